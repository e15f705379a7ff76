import type { AppLanguage } from "../../common/app-languages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import type { PrintKind } from "../../common/print/print-kinds.ts";
import { defaultPrintOptions, type PrintOptions } from "../../common/print/print-options.ts";
import { defaultTheme } from "../../common/theme.ts";
import { createFaces } from "../features/print/faces/faces.ts";
import type { LayoutInput } from "../features/print/pages/layout.ts";
import type { Block, Box, Page, PageItem, StructureTag, TextBox } from "../features/print/pages/page.ts";
import { pageLook } from "../features/print/pages/page-look.ts";
import type { PrintFacts, PrintGuest } from "../features/print/pages/print-facts.ts";
import { createTextSetter } from "../features/print/text/create-text-setter.ts";
import { readMessages } from "../lib/languages.ts";

// Fonts are read once.
const setter = createTextSetter(createFaces());

interface GivenInput<Kind extends PrintKind> {
  facts?: Partial<PrintFacts>;
  options?: Partial<PrintOptions<Kind>>;
  /** English by default. */
  tag?: AppLanguage;
}

/** Input of a layout for an event without a picture. */
export function layoutInput<Kind extends PrintKind>(
  kind: Kind,
  { facts = {}, options = {}, tag = "en" }: GivenInput<Kind> = {},
): LayoutInput<Kind> {
  const theme = { ...defaultTheme, primaryColor: "#7b2d42", fontFamily: "Great Vibes, cursive" };
  const columns = facts.columns ?? [];
  const chosen = { ...defaultPrintOptions(kind, { language: tag, columns }), ...options };
  return {
    facts: {
      event: {
        name: "Anna & Ben",
        date: "2027-06-12",
        location: "Rosewood House",
        theme,
        link: "https://tables.example/view/seats/k3x9q2mz7w#code=1234",
        picture: null,
      },
      listVersion: 57,
      readAt: "2027-06-01T18:42:00.000Z",
      ...{ guests: [], tables: [], columns, plan: null },
      ...facts,
    },
    options: chosen,
    setter,
    language: createLanguage(tag, readMessages(tag)),
    look: pageLook(theme, chosen.look),
    notes: { smallNames: new Set(), isOrnamentLeftOut: false },
  };
}

export function printGuest(id: number, name: string, table: string, more: Partial<PrintGuest> = {}): PrintGuest {
  const none = { seat: null, household: "", hostId: null, guestOf: "", isChild: false, needsAccess: false };
  return { id, name, table, ...none, info: {}, ...more };
}

/** In reading order, including blocks and groups. */
export function boxesOf(items: readonly PageItem[]): Box[] {
  return items.flatMap((item) => {
    if (item.kind === "block") return boxesOf(item.items);
    return item.kind === "group" ? [item, ...boxesOf(item.boxes)] : [item];
  });
}

export function textsOf({ items }: Pick<Page, "items">): TextBox[] {
  return boxesOf(items).filter((box) => box.kind === "text");
}

export function blocksOf(items: readonly PageItem[], tag: StructureTag): Block[] {
  return items.flatMap((item) =>
    item.kind === "block" ? [...(item.tag === tag ? [item] : []), ...blocksOf(item.items, tag)] : [],
  );
}

export function protruding(page: Page): string[] {
  const isInside = ({ x, y, line }: TextBox) =>
    x >= -0.1 && x + line.width <= page.width + 0.1 && y - line.ascent >= -0.1 && y + line.descent <= page.height + 0.1;
  return textsOf(page).flatMap((box) => (isInside(box) ? [] : [box.line.text]));
}

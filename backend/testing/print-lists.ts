import type { AppLanguage } from "../../common/app-languages.ts";
import { createLanguage } from "../../common/messages/language.ts";
import type { PrintKind } from "../../common/print/print-kinds.ts";
import type { PrintOptions } from "../../common/print/print-options.ts";
import { defaultPrintOptions } from "../../common/print/print-rules.ts";
import { defaultTheme } from "../../common/theme.ts";
import { createFaces } from "../features/print/faces/faces.ts";
import type { LayoutInput } from "../features/print/pages/layout.ts";
import type { Block, Box, Page, PageItem, StructureTag, TextBox } from "../features/print/pages/page.ts";
import { pageLook } from "../features/print/pages/page-look.ts";
import type { PrintFacts, PrintGuest } from "../features/print/pages/print-facts.ts";
import { createTextSetter } from "../features/print/text/create-text-setter.ts";
import { readMessages } from "../lib/languages.ts";

const setter = createTextSetter(createFaces());

export function printGuest(id: number, given: Partial<PrintGuest>): PrintGuest {
  return {
    ...{ id, name: `Guest ${id}`, table: "", seat: null, household: "", guestOf: "" },
    ...{ isChild: false, needsAccess: false, info: {}, ...given },
  };
}

export function listInput(
  kind: PrintKind,
  facts: Partial<PrintFacts>,
  options: Partial<PrintOptions> = {},
  tag: AppLanguage = "en",
): LayoutInput {
  const columns = facts.columns ?? [];
  const event = { name: "Anna & Ben", date: "2027-06-12", location: "Rosewood House", theme: defaultTheme };
  return {
    facts: {
      event: { ...event, link: "https://tables.example/view/seats/0123456789", picture: null },
      ...{ listVersion: 57, readAt: "2026-11-22T18:42:00Z", guests: [], tables: [], columns, plan: null },
      ...facts,
    },
    options: { ...defaultPrintOptions(kind, { language: tag, columns }), ...options },
    setter,
    language: createLanguage(tag, readMessages(tag)),
    look: pageLook(defaultTheme, "plain"),
  };
}

export function blocksOf(page: Page, tag: StructureTag): Block[] {
  const find = (items: readonly PageItem[]): Block[] =>
    items.flatMap((item) => (item.kind !== "block" ? [] : [...(item.tag === tag ? [item] : []), ...find(item.items)]));
  return find(page.items);
}

export function boxesOf(items: readonly PageItem[]): Box[] {
  return items.flatMap((item) => (item.kind === "block" ? boxesOf(item.items) : [item]));
}

export function textsOf(items: readonly PageItem[]): TextBox[] {
  return boxesOf(items).flatMap((box) => (box.kind === "text" ? [box] : []));
}

/** Lines joined by spaces. */
export function saidBy(block: Block): string {
  return textsOf([block])
    .map(({ line }) => line.text.trim())
    .join(" ");
}

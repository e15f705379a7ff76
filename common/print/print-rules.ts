import { z } from "zod";
import { rule } from "../rule-messages.ts";
import { fitsCode } from "./code-room.ts";
import {
  chooseGuests,
  customSheet,
  flatSheet,
  guestOptions,
  type PrintKnowledge,
  sheetOptions,
} from "./option-groups.ts";
import { choicesOf } from "./print-choices.ts";
import type { PrintKind } from "./print-kinds.ts";
import type { PrintDefaults } from "./print-option.ts";
import { optionsOf, optionsOn, type PrintOptions, printOptions } from "./print-options.ts";
import { printOrders, printSheets } from "./print-words.ts";

/** Schema of flat choices, as in queries. Omitted or null: the default; what the kind lacks is ignored. */
export function printOptionsSchema(kind: PrintKind, known: PrintKnowledge) {
  const { papers: offered, orders, sheets, guests } = choicesOf(kind);
  const used = optionsOf(kind);
  const offer = {
    papers: offered,
    orders: orders.length > 0 ? orders : printOrders.options,
    sheets: sheets.length > 0 ? sheets : printSheets.options,
    columns: known.columns,
  };
  // Mistakes are reported in this order.
  const rules = z.object({ ...guestOptions, ...sheetOptions, ...optionsOn(offer) });
  const checked = rules.transform((given, context): PrintOptions => {
    const { which, table, since, sheetColumns, sheetRows, cardWidth, cardHeight, ...options } = given;
    const { sheetLeft, sheetTop, sheetGapX, sheetGapY, ...rest } = options;
    const lengths = { sheetLeft, sheetTop, sheetGapX, sheetGapY };
    const cards = { sheetColumns, sheetRows, cardWidth, cardHeight, ...lengths };
    const chosen: PrintOptions = {
      ...rest,
      guests: guests.includes(which) ? chooseGuests({ which, table, since }, known, context) : { which: "all" },
      customSheet: rest.sheet === "custom" ? customSheet(cards, rest.paper, context) : null,
    };
    if (rest.showCode && !fitsCode(kind, chosen)) context.addIssue(rule("rules.cardTooSmallForCode"));
    return chosen;
  });
  const withDefaults = (given: Record<string, unknown>) =>
    Object.fromEntries(
      printOptions.map(({ name, defaultFor }) => [
        name,
        (used.has(name) ? given[name] : null) ?? defaultFor(kind, known),
      ]),
    );
  return z.preprocess(withDefaults, checked);
}

export function defaultPrintOptions(kind: PrintKind, known: PrintDefaults): PrintOptions {
  return printOptionsSchema(kind, known).parse({});
}

/** The choices as flat fields, the reverse of {@link printOptionsSchema}. */
export function flatOptions({ guests, customSheet: sheet, ...options }: PrintOptions): Record<string, unknown> {
  return { ...options, ...guests, ...(sheet && flatSheet(sheet)) };
}

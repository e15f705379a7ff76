import type { Language } from "../../../../common/messages/language.ts";
import { message } from "../../../../common/messages/message.ts";
import { nameInForm } from "../../../../common/print/name-form.ts";
import type { PrintOptions } from "../../../../common/print/print-options.ts";
import { isTableNumber } from "../../../../common/table-name.ts";
import type { PrintGuest } from "../pages/print-facts.ts";
import { isolated } from "../text/clean-text.ts";

/** "Table 7", but "Head table". Empty for no table. */
export function tableTitle(label: string, language: Language): string {
  if (label === "" || !isTableNumber(label)) return label;
  return language.say(message("guest-search.table", { table: label }));
}

/** A guest's value in an extra column; empty for none. */
export function columnValue({ info }: PrintGuest, column: string): string {
  return Object.hasOwn(info, column) ? (info[column] ?? "").replace(/\s+/gu, " ").trim() : "";
}

/** Values in the chosen extra columns, with the columns' names. */
export function columnDetails(guest: PrintGuest, columns: readonly string[], language: Language): string {
  return columns
    .map((column) => ({ column, value: columnValue(guest, column) }))
    .filter(({ value }) => value !== "")
    .map((detail) =>
      language.say(message("print-lists.detail", { column: isolated(detail.column), value: isolated(detail.value) })),
    )
    .join(" · ");
}

type NameOptions = Pick<PrintOptions<"poster">, "nameForm" | "titleColumn">;

/** A guest's name in the chosen form. */
export const printedName = (guest: PrintGuest, options: NameOptions) =>
  nameInForm({ name: guest.name, title: columnValue(guest, options.titleColumn) }, options.nameForm);

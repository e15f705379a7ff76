import type { Language } from "../../../../../common/messages/language.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";

/** Values in the chosen extra columns, with the columns' names. */
export function columnDetails(guest: PrintGuest, columns: readonly string[], language: Language): string {
  return columns
    .filter((column) => columnValue(guest, column) !== "")
    .map((column) => language.say(message("print-lists.detail", { column, value: columnValue(guest, column) })))
    .join(" · ");
}

/** A guest's value in an extra column; empty for none. */
export function columnValue({ info }: PrintGuest, column: string): string {
  return Object.hasOwn(info, column) ? (info[column] ?? "").replace(/\s+/gu, " ").trim() : "";
}

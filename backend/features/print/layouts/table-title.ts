import type { Language } from "../../../../common/messages/language.ts";
import { message } from "../../../../common/messages/message.ts";
import { isTableNumber } from "../../../../common/table-name.ts";

/** "Table 7", but "Head table". Empty for no table. */
export function tableTitle(label: string, language: Language): string {
  if (label === "" || !isTableNumber(label)) return label;
  return language.say(message("guest-search.table", { table: label }));
}

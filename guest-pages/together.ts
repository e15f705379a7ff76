import type { ShownGuest } from "../common/guest-page.ts";
import { type Message, message } from "../common/messages/message.ts";
import { isTableNumber } from "../common/table-name.ts";

/** "Tom and Anna Becker": a family name that all share is said once. */
export function namesTogether(guests: readonly Pick<ShownGuest, "name">[], tag: string): string {
  const list = new Intl.ListFormat(tag);
  const names = guests.map(({ name }) => name);
  const words = names.map((name) => name.split(" "));
  const family = words[0]?.at(-1) ?? "";
  if (!words.every((own) => own.length > 1 && own.at(-1) === family)) return list.format(names);
  return `${list.format(words.map((own) => own.slice(0, -1).join(" ")))} ${family}`;
}

/** The sentence that says where people sit who sit at one table. */
export const togetherMessage = (names: string, table: string): Message =>
  isTableNumber(table)
    ? message("guest-search.togetherAtTable", { names, table })
    : message("guest-search.togetherAt", { names, place: table });

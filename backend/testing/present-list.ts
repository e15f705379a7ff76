import type { ImportedGuest, PresentList } from "../features/guest-import/list/model/guest-list.ts";

export function presentList(guests: readonly Pick<ImportedGuest, "name" | "tableNumber">[]): PresentList {
  return { names: guests.map(({ name }) => name), tables: guests.map(({ tableNumber }) => tableNumber) };
}

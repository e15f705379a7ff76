import type { Sheet, UnreadSheet } from "../features/guest-import/formats/sheet.ts";

/** All sheets of a file, read. */
export async function sheetsIn(file: readonly UnreadSheet[] | Promise<readonly UnreadSheet[]>): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const unread of await file) sheets.push(await unread.read());
  return sheets;
}

import type { Sheet } from "../features/guest-import/formats/sheet.ts";
import { readXlsx } from "../features/guest-import/formats/xlsx-rows.ts";

export async function xlsxSheets(bytes: Buffer): Promise<Sheet[]> {
  const sheets: Sheet[] = [];
  for (const unread of await readXlsx(bytes)) sheets.push(await unread.read());
  return sheets;
}

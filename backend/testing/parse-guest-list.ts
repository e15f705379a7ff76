import type { KindOfFile } from "../features/guest-import/formats/file-kind.ts";
import { type GuestList, listOf, type ReadingChoices } from "../features/guest-import/list/model/guest-list.ts";
import { parseGuestFile } from "../features/guest-import/list/parse-guest-list.ts";

/** The list of a file. @throws DomainError UNREADABLE_FILE without one */
export async function parseGuestList(bytes: Buffer, kind: KindOfFile, choices?: ReadingChoices): Promise<GuestList> {
  return listOf(await parseGuestFile(bytes, kind, choices));
}

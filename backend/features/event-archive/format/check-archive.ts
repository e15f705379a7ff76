import { maxPlacedSeats, maxPlacedTables } from "../../../../common/floor-plan/plan-limits.ts";
import { maxGuestsInAllWishes } from "../../../../common/wish-limits.ts";
import { doorFactsSince, type Manifest, type ShownPicture, savedPlansSince } from "./event-record.ts";
import { entryOf, type KeptListRecord, type PictureRecord, shownPicturesOf } from "./history-records.ts";
import {
  filePath,
  keptGuestsPart,
  keptSheetPart,
  type LinesPart,
  manifestPath,
  maxPictureBytes,
  maxStoredFileBytes,
  parts,
  picturePath,
} from "./parts.ts";
import { checkPicture } from "./picture-bytes.ts";
import { readBytes, readManifest, readRecords } from "./read-records.ts";
import { damaged } from "./refusals.ts";
import { UsedNumbers } from "./used-numbers.ts";
import type { ArchiveParts } from "./zip-reader.ts";

/** Validates all of an archive before anything is written. @throws DomainError UNREADABLE_FILE; TOO_LARGE unpacked */
export async function checkArchive(archive: ArchiveParts): Promise<Manifest> {
  const manifest = await readManifest(archive);
  const used = new UsedNumbers();
  const pictures = await checkPictures(archive, used);
  checkShown(manifest.event.picture, pictures);
  used.note("pictures", [manifest.event.picture?.number ?? null]);
  await checkList(archive, used);
  const entries = await checkHistory(archive, used);
  await checkKeptLists(archive, entries, used);
  await checkRest(archive, used);
  if (manifest.version >= doorFactsSince) await checkDoor(archive, used);
  if (manifest.version >= savedPlansSince) await checkSavedPlans(archive, used);
  if (!used.areAll(manifest.numbers)) throw damaged(manifestPath);
  return manifest;
}

async function forEach<Record>(
  archive: ArchiveParts,
  part: LinesPart<Record>,
  check: (record: Record) => void | Promise<void>,
): Promise<void> {
  for await (const record of readRecords(archive, part)) await check(record);
}

function onlyOnce<Value>(seen: Set<Value>, value: Value, { path }: { path: string }): void {
  if (seen.has(value)) throw damaged(path);
  seen.add(value);
}

async function checkPictures(archive: ArchiveParts, used: UsedNumbers): Promise<Map<number, PictureRecord>> {
  const pictures = new Map<number, PictureRecord>();
  const seen = new Set<number>();
  await forEach(archive, parts.pictures, async (picture) => {
    const { number, mediaType, hasSmall } = picture;
    onlyOnce(seen, number, parts.pictures);
    used.note("pictures", [number]);
    pictures.set(number, picture);
    for (const size of hasSmall ? (["large", "small"] as const) : (["large"] as const)) {
      const path = picturePath(number, size, mediaType);
      if (!checkPicture(await readBytes(archive, path, maxPictureBytes), picture)) throw damaged(path);
    }
  });
  return pictures;
}

/** Letter by letter, as in databases: context-dependent lower case must not matter. */
const inLowerCase = (label: string): string => Array.from(label, (letter) => letter.toLowerCase()).join("");

/** Guests load this picture, so it must exist as described. */
function checkShown(shown: ShownPicture | null, pictures: ReadonlyMap<number, PictureRecord>): void {
  if (shown === null) return;
  const picture = pictures.get(shown.number);
  const isSame =
    picture?.purpose === shown.kind &&
    picture.mediaType === shown.mediaType &&
    picture.hasSmall === (shown.smallWidth !== null);
  if (!isSame) throw damaged(manifestPath);
}

async function checkList(archive: ArchiveParts, used: UsedNumbers): Promise<void> {
  const labels = new Set<string>();
  const comparable = new Set<string>();
  const placed = { tables: 0, seats: 0 };
  await forEach(archive, parts.tables, ({ label, x, capacity }) => {
    labels.add(label);
    placed.tables += x === null ? 0 : 1;
    placed.seats += x === null ? 0 : (capacity ?? 0);
    if (placed.tables > maxPlacedTables || placed.seats > maxPlacedSeats) throw damaged(parts.tables.path);
    onlyOnce(comparable, inLowerCase(label), parts.tables);
  });
  const guests = new Set<number>();
  await forEach(archive, parts.guests, ({ number, guestOf, merged, table }) => {
    onlyOnce(guests, number, parts.guests);
    if (table !== "" && !labels.has(table)) throw damaged(parts.guests.path);
    used.note("guests", [number, guestOf, ...merged]);
  });
  await forEach(archive, parts.rooms, ({ picture }) => used.note("pictures", [picture]));
  const fixtures = new Set<number>();
  await forEach(archive, parts.fixtures, ({ number }) => {
    onlyOnce(fixtures, number, parts.fixtures);
    used.note("fixtures", [number]);
  });
  let guestsInWishes = 0;
  await forEach(archive, parts.wishes, (wish) => {
    guestsInWishes += wish.guests.length;
    // Like stored wishes, some may have lost their meaning.
    if (guestsInWishes > 2 * maxGuestsInAllWishes) throw damaged(parts.wishes.path);
    if (wish.tables.some((table) => !labels.has(table))) throw damaged(parts.wishes.path);
    used.note("guests", wish.guests);
    used.note("fixtures", [wish.fixture]);
  });
}

async function checkHistory(archive: ArchiveParts, used: UsedNumbers): Promise<ReadonlySet<number>> {
  const entries = new Set<number>();
  await forEach(archive, parts.history, ({ number, details, changes }) => {
    onlyOnce(entries, number, parts.history);
    used.note("entries", [number, entryOf(details) ?? null]);
    for (const change of changes ?? []) {
      used.note(
        "pictures",
        shownPicturesOf(change).map((picture) => picture.number),
      );
    }
  });
  return entries;
}

async function checkKeptLists(archive: ArchiveParts, entries: ReadonlySet<number>, used: UsedNumbers): Promise<void> {
  const kept = new Set<number>();
  await forEach(archive, parts.keptLists, async ({ entry, sheet }: KeptListRecord) => {
    onlyOnce(kept, entry, parts.keptLists);
    if (!entries.has(entry)) throw damaged(parts.keptLists.path);
    const guests = new Set<number>();
    await forEach(archive, keptGuestsPart(entry), ({ number, facts }) => {
      // Restoring gives each guest their id back.
      onlyOnce(guests, number, keptGuestsPart(entry));
      used.note("guests", [number, facts?.guestOf ?? null]);
    });
    if (sheet) await forEach(archive, keptSheetPart(entry), ({ number }) => used.note("guests", [number]));
  });
}

async function checkRest(archive: ArchiveParts, used: UsedNumbers): Promise<void> {
  await forEach(archive, parts.prints, () => undefined);
  const shapes = new Set<string>();
  await forEach(archive, parts.choices, ({ shape }) => onlyOnce(shapes, shape, parts.choices));
  let sheets = 0;
  await forEach(archive, parts.sheet, () => {
    sheets += 1;
  });
  await forEach(archive, parts.sheetGuests, ({ number }) => {
    if (sheets === 0) throw damaged(parts.sheetGuests.path);
    used.note("guests", [number]);
  });
  let place = 0;
  await forEach(archive, parts.files, async ({ filename }) => {
    place += 1;
    await readBytes(archive, filePath(place, filename), maxStoredFileBytes);
  });
}

async function checkSavedPlans(archive: ArchiveParts, used: UsedNumbers): Promise<void> {
  await forEach(archive, parts.savedPlans, ({ seats }) => {
    const guests = new Set<number>();
    for (const [guest] of seats) onlyOnce(guests, guest, parts.savedPlans);
    used.note("guests", [...guests]);
  });
}

async function checkDoor(archive: ArchiveParts, used: UsedNumbers): Promise<void> {
  const facts = new Set<string>();
  await forEach(archive, parts.door, ({ id, guest }) => {
    onlyOnce(facts, id, parts.door);
    used.note("guests", [guest]);
  });
}

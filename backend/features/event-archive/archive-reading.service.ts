import type { Queryable } from "../../database/client.ts";
import type { AuditActor } from "../audit/audit-entry.type.ts";
import {
  completeImportedEvent,
  createImportedEvent,
  type ImportedEvent,
  type ImportedFields,
} from "../events/imported-event.service.ts";
import type { User } from "../users/user.type.ts";
import {
  addWaitingGuests,
  createWaitingGuests,
  insertChoices,
  insertDoorFacts,
  insertEntries,
  insertFile,
  insertFixtures,
  insertGuests,
  insertKeptList,
  insertPicture,
  insertPrints,
  insertRoom,
  insertSavedPlan,
  insertSheet,
  insertTables,
  insertWishes,
  recordNoChanges,
  type Target,
} from "./archive-insert.data.ts";
import { doorFactsSince, type Manifest, madeLink, savedPlansSince } from "./format/event-record.ts";
import type { SheetGuestRecord } from "./format/list-records.ts";
import {
  filePath,
  keptGuestsPart,
  keptSheetPart,
  type LinesPart,
  maxPictureBytes,
  maxStoredFileBytes,
  parts,
  picturePath,
} from "./format/parts.ts";
import { readBytes, readRecords } from "./format/read-records.ts";
import { keptGuestText, sheetGuestText, toDoorFact, toEntry, toGuest, toShownPicture } from "./format/to-rows.ts";
import type { ArchiveParts } from "./format/zip-reader.ts";
import { type AllNewIds, takeNewIds } from "./new-ids.data.ts";

const portion = 1000;

/** An event that was imported. */
export interface Imported {
  eventId: number;
  guestCount: number;
  /** Whether the link was taken, so that the event has another. */
  isLinkNew: boolean;
}

/** Writes a checked archive as a new event, in a transaction. `by` is for the audit. */
export async function importArchive(
  tx: Queryable,
  archive: ArchiveParts,
  manifest: Manifest,
  owner: User,
  by: AuditActor,
): Promise<Imported> {
  const { id, isLinkNew } = await createImportedEvent(tx, owner, eventOf(manifest), by);
  // Ids stay taken if the transaction fails, so the event must be admitted first.
  const ids = await takeNewIds(tx, manifest.numbers);
  await completeImportedEvent(tx, id, fieldsOf(manifest, ids));
  await recordNoChanges(tx);
  await createWaitingGuests(tx);
  const target = { tx, id, ids };
  await importPictures(target, archive);
  const guestCount = await importList(target, archive);
  await importHistory(target, archive);
  if (manifest.version >= doorFactsSince) await importDoor(target, archive);
  if (manifest.version >= savedPlansSince) {
    for await (const plan of readRecords(archive, parts.savedPlans)) await insertSavedPlan(target, plan);
  }
  await importKeptLists(target, archive);
  await importSheet(target, archive);
  await importFiles(target, archive);
  return { eventId: id, guestCount, isLinkNew };
}

function eventOf({ event }: Manifest): ImportedEvent {
  const { name, description, date, location, isPublic, showTablemates, guestCode, greeting, guestLanguages } = event;
  const { worksOffline } = event;
  const { primaryColor, secondaryColor, backgroundColor, fontFamily, shortLink } = event;
  return {
    ...{
      name,
      description,
      date,
      location,
      isPublic,
      showTablemates,
      guestCode,
      greeting,
      guestLanguages,
      worksOffline,
    },
    day: event.day,
    theme: { primaryColor, secondaryColor, backgroundColor, fontFamily },
    shortLink: madeLink.test(shortLink) ? shortLink : undefined,
  };
}

function fieldsOf({ event }: Manifest, ids: AllNewIds): ImportedFields {
  const { hiddenColumns, knownColumns, guestListVersion, isDayRead, retentionDays, figures } = event;
  return {
    ...{ hiddenColumns, knownColumns, guestListVersion, isDayRead, retentionDays, figures },
    picture: toShownPicture(event.picture, ids),
    emptiedAt: event.emptiedAt === null ? null : new Date(event.emptiedAt),
    createdAt: new Date(event.createdAt),
    updatedAt: new Date(event.updatedAt),
  };
}

async function inPortions<Record>(
  archive: ArchiveParts,
  part: LinesPart<Record>,
  write: (records: Record[], before: number) => Promise<void>,
): Promise<number> {
  let count = 0;
  let records: Record[] = [];
  for await (const record of readRecords(archive, part)) {
    records.push(record);
    if (records.length < portion) continue;
    await write(records, count);
    count += records.length;
    records = [];
  }
  if (records.length > 0) await write(records, count);
  return count + records.length;
}

async function importPictures(target: Target, archive: ArchiveParts): Promise<void> {
  for await (const picture of readRecords(archive, parts.pictures)) {
    const { number, mediaType, hasSmall } = picture;
    const bytesOf = (size: "large" | "small") =>
      readBytes(archive, picturePath(number, size, mediaType), maxPictureBytes);
    const content = await bytesOf("large");
    const small = hasSmall ? await bytesOf("small") : undefined;
    await insertPicture(target, picture, { content, small });
  }
}

async function importList(target: Target, archive: ArchiveParts): Promise<number> {
  await inPortions(archive, parts.tables, (tables, before) => insertTables(target, tables, before));
  const guestCount = await inPortions(archive, parts.guests, (guests, before) =>
    insertGuests(
      target,
      guests.map((guest) => toGuest(guest, target.ids)),
      before,
    ),
  );
  for await (const room of readRecords(archive, parts.rooms)) await insertRoom(target, room);
  await inPortions(archive, parts.fixtures, (fixtures) => insertFixtures(target, fixtures));
  await inPortions(archive, parts.wishes, (wishes) => insertWishes(target, wishes));
  return guestCount;
}

async function importHistory(target: Target, archive: ArchiveParts): Promise<void> {
  await inPortions(archive, parts.history, (entries) =>
    insertEntries(
      target,
      entries.map((entry) => toEntry(entry, target.ids)),
    ),
  );
  await inPortions(archive, parts.prints, (prints) => insertPrints(target, prints));
  await inPortions(archive, parts.choices, (choices) => insertChoices(target, choices));
}

async function importDoor(target: Target, archive: ArchiveParts): Promise<void> {
  await inPortions(archive, parts.door, (facts, before) =>
    insertDoorFacts(
      target,
      facts.map((fact) => toDoorFact(fact, target.ids)),
      before,
    ),
  );
}

async function importKeptLists(target: Target, archive: ArchiveParts): Promise<void> {
  for await (const list of readRecords(archive, parts.keptLists)) {
    await inPortions(archive, keptGuestsPart(list.entry), (guests) =>
      addWaitingGuests(
        target.tx,
        false,
        guests.map((guest) => keptGuestText(guest, target.ids)),
      ),
    );
    if (list.sheet) await waitForSheet(target, archive, keptSheetPart(list.entry));
    await insertKeptList(target, list);
  }
}

async function importSheet(target: Target, archive: ArchiveParts): Promise<void> {
  for await (const head of readRecords(archive, parts.sheet)) {
    await waitForSheet(target, archive, parts.sheetGuests);
    await insertSheet(target, head);
  }
}

async function waitForSheet(target: Target, archive: ArchiveParts, part: LinesPart<SheetGuestRecord>): Promise<void> {
  await inPortions(archive, part, (guests) =>
    addWaitingGuests(
      target.tx,
      true,
      guests.map((guest) => sheetGuestText(guest, target.ids)),
    ),
  );
}

async function importFiles(target: Target, archive: ArchiveParts): Promise<void> {
  let place = 0;
  for await (const { filename, createdAt } of readRecords(archive, parts.files)) {
    place += 1;
    const content = await readBytes(archive, filePath(place, filename), maxStoredFileBytes);
    await insertFile(target, filename, createdAt, content);
  }
}

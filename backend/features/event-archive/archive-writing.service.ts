import type { FileHandle } from "node:fs/promises";
import { maxEventArchiveBytes } from "../../../common/limits.ts";
import type { Queryable } from "../../database/client.ts";
import { ZipWriter } from "../../lib/zip-writer.ts";
import type { OwnerEventId } from "../event-rights/event-scope.type.ts";
import { eventNotFound } from "../events/event-access.service.ts";
import {
  readChoices,
  readDoorFacts,
  readEvent,
  readFileBytes,
  readFiles,
  readFixtures,
  readHistory,
  readKeptLists,
  readPictureBytes,
  readPictures,
  readPrints,
  readRooms,
  readSavedPlans,
  readSheets,
  readTables,
  readWishes,
} from "./archive-event.data.ts";
import { findMentionedIds, type MentionedIds } from "./archive-ids.data.ts";
import { chooseKept, type Kept } from "./archive-kept.data.ts";
import { readGuests, readKeptGuests, readKeptSheetGuests, readSheetGuests } from "./archive-list.data.ts";
import { doorFactFrom } from "./format/door-records.ts";
import { manifestFrom } from "./format/from-event.ts";
import { choicesFrom, entryFrom, pictureFrom, printFrom } from "./format/from-history-rows.ts";
import {
  fixtureFrom,
  guestFrom,
  keptGuestFrom,
  type Numberings,
  outlineFrom,
  roomFrom,
  savedPlanFrom,
  sheetGuestFrom,
  sheetHeadFrom,
  tableFrom,
  wishFrom,
} from "./format/from-rows.ts";
import type { KeptListRecord } from "./format/history-records.ts";
import { Numbering } from "./format/numbering.ts";
import {
  filePath,
  keptGuestsPart,
  keptSheetPart,
  manifestPath,
  maxFileBytes,
  maxKeptListBytes,
  parts,
  picturePath,
} from "./format/parts.ts";
import { tooLarge } from "./format/refusals.ts";
import { maxNumbers } from "./format/values.ts";
import { linesOf } from "./format/write-records.ts";

interface Making {
  tx: Queryable;
  id: OwnerEventId;
  kept: Kept;
  numberings: Numberings;
  zip: ZipWriter;
}

/** Writes an archive of one moment. @throws DomainError NOT_FOUND if deleted; TOO_LARGE (200 MB, or too many guests) */
export async function writeArchive(tx: Queryable, id: OwnerEventId, file: FileHandle): Promise<void> {
  const { kept, ids } = await chooseMentioned(tx, id);
  const numberings = {
    guests: new Numbering(ids.guests),
    fixtures: new Numbering(ids.fixtures),
    entries: new Numbering(ids.entries),
    pictures: new Numbering(ids.pictures),
  };
  const making = { tx, id, kept, numberings, zip: new ZipWriter(file) };
  for (const write of [writeEvent, writeList, writeHistory, writeKeptLists, writeSheet, writeFiles, writePictures]) {
    await write(making);
    if (making.zip.length > maxEventArchiveBytes) throw tooLarge();
  }
  await making.zip.finish();
}

/** Takes no kept lists if they would mention too many guests. */
async function chooseMentioned(tx: Queryable, id: OwnerEventId): Promise<{ kept: Kept; ids: MentionedIds }> {
  for (const maxLists of [parts.keptLists.most, 0]) {
    const kept = await chooseKept(tx, id, {
      maxBytesOfLists: maxKeptListBytes,
      maxLists,
      maxBytesOfFiles: maxFileBytes,
      maxFiles: parts.files.most,
    });
    const ids = await findMentionedIds(tx, id, kept);
    if (ids.guests.length <= maxNumbers.guests) return { kept, ids };
  }
  throw tooLarge();
}

async function writeEvent({ tx, id, kept, numberings, zip }: Making): Promise<void> {
  const event = await readEvent(tx, id);
  if (!event) throw eventNotFound();
  const manifest = manifestFrom(event, kept.leftOut, numberings);
  await zip.add(manifestPath, [Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]);
}

async function writeList({ tx, id, numberings, zip }: Making): Promise<void> {
  const tables = await readTables(tx, id);
  await zip.add(parts.tables.path, linesOf(tables.map(tableFrom)));
  await zip.add(parts.guests.path, linesOf(each(readGuests(tx, id), (guest) => guestFrom(guest, numberings))));
  const rooms = (await readRooms(tx, id)).map((room) => roomFrom(room, outlineFrom(room.outline), numberings));
  await zip.add(parts.rooms.path, linesOf(rooms));
  const fixtures = (await readFixtures(tx, id)).map((fixture) => fixtureFrom(fixture, numberings));
  await zip.add(parts.fixtures.path, linesOf(fixtures));
  const labels = new Map(tables.map((table) => [table.id, table.label]));
  const wishes = (await readWishes(tx, id)).flatMap((wish) => wishFrom(wish, numberings, labels) ?? []);
  await zip.add(parts.wishes.path, linesOf(wishes));
  const plans = (await readSavedPlans(tx, id)).map((plan) => savedPlanFrom(plan, numberings));
  await zip.add(parts.savedPlans.path, linesOf(plans));
}

async function writeHistory({ tx, id, numberings, zip }: Making): Promise<void> {
  await zip.add(parts.history.path, linesOf(each(readHistory(tx, id), (entry) => entryFrom(entry, numberings))));
  await zip.add(parts.door.path, linesOf(each(readDoorFacts(tx, id), (fact) => doorFactFrom(fact, numberings))));
  await zip.add(parts.prints.path, linesOf((await readPrints(tx, id)).map(printFrom)));
  const choices = (await readChoices(tx, id)).flatMap((chosen) => choicesFrom(chosen) ?? []);
  await zip.add(parts.choices.path, linesOf(choices));
}

async function writeKeptLists({ tx, kept, numberings, zip }: Making): Promise<void> {
  const lists = await readKeptLists(tx, kept.entryIds);
  const records = lists.map(({ entryId, hasSheet, sheetVersion, sheetTables, ...list }): KeptListRecord => {
    const { fingerprint, listVersion, guestCount, hasFacts } = list;
    const sheet = hasSheet ? sheetHeadFrom(sheetVersion, sheetTables) : null;
    return { entry: numberings.entries.of(entryId), fingerprint, listVersion, guestCount, hasFacts, sheet };
  });
  await zip.add(parts.keptLists.path, linesOf(records));
  for (const { entryId, hasSheet } of lists) {
    const entry = numberings.entries.of(entryId);
    const guests = each(readKeptGuests(tx, entryId), (guest) => keptGuestFrom(guest, numberings));
    await zip.add(keptGuestsPart(entry).path, linesOf(guests));
    if (!hasSheet) continue;
    const rows = each(readKeptSheetGuests(tx, entryId), (guest) => sheetGuestFrom(guest, numberings));
    await zip.add(keptSheetPart(entry).path, linesOf(rows));
  }
}

async function writeSheet({ tx, id, numberings, zip }: Making): Promise<void> {
  const heads = (await readSheets(tx, id)).map(({ version, tables }) => sheetHeadFrom(version, tables));
  await zip.add(parts.sheet.path, linesOf(heads));
  const rows = each(readSheetGuests(tx, id), (guest) => sheetGuestFrom(guest, numberings));
  await zip.add(parts.sheetGuests.path, linesOf(rows));
}

async function writeFiles({ tx, kept, zip }: Making): Promise<void> {
  const files = await readFiles(tx, kept.fileIds);
  const records = files.map(({ filename, createdAt }) => ({ filename, createdAt: createdAt.toISOString() }));
  await zip.add(parts.files.path, linesOf(records));
  for (const [i, { id, filename }] of files.entries()) {
    await zip.add(filePath(i + 1, filename), [await readFileBytes(tx, id)]);
  }
}

async function writePictures({ tx, id, numberings, zip }: Making): Promise<void> {
  const pictures = await readPictures(tx, id);
  const records = pictures.map((picture) => pictureFrom(picture, numberings));
  await zip.add(parts.pictures.path, linesOf(records));
  for (const { id: pictureId, mediaType } of pictures) {
    const number = numberings.pictures.of(pictureId);
    const { content, smallContent } = await readPictureBytes(tx, pictureId);
    await zip.add(picturePath(number, "large", mediaType), [content]);
    if (smallContent) await zip.add(picturePath(number, "small", mediaType), [smallContent]);
  }
}

async function* each<Row, Record>(rows: AsyncIterable<Row>, toRecord: (row: Row) => Record): AsyncGenerator<Record> {
  for await (const row of rows) yield toRecord(row);
}

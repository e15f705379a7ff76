import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { isDeepRun, randomRuns } from "../../../common/testing/random-runs.ts";
import type { Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import {
  differencesOf,
  type Edit,
  edited,
  histories,
  plain,
  type RandomGuest,
  type Step,
  wishesOf,
} from "../../testing/guest-histories.ts";
import { mergedSheet, pairByName, undone, update } from "../../testing/import-model.ts";
import { factsAfter, seatKey, seatOnce } from "../../testing/import-model-facts.ts";
import type { ModelBase, ModelGuest, ModelRow } from "../../testing/import-model-guest.ts";
import { sharedTestDatabase } from "../../testing/test-database.ts";
import type { WritableEventId } from "../event-rights/event-scope.type.ts";
import { scopeOfNewEvent } from "../events/event-access.service.ts";
import { ImportMode } from "./guest-import.input.ts";
import { replaceByStaged, stageKeptGuests } from "./guest-list.data.ts";
import { insertListChange } from "./guest-list-change.data.ts";
import { compareWithList } from "./guest-preview.service.ts";
import type { GuestDifference } from "./guest-preview.type.ts";
import { applyStaged, stageImport } from "./guest-staging.service.ts";
import { putBackSheet } from "./imported-sheet.data.ts";
import type { Attendance, ImportedGuest } from "./list/model/guest-list.ts";
import { packGuests } from "./list/packed-guests.ts";

const seed = isDeepRun ? Math.floor(Math.random() * 2 ** 31) : 20261128;
const runs = randomRuns(300, 25);
const lanes = 4;

const { db } = await sharedTestDatabase();
let ownerId: number;
beforeAll(async () => {
  const account = {
    name: "Zoë",
    username: "zoe",
    usernameKey: "zoe",
    email: "z@example.com",
    emailKey: "z@example.com",
  };
  ownerId = (await db.prisma.user.create({ data: { ...account, passwordHash: "", role: "admin" } })).id;
});

/** Organizers cannot reorder guests. */
async function editByHand(tx: Queryable, eventId: number, edits: Edit[]): Promise<void> {
  const before = await readList(tx, eventId);
  const possible = edits.filter(({ what }) => what !== "swap");
  const after = seatedOnce(edited(before, possible, (one) => ({ id: 0, ...one })));
  const ids = new Set(after.map(({ id }) => id));
  if (ids.size < before.length) await tx.guest.deleteMany({ where: { eventId, id: { notIn: [...ids] } } });
  for (const [position, { id, name, tableNumber, info, seat, ...facts }] of after.entries()) {
    const data = { name, tableNumber, additionalInfo: info, ...facts, seatNumber: seat || null };
    const was = before.find((one) => one.id === id);
    if (!was) await tx.guest.create({ data: { ...data, eventId, position: 100_000 + position } });
    else if (JSON.stringify(was) !== JSON.stringify(after[position])) {
      await tx.guest.update({ where: { id }, data });
    }
  }
}

const readList = (tx: Queryable, eventId: number) => tx.$queryRaw<ModelGuest[]>`
  SELECT id, name, table_number AS "tableNumber", additional_info AS info, household,
    door_note AS "doorNote", other_names AS "otherNames", attendance::text,
    coalesce(seat_number, 0) AS seat FROM guests
  WHERE event_id = ${eventId} ORDER BY position, id`;

async function readBase(tx: Queryable, eventId: number): Promise<{ text: string; base: ModelBase[] }> {
  const [row] = await tx.$queryRaw<{ text: string }[]>`
    SELECT guests::text AS text FROM imported_sheets WHERE event_id = ${eventId}`;
  if (!row) return { text: "", base: [] };
  const { guests }: { guests: StoredRow[] } = JSON.parse(row.text);
  const base = guests.map(({ additionalInfo, facts, ...one }) => ({
    ...{ ...one, info: additionalInfo, household: facts?.household ?? "" },
    ...{ doorNote: facts?.doorNote ?? "", otherNames: facts?.otherNames ?? "" },
    ...{ attendance: facts?.attendance ?? "unknown", seat: facts?.seatNumber ?? 0 },
  }));
  return { text: row.text, base };
}

type StoredRow = Pick<ModelBase, "id" | "name" | "tableNumber" | "row"> & {
  additionalInfo: Record<string, string>;
  facts: {
    household: string | null;
    doorNote: string | null;
    otherNames: string | null;
    attendance: Attendance | null;
    seatNumber: number | null;
  } | null;
};

/** Without a table there is no seat, and nobody shares one. */
const seatedOnce = <T extends Pick<ModelGuest, "tableNumber" | "seat">>(guests: readonly T[]): T[] =>
  seatOnce(guests.map((one) => ({ one: one.tableNumber === "" ? { ...one, seat: 0 } : one, isSaid: false })));

const sorted = <T>(items: readonly T[]): string[] => items.map((item) => JSON.stringify(item)).sort();
const byColumn = ({ guests }: GuestDifference) =>
  sorted(
    guests.map(({ name, tableNumber, previousName, previousTableNumber, changes }) => ({
      ...{ name, tableNumber, previousName, previousTableNumber },
      changes: changes.toSorted((one, other) => (one.column < other.column ? -1 : 1)),
    })),
  );

const withoutOrder = (one: ModelGuest) => ({ ...one, info: Object.fromEntries(Object.entries(one.info).sort()) });

async function importAndCheck(
  tx: Queryable,
  id: WritableEventId,
  rows: readonly ModelRow[],
  taken: Step,
): Promise<void> {
  const { mode } = taken;
  const [before, { base, text }] = [await readList(tx, id), await readBase(tx, id)];
  const { wishes, choose } = wishesOf(taken, [...new Set([...before, ...base].map((one) => one.id))]);
  const portions = [...packGuests(rows.map(importedGuest))];
  const plan = { mode, conflicts: wishes };
  const staged = await stageImport(tx, id, { count: rows.length, portions }, plan);
  const preview = await compareWithList(tx, id, staged, plan);
  const entry = await tx.historyEntry.create({ data: { eventId: id, action: "upload_file" } });
  const change = { historyEntryId: entry.id, eventId: id, fingerprint: null, listVersion: 1 };
  await insertListChange(tx, change);
  await applyStaged(tx, id, plan, []);
  const [after, sheet] = [await readList(tx, id), (await readBase(tx, id)).base];

  const differences = differencesOf(before, after);
  for (const kind of ["added", "moved", "changed", "removed"] as const) {
    expect(byColumn(preview[kind]), kind).toEqual(sorted(differences[kind]));
    expect([preview[kind].totalCount, staged[kind]], kind).toEqual([
      differences[kind].length,
      differences[kind].length,
    ]);
  }
  const isNew = (guestId: number) => !before.some((one) => one.id === guestId);
  const tombstones = base.filter((one) => isNew(one.id));
  if (mode === ImportMode.UPDATE) {
    const expected = update(rows, base, before, choose);
    const known = (guestId: number) => (isNew(guestId) && !tombstones.some((one) => one.id === guestId) ? 0 : guestId);
    expect(after.map((one) => withoutOrder({ ...one, id: known(one.id) }))).toEqual(expected.list.map(withoutOrder));
    expect(sorted(preview.conflicts.map(({ name: _, ...conflict }) => conflict))).toEqual(sorted(expected.conflicts));
    expect(preview.conflictCount).toBe(expected.conflicts.length);
    expect(sheet.map((one) => known(one.id))).toEqual(expected.sheetIds);
    expect(sheet.map(({ id: _, ...one }) => one)).toEqual(expected.sheet.map(asStored));
    const revived = tombstones.filter((one) => !isNew(one.id) || after.some((now) => now.id === one.id));
    expect(preview.undoneEdits).toBe(undone(base, before, after, revived.length));
  } else {
    const pairs = pairByName(rows, before);
    const revived = new Map([...pairByName(rows, tombstones, pairs)].filter(([row]) => !pairs.has(row)));
    expect(preview.undoneEdits).toBe(undone(base, before, after, revived.size));
    expect([preview.conflictCount, preview.conflicts]).toEqual([0, []]);
    const added = after.filter((one) => isNew(one.id));
    for (const row of rows.filter((one) => !pairs.has(one))) pairs.set(row, added.shift()?.id ?? 0);
    checkFacts(rows, pairs, before, after, mode);
    const expected =
      mode === ImportMode.MERGE
        ? mergedSheet(new Map(rows.map((row) => [row, pairs.get(row) ?? 0])), base, revived)
        : rows.map((row) => ({ ...asStored(row), id: pairs.get(row) ?? 0 }));
    expect(sheet.map(withoutOrder)).toEqual(expected.map(withoutOrder));
  }

  await restoreAndCheck(tx, id, entry.id, { list: before, text });
}

function importedGuest({ info, household, doorNote, otherNames, attendance, seat, ...row }: ModelRow): ImportedGuest {
  return {
    ...{ ...row, additionalInfo: Object.entries(info) },
    ...(household !== null && { household }),
    ...(doorNote !== null && { doorNote }),
    ...(otherNames !== null && { otherNames }),
    ...(attendance !== null && { attendance }),
    ...(seat !== null && { seatNumber: seat }),
  };
}

const asStored = (row: ModelRow) => ({
  ...row,
  household: row.household ?? "",
  doorNote: row.doorNote ?? "",
  otherNames: row.otherNames ?? "",
  attendance: row.attendance ?? "unknown",
  seat: row.seat ?? 0,
});

function checkFacts(
  rows: readonly ModelRow[],
  pairs: ReadonlyMap<ModelRow, number>,
  before: readonly ModelGuest[],
  after: readonly ModelGuest[],
  mode: ImportMode,
): void {
  const isMerge = mode === ImportMode.MERGE;
  const now = new Map(after.map((one) => [one.id, one]));
  const guests = rows.flatMap((row) => now.get(pairs.get(row) ?? 0) ?? []);
  const paired = new Set(pairs.values());
  const staying = isMerge ? before.filter(({ id, seat }) => seat > 0 && !paired.has(id)).map(seatKey) : [];
  const expected = rows.map((row, place) => {
    const tableNumber = guests[place]?.tableNumber ?? "";
    const id = pairs.get(row);
    const facts = factsAfter(
      row,
      tableNumber,
      before.find((one) => one.id === id),
      isMerge,
    );
    return { one: { tableNumber, ...facts }, isSaid: (row.seat ?? 0) > 0 };
  });
  expect(
    guests.map(({ tableNumber, household, doorNote, otherNames, attendance, seat }) => ({
      ...{ tableNumber, household, doorNote, otherNames, attendance, seat },
    })),
  ).toEqual(seatOnce(expected, new Set(staying)));
}

async function restoreAndCheck(
  tx: Queryable,
  id: WritableEventId,
  historyEntryId: number,
  expected: { list: ModelGuest[]; text: string },
): Promise<void> {
  await tx.$executeRaw`SAVEPOINT imported`;
  for (const table of ["staged_guests", "paired_guests", "left_rows"])
    await tx.$executeRawUnsafe(`DROP TABLE ${table}`);
  await stageKeptGuests(tx, id, historyEntryId);
  await replaceByStaged(tx, id);
  await putBackSheet(tx, id, historyEntryId);
  expect(await readList(tx, id)).toEqual(expected.list);
  expect((await readBase(tx, id)).text).toBe(expected.text);
  await tx.$executeRaw`ROLLBACK TO SAVEPOINT imported`;
}

async function live({ sheet, steps }: { sheet: RandomGuest[]; steps: Step[] }, shortLink: string): Promise<void> {
  const event = await db.prisma.event.create({ data: { ownerId, name: "Gala", shortLink } });
  const id = scopeOfNewEvent(event);
  let guests = sheet.map(plain);
  for (const one of steps) {
    guests = edited(guests, one.sheetEdits, (added) => added);
    let row = 1;
    const rows = seatedOnce(guests).map((added, place) => {
      row += one.ownRows[place] === false ? 0 : 1;
      const said = <Key extends keyof Step["says"]>(fact: Key) => (one.says[fact] ? added[fact] : null);
      return {
        ...{ ...added, row, household: said("household"), doorNote: said("doorNote"), otherNames: said("otherNames") },
        ...{ attendance: said("attendance"), seat: said("seat") },
      };
    });
    await inTransaction(db, async (tx) => {
      await editByHand(tx, id, one.handEdits);
      await importAndCheck(tx, id, rows, one);
    });
  }
}

it(`previews what it does, does what it should, and can be undone, in ${runs} random histories`, {
  timeout: 600_000,
}, async () => {
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => {
      let lived = 0;
      const property = fc.asyncProperty(histories, async (one) => {
        lived += 1;
        await live(one, `lane-${lane}-${lived}`);
      });
      return fc.assert(property, { seed: seed + lane, numRuns: Math.ceil(runs / lanes) });
    }),
  );
});

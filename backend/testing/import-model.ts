import type { ConflictSide } from "../features/guest-import/guest-import.input.ts";
import { findRenames } from "../features/guest-import/renames/find-renames.ts";
import { asBefore, seatOnce } from "./import-model-facts.ts";
import type { ModelBase, ModelGuest, ModelRow } from "./import-model-guest.ts";
import { none, tableOf } from "./import-model-guest.ts";

// What imports should do, written again as plainly as possible, one guest after the other. Names are ASCII.

interface ModelConflict {
  guestId: number;
  field: "name" | "table" | "seat" | "household" | "doorNote" | "otherNames" | "attendance" | "column" | "existence";
  column: string | null;
  before: string | null;
  file: string | null;
  list: string | null;
  take: ConflictSide;
}

export type Choose = (conflict: Omit<ModelConflict, "take">) => ConflictSide;

type Person = Omit<ModelRow, "row"> & { row?: number | null };
type Pairs = Map<ModelRow, number>;

const nameOf = (one: Person) => one.name.toLowerCase();
const infoOf = ({ info }: Person) => JSON.stringify(Object.entries(info).sort());
const facts = ["household", "doorNote", "otherNames", "attendance", "seat"] as const;
const isSame = (one: Person, other: Person) =>
  one.name === other.name &&
  one.tableNumber === other.tableNumber &&
  infoOf(one) === infoOf(other) &&
  facts.every((fact) => one[fact] === null || other[fact] === null || one[fact] === other[fact]);
/** Null without a household, which is then not compared. */
const kinOf = ({ household }: Person) => household?.toLowerCase() || null;

/** In order; or only those who are alone in being alike. */
function pairAlike(
  pairs: Pairs,
  rows: readonly ModelRow[],
  guests: readonly ModelGuest[],
  traitsOf: (one: Person) => (string | number | null | undefined)[],
  isInOrder: boolean,
): void {
  const keyOf = (one: Person) => JSON.stringify(traitsOf(one));
  const taken = new Set(pairs.values());
  const [leftRows, leftGuests] = [rows.filter((row) => !pairs.has(row)), guests.filter(({ id }) => !taken.has(id))];
  for (const row of leftRows) {
    if (traitsOf(row).some((trait) => trait === null || trait === undefined)) continue;
    const alike = leftGuests.filter((guest) => keyOf(guest) === keyOf(row));
    const namesakes = leftRows.filter((other) => keyOf(other) === keyOf(row));
    const guest = alike[isInOrder ? namesakes.indexOf(row) : 0];
    if (guest && (isInOrder || (alike.length === 1 && namesakes.length === 1))) pairs.set(row, guest.id);
  }
}

/** As an import that replaces or merges pairs them, and as deleted guests are recognized. */
export function pairByName(rows: readonly ModelRow[], guests: readonly ModelGuest[], known: Pairs = new Map()): Pairs {
  const pairs = new Map(known);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one), one.tableNumber, kinOf(one)], true);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one), one.tableNumber], true);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one), kinOf(one)], false);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one)], false);
  return pairs;
}

function pairForUpdate(rows: readonly ModelRow[], base: readonly ModelBase[], list: readonly ModelGuest[]): Pairs {
  const pairs: Pairs = new Map();
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, kinOf(one), infoOf(one), one.row], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, kinOf(one), infoOf(one)], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, kinOf(one)], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, infoOf(one), one.row], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, infoOf(one)], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, one.row], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), kinOf(one)], false);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), infoOf(one)], false);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.row], false);
  pairAlike(pairs, rows, base, (one) => [nameOf(one)], false);
  for (const [row, id] of pairByName(rows, list, pairs)) pairs.set(row, id);
  const taken = new Set(pairs.values());
  const partyOf = ({ household, info }: Person) => household || (info.Party ?? "");
  const gone = base.filter(({ id }) => !taken.has(id)).map((one) => ({ ...one, party: partyOf(one) }));
  const coming = rows.flatMap((row, place) => (pairs.has(row) ? [] : [{ ...row, place, party: partyOf(row) }]));
  for (const { id, place } of findRenames(gone, coming)) pairs.set(rows[place] ?? { ...blank, row: 0 }, id);
  return pairs;
}

const blank: Omit<ModelGuest, "id"> = { name: "", tableNumber: "", info: {}, ...none };

export interface ModelUpdate {
  list: ModelGuest[];
  /** Id of each row's guest, even if deleted; 0 for new ones. */
  sheetIds: number[];
  /** The new sheet, filled from the sheet before where it is silent. */
  sheet: ModelRow[];
  conflicts: ModelConflict[];
}

export function update(
  written: readonly ModelRow[],
  base: readonly ModelBase[],
  list: readonly ModelGuest[],
  choose: Choose,
): ModelUpdate {
  const found = pairForUpdate(written, base, list);
  const rows = written.map((row) =>
    asBefore(
      row,
      base.find(({ id }) => id === found.get(row)),
    ),
  );
  const pairs: Pairs = new Map(rows.map((row, place) => [row, found.get(written[place] ?? row) ?? 0]));
  const conflicts: ModelConflict[] = [];
  const decide = (conflict: Omit<ModelConflict, "take">): ConflictSide => {
    const take = choose(conflict);
    conflicts.push({ ...conflict, take });
    return take;
  };
  const result: ModelGuest[] = [];
  for (const row of rows) {
    const id = pairs.get(row) ?? 0;
    const [before, now] = [base.find((one) => one.id === id), list.find((one) => one.id === id)];
    if (now) result.push(mergeGuest(row, before, now, decide));
    else if (!before) result.push({ id: 0, ...fieldsOf(row) });
    else if (!isSame(row, before)) {
      const tables = { before: before.tableNumber, file: row.tableNumber, list: null };
      if (decide({ guestId: id, field: "existence", column: null, ...tables }) === "file") {
        result.push({ id, ...fieldsOf(row) });
      }
    }
  }
  const taken = new Set(pairs.values());
  const others = list.filter((now) => {
    if (taken.has(now.id)) return false;
    const before = base.find(({ id }) => id === now.id);
    if (!before) return true;
    if (isSame(before, now)) return false;
    const tables = { before: before.tableNumber, file: null, list: now.tableNumber };
    return decide({ guestId: now.id, field: "existence", column: null, ...tables }) === "list";
  });
  for (const other of others) insertNear(result, other, list, taken);
  const seated = seatOnce(result.map((one) => ({ one, isSaid: false })));
  return { list: seated, sheetIds: rows.map((row) => pairs.get(row) ?? 0), sheet: rows, conflicts };
}

const fieldsOf = ({ name, tableNumber, info, household, doorNote, otherNames, attendance, seat }: Person) => ({
  ...{ name, tableNumber, info: { ...info } },
  ...{
    household: household ?? "",
    doorNote: doorNote ?? "",
    otherNames: otherNames ?? "",
    attendance: attendance ?? "unknown",
    seat: seat ?? 0,
  },
});

function mergeGuest(
  row: ModelRow,
  before: ModelBase | undefined,
  now: ModelGuest,
  decide: (conflict: Omit<ModelConflict, "take">) => ConflictSide,
): ModelGuest {
  const merge = (
    field: Exclude<ModelConflict["field"], "existence">,
    column: string | null,
    textOf: (one: Person) => string | null,
  ): string => {
    const [then, list] = [textOf(before ?? blank) ?? "", textOf(now) ?? ""];
    const file = textOf(row) ?? list;
    if (file === then || file === list) return list;
    if (list === then) return file;
    const conflict = { guestId: now.id, field, column, before: before ? then : null, file, list };
    return decide(conflict) === "file" ? file : list;
  };
  const name = merge("name", null, (one) => one.name);
  const tableNumber = merge("table", null, (one) => one.tableNumber);
  const columns = [...new Set([...Object.keys(row.info), ...Object.keys(now.info)])];
  const values = columns.map((column) => [column, merge("column", column, (one) => one.info[column] ?? "")]);
  const household = merge("household", null, (one) => one.household);
  const doorNote = merge("doorNote", null, (one) => one.doorNote);
  const otherNames = merge("otherNames", null, (one) => one.otherNames);
  const answer = merge("attendance", null, (one) => (one.attendance === "unknown" ? "" : one.attendance));
  const attendance = answer === "yes" || answer === "no" ? answer : "unknown";
  const info = Object.fromEntries(values.filter(([, value]) => value !== ""));
  const seat = mergeSeat(row, now, tableNumber, () =>
    merge("seat", null, (one) => {
      if (one.seat === null) return null;
      return one.seat === 0 || tableOf(one) !== tableOf(row) ? "" : String(one.seat);
    }),
  );
  return { id: now.id, name, tableNumber, info, household, doorNote, otherNames, attendance, seat };
}

function mergeSeat(row: ModelRow, now: ModelGuest, tableNumber: string, merge: () => string): number {
  if (tableOf(row) === tableOf(now)) return Number(merge());
  return tableNumber.toLowerCase() === tableOf(now) ? now.seat : (row.seat ?? 0);
}

/** After the guest before them in the list; at the end if no guest of the sheet follows. */
function insertNear(
  result: ModelGuest[],
  other: ModelGuest,
  list: readonly ModelGuest[],
  inSheet: ReadonlySet<number>,
): void {
  const place = list.indexOf(other);
  if (!list.slice(place).some(({ id }) => inSheet.has(id))) {
    result.push(other);
    return;
  }
  const previous = list.slice(0, place).findLast(({ id }) => result.some((one) => one.id === id));
  result.splice(previous ? result.findIndex(({ id }) => id === previous.id) + 1 : 0, 0, other);
}

/** The sheet remembered after a merge; added guests have their new ids in `pairs`. */
export function mergedSheet(pairs: Pairs, base: readonly ModelBase[], revived: Pairs): ModelBase[] {
  const gone = new Set(revived.values());
  const sheet = base.filter(({ id }) => !gone.has(id)).map((one) => ({ ...one, info: { ...one.info } }));
  for (const [row, id] of pairs) {
    const known = sheet.find((one) => one.id === id);
    if (!known) sheet.push({ id, row: row.row, ...fieldsOf(row) });
    else mergeRow(known, row);
  }
  return sheet;
}

function mergeRow(known: ModelBase, row: ModelRow): void {
  const table = row.tableNumber || known.tableNumber;
  known.household = row.household || known.household;
  known.doorNote = row.doorNote || known.doorNote;
  known.otherNames = row.otherNames || known.otherNames;
  known.attendance = row.attendance === "yes" || row.attendance === "no" ? row.attendance : known.attendance;
  known.seat = row.seat || (table === known.tableNumber ? known.seat : 0);
  known.name = row.name;
  known.tableNumber = table;
  known.info = { ...known.info, ...row.info };
  known.row ??= row.row;
}

export function undone(
  base: readonly ModelBase[],
  before: readonly ModelGuest[],
  after: readonly ModelGuest[],
  revived: number,
): number {
  const edited = before.filter((guest) => {
    const then = base.find(({ id }) => id === guest.id);
    const now = after.find(({ id }) => id === guest.id);
    if (!now) return !then || !isSame(then, guest);
    const values = (one: Person) => [
      ...[one.name, one.tableNumber, one.info.Meal ?? "", one.info.Party ?? ""],
      ...facts.map((fact) => one[fact]),
    ];
    const [old, own, next] = [values(then ?? blank), values(guest), values(now)];
    return own.some((value, i) => value !== old[i] && value !== next[i]);
  });
  return edited.length + revived;
}

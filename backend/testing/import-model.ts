import type { ConflictSide } from "../features/guest-import/guest-import.input.ts";
import { findRenames } from "../features/guest-import/renames/find-renames.ts";

// What imports should do, written again as plainly as possible, one guest after the other. Names are ASCII.

/** A guest of a list. */
export interface ModelGuest {
  id: number;
  name: string;
  tableNumber: string;
  info: Record<string, string>;
}

/** A guest of a sheet that was imported, and who they became. */
export interface ModelBase extends ModelGuest {
  row: number | null;
}

/** A row of a new sheet. */
export type ModelRow = Omit<ModelBase, "id" | "row"> & { row: number };

/** A value that the sheet and the list changed, and whose is taken. */
interface ModelConflict {
  guestId: number;
  field: "name" | "table" | "column" | "existence";
  column: string | null;
  before: string | null;
  file: string | null;
  list: string | null;
  take: ConflictSide;
}

/** What is chosen for a conflict. */
export type Choose = (conflict: Omit<ModelConflict, "take">) => ConflictSide;

type Person = Omit<ModelGuest, "id"> & { row?: number | null };
type Pairs = Map<ModelRow, number>;

const nameOf = (one: Person) => one.name.toLowerCase();
const infoOf = ({ info }: Person) => JSON.stringify(Object.entries(info).sort());
const isSame = (one: Person, other: Person) =>
  one.name === other.name && one.tableNumber === other.tableNumber && infoOf(one) === infoOf(other);

/** Pairs rows with guests who are alike, in order; or only those who are alone in being alike. */
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

/** Pairs as an import that replaces or merges does, and as people who were deleted are recognized. */
export function pairByName(rows: readonly ModelRow[], guests: readonly ModelGuest[], known: Pairs = new Map()): Pairs {
  const pairs = new Map(known);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one), one.tableNumber], true);
  pairAlike(pairs, rows, guests, (one) => [nameOf(one)], false);
  return pairs;
}

function pairForUpdate(rows: readonly ModelRow[], base: readonly ModelBase[], list: readonly ModelGuest[]): Pairs {
  const pairs: Pairs = new Map();
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, infoOf(one), one.row], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, infoOf(one)], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber, one.row], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.tableNumber], true);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), infoOf(one)], false);
  pairAlike(pairs, rows, base, (one) => [nameOf(one), one.row], false);
  pairAlike(pairs, rows, base, (one) => [nameOf(one)], false);
  for (const [row, id] of pairByName(rows, list, pairs)) pairs.set(row, id);
  const taken = new Set(pairs.values());
  const gone = base.filter(({ id }) => !taken.has(id)).map((one) => ({ ...one, party: one.info.Party ?? "" }));
  const coming = rows.flatMap((row, place) => (pairs.has(row) ? [] : [{ ...row, place, party: row.info.Party ?? "" }]));
  for (const { id, place } of findRenames(gone, coming)) pairs.set(rows[place] ?? { ...blank, row: 0 }, id);
  return pairs;
}

const blank: Omit<ModelGuest, "id"> = { name: "", tableNumber: "", info: {} };

/** The list that an update makes; new guests have the id 0. */
export interface ModelUpdate {
  list: ModelGuest[];
  /** Id of each row's guest, even if deleted; 0 for new ones. */
  sheetIds: number[];
  conflicts: ModelConflict[];
}

/** Compares three lists, guest by guest and value by value. */
export function update(
  rows: readonly ModelRow[],
  base: readonly ModelBase[],
  list: readonly ModelGuest[],
  choose: Choose,
): ModelUpdate {
  const pairs = pairForUpdate(rows, base, list);
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
  return { list: result, sheetIds: rows.map((row) => pairs.get(row) ?? 0), conflicts };
}

const fieldsOf = ({ name, tableNumber, info }: Person) => ({ name, tableNumber, info: { ...info } });

function mergeGuest(
  row: ModelRow,
  before: ModelBase | undefined,
  now: ModelGuest,
  decide: (conflict: Omit<ModelConflict, "take">) => ConflictSide,
): ModelGuest {
  const merge = (field: "name" | "table" | "column", column: string | null, textOf: (one: Person) => string) => {
    const [then, file, list] = [textOf(before ?? blank), textOf(row), textOf(now)];
    if (file === then || file === list) return list;
    if (list === then) return file;
    const conflict = { guestId: now.id, field, column, before: before ? then : null, file, list };
    return decide(conflict) === "file" ? file : list;
  };
  const name = merge("name", null, (one) => one.name);
  const tableNumber = merge("table", null, (one) => one.tableNumber);
  const columns = [...new Set([...Object.keys(row.info), ...Object.keys(now.info)])];
  const values = columns.map((column) => [column, merge("column", column, (one) => one.info[column] ?? "")]);
  return { id: now.id, name, tableNumber, info: Object.fromEntries(values.filter(([, value]) => value !== "")) };
}

/** After the guest whom they followed in the list, or at its end if no guest of the sheet follows. */
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

/** The sheet that is remembered after a merge; guests whom it added have their new ids in `pairs`. */
export function mergedSheet(pairs: Pairs, base: readonly ModelBase[], revived: Pairs): ModelBase[] {
  const gone = new Set(revived.values());
  const sheet = base.filter(({ id }) => !gone.has(id)).map((one) => ({ ...one, info: { ...one.info } }));
  for (const [row, id] of pairs) {
    const known = sheet.find((one) => one.id === id);
    if (!known) sheet.push({ id, ...row });
    else {
      known.name = row.name;
      known.tableNumber = row.tableNumber || known.tableNumber;
      known.info = { ...known.info, ...row.info };
      known.row ??= row.row;
    }
  }
  return sheet;
}

/** The guests whose changes by hand an import undid. */
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
    const values = (one: Person) => [one.name, one.tableNumber, one.info.Meal ?? "", one.info.Party ?? ""];
    const [old, own, next] = [values(then ?? blank), values(guest), values(now)];
    return own.some((value, i) => value !== old[i] && value !== next[i]);
  });
  return edited.length + revived;
}

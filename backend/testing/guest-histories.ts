import fc from "fast-check";
import type { ConflictField, ConflictSide, ImportMode } from "../features/guest-import/guest-import.input.ts";
import type { Attendance } from "../features/guest-import/list/model/guest-list.ts";
import type { Choose } from "./import-model.ts";
import type { ModelGuest } from "./import-model-guest.ts";

// Few names, so that many guests have the same name or nearly.
const guest = fc.record({
  name: fc.constantFrom("Ann Lee", "Anne Lee", "ann lee", "Ben", "Carl Okafor", "Karl Okafor", "Guest of Ann Lee"),
  tableNumber: fc.constantFrom("", "1", "2", "3"),
  meal: fc.constantFrom("", "Fish", "Beef"),
  party: fc.constantFrom("", "", "Lee"),
  household: fc.constantFrom("", "", "Lee", "Okafor"),
  doorNote: fc.constantFrom("", "", "Call Ann", "Ask Ben"),
  otherNames: fc.constantFrom("", "", "née Holm", "Annie; née Holm"),
  attendance: fc.constantFrom<Attendance[]>("unknown", "yes", "no"),
  seat: fc.constantFrom(0, 0, 1, 2),
});
const edit = fc.record({
  at: fc.nat(),
  what: fc.constantFrom(
    ...(["name", "tableNumber", "meal", "party", "household", "doorNote", "otherNames"] as const),
    ...(["attendance", "seat", "delete", "add", "swap"] as const),
  ),
  guest,
});

/** Its place is taken modulo the length of the list. */
export type Edit = typeof edit extends fc.Arbitrary<infer T> ? T : never;
export type RandomGuest = Edit["guest"];
const step = fc.record({
  mode: fc.constantFrom<ImportMode[]>("update", "update", "replace", "merge"),
  sheetEdits: fc.array(edit, { maxLength: 4 }),
  handEdits: fc.array(edit, { maxLength: 4 }),
  others: fc.constantFrom<ConflictSide[]>("list", "file"),
  dice: fc.nat(),
  says: fc.record({
    household: fc.boolean(),
    doorNote: fc.boolean(),
    otherNames: fc.boolean(),
    attendance: fc.boolean(),
    seat: fc.boolean(),
  }),
  /** Whether a guest has a row of their own, by place. */
  ownRows: fc.array(fc.boolean(), { maxLength: 4 }),
});

/** Edits of the sheet and the list, and the import that follows. */
export type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

export const histories = fc.record({
  sheet: fc.array(guest, { maxLength: 8 }),
  steps: fc.array(step, { minLength: 1, maxLength: 3 }),
});

type Plain = Omit<ModelGuest, "id">;
export const plain = ({ meal, party, ...rest }: RandomGuest): Plain => ({
  ...rest,
  info: Object.fromEntries(Object.entries({ Meal: meal, Party: party }).filter(([, value]) => value !== "")),
});

export function edited<T extends Plain>(guests: readonly T[], edits: readonly Edit[], toNew: (guest: Plain) => T): T[] {
  const result = guests.map((one) => ({ ...one, info: { ...one.info } }));
  for (const { at, what, guest: other } of edits) {
    const place = at % (result.length || 1);
    const target = result[place];
    if (what === "add" || !target) result.push(toNew(plain(other)));
    else if (what === "delete") result.splice(place, 1);
    else if (what === "swap") result.push(...result.splice(place, 1));
    else Object.assign(target, changed(target, what, plain(other)));
  }
  return result;
}

function changed(
  { info }: Plain,
  what: Exclude<Edit["what"], "add" | "delete" | "swap">,
  other: Plain,
): Partial<Plain> {
  if (what !== "meal" && what !== "party") return { [what]: other[what] };
  const column = what === "meal" ? "Meal" : "Party";
  const { [column]: _, ...rest } = info;
  const value = other.info[column];
  return { info: value === undefined ? rest : { ...rest, [column]: value } };
}

const choiceSides: (ConflictSide | undefined)[] = [undefined, "file", "list", undefined];

/** Choices for some conflicts one by one, and for the others. */
export function wishesOf({ others, dice }: Step, ids: readonly number[]) {
  const fields: [ConflictField, string | null][] = [
    ["name", null],
    ["table", null],
    ["seat", null],
    ["household", null],
    ["doorNote", null],
    ["otherNames", null],
    ["attendance", null],
    ["column", "Meal"],
    ["column", "Party"],
    ["existence", null],
  ];
  const choices = ids.flatMap((guestId) =>
    fields.flatMap(([field, column], nth) => {
      const take = choiceSides[(dice >> ((guestId * 8 + nth) % 24)) & 3];
      return take ? [{ guestId, field, column, take }] : [];
    }),
  );
  const choose: Choose = ({ guestId, field, column }) =>
    choices.find((one) => one.guestId === guestId && one.field === field && one.column === column)?.take ?? others;
  return { wishes: { others, choices }, choose };
}

const answers: Record<Attendance, string> = { unknown: "", yes: "Yes", no: "No" };

function changedColumns(then: ModelGuest | undefined, one: ModelGuest) {
  const textsOf = ({
    info,
    household,
    doorNote,
    otherNames,
    attendance,
    seat,
  }: ModelGuest): Record<string, string> => ({
    ...info,
    "Note for the door": doorNote,
    "Other Names": otherNames,
    Household: household,
    Attendance: answers[attendance],
    Seat: seat === 0 ? "" : String(seat),
  });
  return ["Attendance", "Household", "Meal", "Note for the door", "Other Names", "Party", "Seat"].flatMap((column) => {
    const [before, after] = [then === undefined ? "" : (textsOf(then)[column] ?? ""), textsOf(one)[column] ?? ""];
    return then && before !== after ? [{ column, before, after }] : [];
  });
}

export function differencesOf(before: readonly ModelGuest[], after: readonly ModelGuest[]) {
  const was = new Map(before.map((one) => [one.id, one]));
  const is = new Set(after.map(({ id }) => id));
  const named = (one: ModelGuest, then: ModelGuest | undefined) => ({
    name: one.name,
    tableNumber: one.tableNumber,
    previousName: then?.name ?? null,
    previousTableNumber: then?.tableNumber ?? null,
    changes: changedColumns(then, one),
  });
  const stayed = after.flatMap((one) => {
    const then = was.get(one.id);
    return then ? [{ isMoved: then.tableNumber !== one.tableNumber, named: named(one, then) }] : [];
  });
  const isDifferent = ({ named: one }: (typeof stayed)[number]) =>
    one.name !== one.previousName || one.changes.length > 0;
  return {
    added: after.filter(({ id }) => !was.has(id)).map((one) => named(one, undefined)),
    moved: stayed.filter(({ isMoved }) => isMoved).map((one) => one.named),
    changed: stayed.filter((one) => !one.isMoved && isDifferent(one)).map((one) => one.named),
    removed: before.filter(({ id }) => !is.has(id)).map((one) => named(one, one)),
  };
}

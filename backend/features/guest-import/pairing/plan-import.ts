import { groupBy } from "../../../../common/lib/group-by.ts";
import { isSameTable } from "../../../../common/table-key.ts";
import type { ImportMode } from "../guest-preview.ts";
import {
  factFields,
  type KnownGuest,
  type ListedGuest,
  type SheetGuest,
  type StatedGuest,
  seatKey,
  statedAlone,
  type Values,
} from "./guest-fields.ts";
import type { Compared, ImportPlan, PlannedGuest, UpdateChoices } from "./import-plan.ts";
import { listSteps, pairGuests } from "./pair-guests.ts";
import { planUpdate } from "./plan-update.ts";

/** Plans an import in one of its modes. */
export function planImport(mode: ImportMode, compared: Compared, choices: UpdateChoices): ImportPlan {
  const plan = plans[mode](compared, choices);
  return { ...plan, guests: eachSeatOnce(plan.guests, compared.sheet) };
}

const plans: Record<ImportMode, (compared: Compared, choices: UpdateChoices) => ImportPlan> = {
  replace: planReplacement,
  merge: planMerge,
  update: planUpdate,
};

/** The list becomes the file. What it does not state stays with guests who are in both. */
function planReplacement(compared: Compared): ImportPlan {
  const { list, sheet } = compared;
  const pairs = pairGuests(listSteps, sheet.entries(), list);
  const kept = new Set(pairs.values());
  return {
    guests: sheet.map(({ values, info }, place) => {
      const listed = pairs.get(place);
      return { listed, values: overlaid(values, listed, (stated, below) => stated ?? below), info, place };
    }),
    removed: list.filter((guest) => !kept.has(guest)),
    nextSheet: sheet.map((guest, place) => ({ ...guest, id: null, planned: place })),
    revivedCount: findRevived(compared, pairs).size,
    stayed: [],
    doubts: [],
  };
}

/** Nobody is removed, and empty cells change nothing. New guests come last. */
function planMerge(compared: Compared): ImportPlan {
  const { list, before, sheet } = compared;
  const pairs = pairGuests(listSteps, sheet.entries(), list);
  const places = new Map([...pairs].map(([place, { id }]) => [id, place]));
  const added = sheet.flatMap(({ values, info }, place): PlannedGuest[] =>
    pairs.has(place) ? [] : [{ listed: undefined, values: statedAlone(values), info, place }],
  );
  const updated = list.map((listed) => {
    const place = places.get(listed.id);
    return { listed, ...filled(place === undefined ? undefined : sheet[place], listed), place };
  });
  const guests: PlannedGuest[] = [...updated, ...added];
  const planned = new Map(guests.map(({ place }, index) => [place, index]));
  const revived = findRevived(compared, pairs);
  const known = before.filter((guest) => !revived.has(guest));
  const placeOf = ({ id }: KnownGuest) => (id === null ? undefined : places.get(id));
  const covered = new Set(known.map(placeOf));
  const others = sheet.flatMap((guest, place) =>
    covered.has(place) ? [] : [{ ...guest, id: null, planned: planned.get(place) }],
  );
  return {
    guests,
    removed: [],
    nextSheet: [...known.map((guest) => filled(sheet[placeOf(guest) ?? -1], guest)), ...others],
    revivedCount: revived.size,
    stayed: [],
    doubts: [],
  };
}

/** A guest with what a row states of them. Its empty cells and missing columns change nothing. */
function filled<Guest extends KnownGuest>(row: SheetGuest | undefined, guest: Guest): Guest {
  if (row === undefined) return guest;
  const table = row.values.table || guest.values.table;
  const values = overlaid({ ...row.values, table }, guest, (stated, below) => stated || below);
  return { ...guest, values, info: new Map([...guest.info, ...row.info]), host: row.host || guest.host };
}

/** The values of a row, by `choose` over those that the guest has. A seat stays only at its table. */
function overlaid(
  row: StatedGuest["values"],
  guest: Pick<KnownGuest, "values"> | undefined,
  choose: (stated: string | undefined, below: string) => string,
): Values {
  if (guest === undefined) return statedAlone(row);
  const isHere = isSameTable(row.table, guest.values.table);
  const values = { ...guest.values, name: row.name, table: isHere ? guest.values.table : row.table };
  for (const field of factFields) {
    values[field] = choose(row[field], field === "seat" && !isHere ? "" : guest.values[field]);
  }
  return values;
}

/** Guests of the sheet before who were deleted by hand, and whom rows without a pair add again. */
function findRevived({ list, before, sheet }: Compared, pairs: ReadonlyMap<number, ListedGuest>): Set<KnownGuest> {
  const present = new Set<number | null>(list.map(({ id }) => id));
  const left = [...sheet.entries()].filter(([place]) => !pairs.has(place));
  const deleted = before.filter(({ id }) => !present.has(id));
  return new Set(pairGuests(listSteps, left, deleted).values());
}

/** Others at a seat that is taken get none. Guests who are not in the file keep theirs, then those for whom it states one. */
function eachSeatOnce(guests: readonly PlannedGuest[], sheet: readonly SheetGuest[]): PlannedGuest[] {
  const rankOf = ({ place }: PlannedGuest) => {
    if (place === undefined) return 0;
    return sheet[place]?.values.seat ? 1 : 2;
  };
  const seated = guests.filter(({ values }) => values.seat !== "");
  const late = new Set(
    [...groupBy(seated, ({ values }) => seatKey(values)).values()].flatMap((group) =>
      group.toSorted((one, other) => rankOf(one) - rankOf(other)).slice(1),
    ),
  );
  return guests.map((guest) => (late.has(guest) ? { ...guest, values: { ...guest.values, seat: "" } } : guest));
}

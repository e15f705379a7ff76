import type { ImportMode } from "../../../../common/guest-preview.ts";
import { groupBy } from "../../../../common/lib/group-by.ts";
import {
  factFields,
  isSameTable,
  type KnownGuest,
  type ListedGuest,
  type SheetGuest,
  type StatedGuest,
  seatKey,
  spelled,
  statedAlone,
  type Values,
} from "./guest-fields.ts";
import type { Compared, ImportPlan, NextKnown, PlannedGuest, UpdateChoices } from "./import-plan.ts";
import { pairWithList } from "./pair-guests.ts";
import { planUpdate } from "./plan-update.ts";

/** Plans an import in one of its modes. */
export function planImport(mode: ImportMode, compared: Compared, choices: UpdateChoices): ImportPlan {
  const plan = plans[mode](compared, choices);
  const { sheet } = compared;
  return { ...plan, guests: eachSeatOnce(plan.guests, sheet) };
}

const plans: Record<ImportMode, (compared: Compared, choices: UpdateChoices) => ImportPlan> = {
  replace: planReplacement,
  merge: planMerge,
  update: planUpdate,
};

/** The list becomes the file; what it does not state stays with guests who are in both. */
function planReplacement({ list, before, sheet }: Compared): ImportPlan {
  const pairs = pairWithList(sheet.entries(), list);
  const kept = new Set(pairs.values());
  const guests = sheet.map(({ values: stated, info }, place) => {
    const listed = pairs.get(place);
    if (listed === undefined) return { listed, values: statedAlone(stated), info, place };
    const table = spelled(stated.table, listed);
    return { listed, values: completed({ ...stated, table }, listed), info, place };
  });
  return {
    guests,
    removed: list.filter((guest) => !kept.has(guest)),
    nextSheet: sheet.map((guest, place) => ({ ...guest, id: null, planned: place })),
    revivedCount: findRevived({ list, before, sheet }, pairs).size,
    stayed: [],
    doubts: [],
  };
}

/** What is not stated is as in the list. A seat stays only at its table. */
function completed(stated: StatedGuest["values"], listed: ListedGuest): Values {
  const values = { ...stated };
  for (const field of factFields) {
    const isMoved = field === "seat" && !isSameTable(stated.table, listed.values.table);
    values[field] ??= isMoved ? "" : listed.values[field];
  }
  return statedAlone(values);
}

/** Nobody is removed, and empty cells change nothing. New guests come last. */
function planMerge({ list, before, sheet }: Compared): ImportPlan {
  const pairs = pairWithList(sheet.entries(), list);
  const places = new Map([...pairs].map(([place, { id }]) => [id, place]));
  const updated = list.map((listed): PlannedGuest => {
    const place = places.get(listed.id);
    const guest = place === undefined ? undefined : sheet[place];
    if (guest === undefined) return { listed, values: listed.values, info: listed.info, place: undefined };
    return { listed, values: mergedValues(listed, guest), info: new Map([...listed.info, ...guest.info]), place };
  });
  const added = sheet.flatMap(({ values, info }, place): PlannedGuest[] =>
    pairs.has(place) ? [] : [{ listed: undefined, values: statedAlone(values), info, place }],
  );
  const guests = [...updated, ...added];
  const revived = findRevived({ list, before, sheet }, pairs);
  return {
    guests,
    removed: [],
    nextSheet: mergedSheet({ before, sheet }, guests, revived),
    revivedCount: revived.size,
    stayed: [],
    doubts: [],
  };
}

function mergedValues(listed: ListedGuest, { values: stated }: SheetGuest): Values {
  const table = stated.table === "" ? listed.values.table : spelled(stated.table, listed);
  return completed({ ...withoutEmpty(stated), name: stated.name, table }, listed);
}

function withoutEmpty(values: StatedGuest["values"]): StatedGuest["values"] {
  const filled = { ...values };
  for (const field of factFields) filled[field] = values[field] || undefined;
  return filled;
}

/** The file does not cover the others or empty cells. */
function mergedSheet(
  { before, sheet }: Pick<Compared, "before" | "sheet">,
  guests: readonly PlannedGuest[],
  revived: ReadonlySet<KnownGuest>,
): NextKnown[] {
  const planned = new Map(guests.map(({ place }, index) => [place, index]));
  const places = new Map(
    guests.flatMap(({ listed, place }) => (listed && place !== undefined ? [[listed.id, place]] : [])),
  );
  const covered = new Set<number>();
  const known = before
    .filter((guest) => !revived.has(guest))
    .map((guest): NextKnown => {
      const place = guest.id === null ? undefined : places.get(guest.id);
      const fresh = place === undefined ? undefined : sheet[place];
      if (place === undefined || fresh === undefined) return guest;
      covered.add(place);
      return { ...overlaid(guest, fresh), id: guest.id };
    });
  const others = sheet.flatMap((guest, place): NextKnown[] =>
    covered.has(place) ? [] : [{ ...guest, id: null, planned: planned.get(place) }],
  );
  return [...known, ...others];
}

/** What a sheet stated, with what the next one states of the same guest. */
function overlaid(guest: KnownGuest, fresh: SheetGuest): StatedGuest {
  const { name, table: freshTable } = fresh.values;
  const table = freshTable || guest.values.table;
  const values: StatedGuest["values"] = { ...guest.values, name, table };
  for (const field of factFields) {
    const old = field === "seat" && !isSameTable(table, guest.values.table) ? undefined : guest.values[field];
    values[field] = fresh.values[field] || (old ?? fresh.values[field]);
  }
  return {
    values,
    info: new Map([...guest.info, ...fresh.info]),
    row: guest.row ?? fresh.row,
    host: fresh.host || guest.host,
  };
}

/** Guests of the sheet before who were deleted by hand, and whom rows without a pair add again. */
function findRevived({ list, before, sheet }: Compared, pairs: ReadonlyMap<number, ListedGuest>): Set<KnownGuest> {
  const present = new Set<number | null>(list.map(({ id }) => id));
  const left = [...sheet.entries()].filter(([place]) => !pairs.has(place));
  const deleted = before.filter(({ id }) => !present.has(id));
  return new Set(pairWithList(left, deleted).values());
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

import { groupBy } from "../../../../common/lib/group-by.ts";
import { isSameTable } from "../../../../common/table-key.ts";
import type { DifferentGuest, GuestFilePreview } from "../guest-preview.ts";
import { changesBetween, differ, isSame, type KnownGuest, type ListedGuest, valueFields } from "./guest-fields.ts";
import type { ImportPlan, PlannedGuest } from "./import-plan.ts";

type Kind = "added" | "moved" | "changed" | "removed";

const maxListed = 100;

/** Whom a plan adds, moves, changes in other ways and removes: how many, and the first of them. */
export function listDifference({ guests, removed }: ImportPlan): Pick<GuestFilePreview, Kind> {
  const kinds = groupBy(guests, kindOf);
  const summary = (ofKind: readonly Before[] = []) => ({
    totalCount: ofKind.length,
    guests: ofKind.slice(0, maxListed).map(differentGuest),
  });
  return {
    added: summary(kinds.get("added")),
    moved: summary(kinds.get("moved")),
    changed: summary(kinds.get("changed")),
    removed: summary(removed.map((listed) => ({ listed, values: listed.values, info: listed.info }))),
  };
}

type Before = Pick<PlannedGuest, "listed" | "values" | "info">;

function kindOf({ listed, ...planned }: PlannedGuest): Kind | undefined {
  if (listed === undefined) return "added";
  if (!isSameTable(listed.values.table, planned.values.table)) return "moved";
  return differ(listed, { ...listed, ...planned }) ? "changed" : undefined;
}

function differentGuest({ listed, values, info }: Before): DifferentGuest {
  return {
    name: values.name,
    tableNumber: values.table,
    previousName: listed?.values.name ?? null,
    previousTableNumber: listed?.values.table ?? null,
    changes: listed ? changesBetween(listed, { values, info }) : [],
  };
}

/** How many guests a plan changes, removes or adds again although they were changed by hand since the last import. */
export function countUndone({ guests, removed, revivedCount }: ImportPlan, before: readonly KnownGuest[]): number {
  const knownById = new Map(before.map((guest) => [guest.id, guest]));
  const undone = guests.filter(({ listed, ...planned }) => listed && undoes(planned, listed, knownById.get(listed.id)));
  const edited = removed.filter((listed) => {
    const known = knownById.get(listed.id);
    return known === undefined || differ(listed, known);
  });
  return undone.length + edited.length + revivedCount;
}

function undoes(
  { values, info }: Pick<PlannedGuest, "values" | "info">,
  listed: ListedGuest,
  known: KnownGuest | undefined,
): boolean {
  const isUndone = valueFields.some((field) => {
    const list = listed.values[field];
    return !isSame(field, list, known?.values[field] ?? "") && !isSame(field, list, values[field]);
  });
  const columns = new Set([...listed.info.keys(), ...(known?.info.keys() ?? [])]);
  return (
    isUndone ||
    [...columns].some((column) => {
      const [list, base, text] = [listed.info, known?.info, info].map((texts) => texts?.get(column) ?? "");
      return list !== base && list !== text;
    })
  );
}

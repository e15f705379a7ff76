import type { GuestColumnInput, GuestColumnUse } from "../../generated/schema-types.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";

export type FileColumn = GuestFilePreview_PreviewFragment["columns"][number];

export interface ReadFile {
  decisions: GuestFilePreview_PreviewFragment["decisions"];
  columns: readonly FileColumn[];
}

/** What columns of a guest file mean, chosen by hand; the others are extra columns. */
export type ColumnMapping = GuestColumnInput[];

/** Every meaning in the order in which they are offered, with those that no second column may have beside it. */
const rivals: Readonly<Record<GuestColumnUse, readonly GuestColumnUse[]>> = {
  NAME: ["NAME", "FIRST_NAME", "LAST_NAME"],
  FIRST_NAME: ["NAME"],
  LAST_NAME: ["NAME"],
  TABLE: ["TABLE"],
  PLUS_ONE: [],
  PLUS_ONE_FIRST_NAME: [],
  PLUS_ONE_LAST_NAME: [],
  PARTY_SIZE: ["PARTY_SIZE"],
  OTHER_NAME: [],
  DOOR_NOTE: ["DOOR_NOTE"],
  HOUSEHOLD: ["HOUSEHOLD"],
  GUEST_OF: ["GUEST_OF"],
  ATTENDANCE: ["ATTENDANCE"],
  SEAT: ["SEAT"],
  EXTRA: [],
  IGNORED: [],
};

export const columnUses = Object.keys(rivals).filter((use): use is GuestColumnUse => Object.hasOwn(rivals, use));

/** The columns according to the mapping; without one, unchanged. */
export function columnsAsMapped(columns: readonly FileColumn[], mapping: ColumnMapping | null): readonly FileColumn[] {
  if (mapping === null) return columns;
  const uses = new Map(mapping.map(({ column, use }) => [column, use]));
  return columns.map((column) => ({ ...column, use: uses.get(column.name) ?? "EXTRA" }));
}

/** The mapping after one column gets another meaning; columns that contradict it become extra columns. */
export function mappingWith(columns: readonly FileColumn[], name: string, use: GuestColumnUse): ColumnMapping {
  const yielding = (own: GuestColumnUse) => (rivals[use].includes(own) ? "EXTRA" : own);
  return columns
    .map((column) => ({ column: column.name, use: column.name === name ? use : yielding(column.use) }))
    .filter((choice) => choice.use !== "EXTRA");
}

export function isMapped(mapping: ColumnMapping, ...uses: readonly GuestColumnUse[]): boolean {
  return mapping.some(({ use }) => uses.includes(use));
}

/** They change nothing about who is on the list and at which table. */
const detailUses: readonly GuestColumnUse[] = [
  ...(["OTHER_NAME", "DOOR_NOTE", "HOUSEHOLD", "GUEST_OF", "SEAT", "EXTRA", "IGNORED"] as const),
];

export const columnId = ({ name }: FileColumn) => `column ${name}`;
export const isUncertain = ({ isCertain, use }: FileColumn) => !isCertain && !detailUses.includes(use);

/** Ids of choices that a reading left open. */
export function uncertainIn({ decisions, columns }: ReadFile): string[] {
  return [
    ...decisions.filter(({ isCertain }) => !isCertain).map(({ id }) => id),
    ...columns.filter(isUncertain).map(columnId),
  ];
}

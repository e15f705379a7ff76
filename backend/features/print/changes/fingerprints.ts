import { createHash } from "node:crypto";
import { z } from "zod";
import type { PrintKind } from "../../../../common/print/print-kinds.ts";
import { nameForms, optionsOf, type PrintOptions } from "../../../../common/print/print-options.ts";
import { partiesOf } from "../layouts/cards/parties.ts";
import type { PrintGuest } from "../pages/print-facts.ts";

export interface PrintedParts {
  /** If one guest of a unit changes, it is printed again for all guests who share it. */
  unit: "guest" | "household" | "table";
  hasName: boolean;
  hasTable: boolean;
  hasSeat: boolean;
  hasHousehold: boolean;
  /** Whether there is a code; which one does not matter, as a guest's stays the same. */
  hasCode: boolean;
  nameForm: PrintOptions["nameForm"];
  columns: readonly string[];
}

export const printedPartsSchema: z.ZodType<PrintedParts> = z.object({
  unit: z.enum(["guest", "household", "table"]),
  hasName: z.boolean(),
  hasTable: z.boolean(),
  hasSeat: z.boolean(),
  hasHousehold: z.boolean(),
  hasCode: z.boolean().default(false),
  nameForm: z.enum(nameForms.options),
  columns: z.array(z.string()),
});

/** A hash of what is printed of each guest, by id. Guests with equal prints may share one. */
export type Fingerprints = ReadonlyMap<number, string>;

/** What a print of a kind shows of guests. */
export function printedParts(kind: PrintKind, options: PrintOptions): PrintedParts {
  const isCard = kind === "place-cards" || kind === "escort-cards" || kind === "codes";
  const hasName = kind !== "table-signs" || options.showNames;
  return {
    unit: unitOf(kind, options),
    hasName,
    hasTable: !optionsOf(kind).has("showTable") || options.showTable,
    hasSeat: optionsOf(kind).has("showSeat") && options.showSeat,
    hasHousehold: hasName && !isCard,
    hasCode: options.showCode,
    nameForm: options.nameForm,
    columns: chosenColumns(options),
  };
}

function unitOf(kind: PrintKind, { escortUnit, showNames }: PrintOptions): PrintedParts["unit"] {
  if (kind === "by-table") return "table";
  if (kind === "table-signs") return showNames ? "table" : "guest";
  return kind === "escort-cards" ? escortUnit : "guest";
}

/** The extra columns that a print shows, each once. */
export function chosenColumns({ titleColumn, mealColumn, dietColumns, columns }: PrintOptions): string[] {
  const all = new Set([titleColumn, mealColumn, ...dietColumns, ...columns]);
  all.delete("");
  return [...all].sort();
}

const portion = 100;

/** Computes the fingerprints of guests and yields between portions. */
export function* fingerprinting(
  guests: readonly PrintGuest[],
  parts: PrintedParts,
): Generator<void, Map<number, string>> {
  const fingerprints = new Map<number, string>();
  let nextYield = portion;
  for (const members of unitsOf(guests, parts)) {
    const hash = hashOf(members.map((guest) => textOf(guest, parts)));
    for (const { id } of members) fingerprints.set(id, hash);
    if (fingerprints.size < nextYield) continue;
    nextYield = fingerprints.size + portion;
    yield;
  }
  return fingerprints;
}

function unitsOf(guests: readonly PrintGuest[], { unit }: PrintedParts): (readonly PrintGuest[])[] {
  if (unit === "household") return partiesOf(guests, Number.POSITIVE_INFINITY);
  if (unit === "guest") return guests.map((guest) => [guest]);
  const tables = new Map<string, PrintGuest[]>();
  for (const guest of guests) {
    const members = tables.get(guest.table);
    if (members) members.push(guest);
    else tables.set(guest.table, [guest]);
  }
  return [...tables.values()];
}

function textOf(guest: PrintGuest, parts: PrintedParts): string {
  const info = new Map(Object.entries(guest.info));
  return JSON.stringify([
    parts.hasName ? [guest.name, parts.nameForm] : null,
    parts.hasTable ? guest.table : null,
    parts.hasSeat ? guest.seat : null,
    parts.hasHousehold ? guest.household : null,
    parts.columns.map((column) => [column, info.get(column) ?? ""]),
    ...(parts.hasCode ? ["code"] : []),
  ]);
}

/** The order of guests who share a sheet is no reason to print it again. */
function hashOf(texts: readonly string[]): string {
  return createHash("sha256")
    .update(JSON.stringify([...texts].sort()))
    .digest("base64url")
    .slice(0, 10);
}

/** Guests not printed before, or whose print would differ now. */
export function changedGuests(before: Fingerprints, now: Fingerprints): Set<number> {
  return new Set([...now].filter(([id, hash]) => before.get(id) !== hash).map(([id]) => id));
}

/** The fingerprints of the present guests after some of them were printed again. */
export function carriedOver(before: Fingerprints, now: Fingerprints, printed: Iterable<number>): Map<number, string> {
  const present = [...before].filter(([id]) => now.has(id));
  const again = [...printed].flatMap((id): [number, string][] => {
    const hash = now.get(id);
    return hash === undefined ? [] : [[id, hash]];
  });
  return new Map([...present, ...again]);
}

const storedSchema = z.record(z.string(), z.string());

export const storedFingerprints = (fingerprints: Fingerprints): Record<string, string> =>
  Object.fromEntries(fingerprints);

/** Reverses {@link storedFingerprints}. */
export const readFingerprints = (stored: unknown): Map<number, string> =>
  new Map(Object.entries(storedSchema.parse(stored)).map(([id, hash]) => [Number(id), hash]));

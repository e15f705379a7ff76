import { findRenames, type Rename } from "./find-renames.ts";
import type { KnownGuest, SheetGuest, StatedGuest } from "./guest-fields.ts";
import type { Compared, Doubt, UpdateChoices } from "./import-plan.ts";
import { pairWithList, pairWithSheet } from "./pair-guests.ts";

/** Lower-case names of columns with the people whom a guest comes with. The reader's own is "Party". */
const partyColumns = new Set([
  ...["party", "household", "family", "group", "invitation", "haushalt", "familie", "famille", "familia", "famiglia"],
]);

/** A list with more differing rows is another list. */
const maxRenamed = 2000;
/** Further ones are other people. */
const maxDoubts = 20;

const idPrefix = "same:";

/** Whether a decision is about a row that is perhaps a guest under another name. */
export const isAboutPairs = (decision: string) => decision.startsWith(idPrefix);

/** Pairs rows by index with ids: of the sheet before, then of guests it did not know, then of those with another name now. */
export function pairSheet(
  { list, before, sheet }: Compared,
  answers: UpdateChoices["answers"],
): { pairs: Map<number, number>; doubts: Doubt[] } {
  const known = before.filter(hasId);
  const pairs = new Map([...pairWithSheet(sheet.entries(), known)].map(([place, { id }]) => [place, id]));
  const left = () => [...sheet.entries()].filter(([place]) => !pairs.has(place));
  const isFree = (taken: ReadonlySet<number>) => (guest: { id: number }) => !taken.has(guest.id);
  const others = list.filter(isFree(new Set(pairs.values())));
  for (const [place, { id }] of pairWithList(left(), others)) pairs.set(place, id);
  const gone = known.filter(isFree(new Set(pairs.values())));
  const coming = left();
  if (gone.length > maxRenamed || coming.length > maxRenamed) return { pairs, doubts: [] };
  const renames = findRenames(
    gone.map((guest) => ({ id: guest.id, ...personOf(guest) })),
    coming.map(([place, guest]) => ({ place, ...personOf(guest) })),
  );
  const doubts: Doubt[] = [];
  for (const rename of renames) {
    const doubt = doubtAbout(rename, known, sheet, answers);
    if (doubt !== undefined && doubts.length < maxDoubts) doubts.push(doubt);
    if (doubt === undefined || (doubt.taken === "same" && doubts.includes(doubt))) pairs.set(rename.place, rename.id);
  }
  return { pairs, doubts };
}

const hasId = (guest: KnownGuest): guest is KnownGuest & { id: number } => guest.id !== null;

function personOf({ values, info, row }: StatedGuest) {
  const party = [...info].find(([column]) => partyColumns.has(column.toLowerCase()))?.[1];
  return { name: values.name, tableNumber: values.table, party: values.household || (party ?? ""), row };
}

function doubtAbout(
  { id, place, doubt: suggested }: Rename,
  known: readonly KnownGuest[],
  sheet: readonly SheetGuest[],
  answers: UpdateChoices["answers"],
): Doubt | undefined {
  const [guest, row] = [known.find((one) => one.id === id), sheet[place]];
  if (suggested === undefined || guest === undefined || row === undefined) return undefined;
  const doubtId = `${idPrefix}${id}:${place}`;
  const answer = answers.get(doubtId);
  const isAnswered = answer === "same" || answer === "other";
  const taken = isAnswered ? answer : suggested;
  return { id: doubtId, before: guest.values.name, after: row.values.name, row: row.row, suggested, taken, isAnswered };
}

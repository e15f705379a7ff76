import { message } from "../../../../common/messages/message.ts";
import type { Decision } from "../list/model/guest-list.ts";
import { findRenames, type Rename } from "./find-renames.ts";
import type { KnownGuest, SheetGuest, StatedGuest } from "./guest-fields.ts";
import type { Compared, UpdateChoices } from "./import-plan.ts";
import { listSteps, pairGuests, sheetSteps } from "./pair-guests.ts";

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
): { pairs: Map<number, number>; doubts: Decision[] } {
  const known = before.filter(hasId);
  const pairs = new Map([...pairGuests(sheetSteps, sheet.entries(), known)].map(([place, { id }]) => [place, id]));
  const left = () => [...sheet.entries()].filter(([place]) => !pairs.has(place));
  const isFree = (taken: ReadonlySet<number>) => (guest: { id: number }) => !taken.has(guest.id);
  const others = list.filter(isFree(new Set(pairs.values())));
  for (const [place, { id }] of pairGuests(listSteps, left(), others)) pairs.set(place, id);
  const gone = known.filter(isFree(new Set(pairs.values())));
  const coming = left();
  if (gone.length > maxRenamed || coming.length > maxRenamed) return { pairs, doubts: [] };
  const renames = findRenames(
    gone.map((guest) => ({ id: guest.id, ...personOf(guest) })),
    coming.map(([place, guest]) => ({ place, ...personOf(guest) })),
  );
  const certain = renames.filter(({ doubt }) => doubt === undefined);
  const doubtful = renames.filter(({ doubt }) => doubt !== undefined).slice(0, maxDoubts);
  const doubts = doubtful.map((rename) => doubtAbout(rename, known, sheet, answers));
  const same = doubtful.filter((_, index) => doubts[index]?.taken === "same");
  for (const { place, id } of [...certain, ...same]) pairs.set(place, id);
  return { pairs, doubts };
}

const hasId = (guest: KnownGuest): guest is KnownGuest & { id: number } => guest.id !== null;

const personOf = ({ values: { name, table, household = "" }, row }: StatedGuest) => ({ name, table, household, row });

function doubtAbout(
  { id, place, doubt = "other" }: Rename,
  known: readonly KnownGuest[],
  sheet: readonly SheetGuest[],
  answers: UpdateChoices["answers"],
): Decision {
  const decision = `${idPrefix}${id}:${place}`;
  const before = known.find((guest) => guest.id === id)?.values.name ?? "";
  const after = sheet[place]?.values.name ?? "";
  const answer = answers.get(decision);
  const options = (["same", "other"] as const).map((value) => ({
    value,
    label: message(`reading.decisions.same.${value}`),
  }));
  const isAnswered = options.some(({ value }) => value === answer);
  return {
    id: decision,
    question: message("reading.decisions.same.question", { before, after, row: sheet[place]?.row ?? 0 }),
    reason: message("reading.decisions.same.reason", { before }),
    options,
    taken: isAnswered && answer !== undefined ? answer : doubt,
    isCertain: isAnswered,
    examples: [],
  };
}

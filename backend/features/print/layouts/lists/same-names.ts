import type { Language } from "../../../../../common/messages/language.ts";
import { message } from "../../../../../common/messages/message.ts";
import type { PrintGuest } from "../../pages/print-facts.ts";

/** Household or host of guests with the same name, by guest id; others have no entry. */
export function distinguish(guests: readonly PrintGuest[], language: Language): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const namesakes of byName(guests)) {
    const mark =
      namesakes.length > 1 ? marksOf(language).find((candidate) => isTelling(namesakes, candidate)) : undefined;
    if (mark) for (const guest of namesakes) marks.set(guest.id, mark(guest));
  }
  return marks;
}

type Mark = (guest: PrintGuest) => string;

const marksOf = (language: Language): readonly Mark[] => [
  ({ household }) => household,
  ({ guestOf }) => (guestOf === "" ? "" : language.say(message("print-lists.guestOf", { name: guestOf }))),
];

function isTelling(namesakes: readonly PrintGuest[], mark: Mark): boolean {
  return new Set(namesakes.map(mark)).size > 1;
}

function byName(guests: readonly PrintGuest[]): Iterable<readonly PrintGuest[]> {
  const groups = new Map<string, PrintGuest[]>();
  for (const guest of guests) {
    const key = guest.name.normalize("NFKC").toLowerCase();
    const group = groups.get(key);
    if (group) group.push(guest);
    else groups.set(key, [guest]);
  }
  return groups.values();
}

import { groupBy } from "../../../../common/lib/group-by.ts";
import type { Language } from "../../../../common/messages/language.ts";
import { message } from "../../../../common/messages/message.ts";
import type { PrintGuest } from "../pages/print-facts.ts";

/** Household or host of guests with the same name, by guest id; others have no entry. */
export function distinguish(guests: readonly PrintGuest[], language: Language): ReadonlyMap<number, string> {
  const marks = new Map<number, string>();
  for (const namesakes of groupBy(guests, ({ name }) => name.normalize("NFKC").toLowerCase()).values()) {
    const households = namesakes.map(({ household }) => household);
    const hosts = namesakes.map((guest) => hostText(guest, language));
    const telling = namesakes.length > 1 && [households, hosts].find((texts) => new Set(texts).size > 1);
    if (telling) namesakes.forEach(({ id }, index) => void marks.set(id, telling[index] ?? ""));
  }
  return marks;
}

/** "with Anna Berg"; empty for guests who do not come with another one. */
export const hostText = ({ guestOf }: PrintGuest, language: Language): string =>
  guestOf === "" ? "" : language.say(message("print-lists.guestOf", { name: guestOf }));

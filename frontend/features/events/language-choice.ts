import { z } from "zod";
import { type GuestLanguage, guestLanguages } from "../../../common/guest-languages.ts";
import { rule } from "../../../common/rule-messages.ts";
import { t } from "../../lib/text.ts";

/** Stands for all languages. It prevails over single ones, which stay in the choice in case the organizer returns. */
export const allLanguages = "all";

const tags = guestLanguages.map(({ tag }) => tag);
const parts = [allLanguages, ...tags] as const;

/** Languages that a form offers guests. An event's empty list means all; in a form, that none is chosen yet. */
export const languageChoiceRule = z.array(z.enum(parts)).min(1, rule("rules.guestLanguageRequired"));

export type LanguageChoice = z.output<typeof languageChoiceRule>;

/** The choice in a form for an event's languages. */
export function choiceOf(stored: readonly string[]): LanguageChoice {
  const known = tags.filter((tag) => stored.includes(tag));
  return known.length === 0 ? [allLanguages] : known;
}

/** An event's languages for the choice in a form. */
export function languagesOf(choice: LanguageChoice): GuestLanguage[] {
  return choice.includes(allLanguages) ? [] : tags.filter((tag) => choice.includes(tag));
}

export function withPart(choice: LanguageChoice, part: LanguageChoice[number], isChosen: boolean): LanguageChoice {
  return parts.filter((other) => (other === part ? isChosen : choice.includes(other)));
}

export function choiceInWords(choice: LanguageChoice): string {
  if (choice.includes(allLanguages)) return t("events.languages.allShort");
  const chosen = guestLanguages.filter(({ tag }) => choice.includes(tag));
  return chosen.map(({ name }) => name).join(", ");
}

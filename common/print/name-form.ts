import { callName, type NameParts, nameParts } from "../name-parts.ts";
import type { nameForms } from "./print-words.ts";

export type NameForm = (typeof nameForms.options)[number];

export interface NamedPerson {
  name: string;
  /** "Mr", "Dr." and so on; empty for the title at the start of the name, if any. */
  title: string;
}

/** A name in a form; the full name where the parts for the form are not known. */
export function nameInForm(person: NamedPerson, form: NameForm): string {
  if (form === "full") return person.name;
  const parts = partsOf(person);
  if (form === "first") return callName(nameParts(person.name)) ?? person.name;
  return parts.title === "" ? person.name : `${parts.title} ${formalLastName(parts)}`;
}

/** Names on one card, one per line; two people share a line and their last name: "Anna & Ben Holm". */
export function namesTogether(people: readonly NamedPerson[], form: NameForm): string[] {
  const [one, other] = people;
  if (!(one && other) || people.length > 2) return people.map((person) => nameInForm(person, form));
  return [sharedName(one, other, form) ?? `${nameInForm(one, form)} & ${nameInForm(other, form)}`];
}

/** Undefined for people without a common last name, or who are addressed differently. */
function sharedName(one: NamedPerson, other: NamedPerson, form: NameForm): string | undefined {
  const [a, b] = [partsOf(one), partsOf(other)];
  if (form === "first" || a.lastName.toLowerCase() !== b.lastName.toLowerCase()) return undefined;
  const hasTitles = [a, b].map(({ title }) => title !== "");
  if (form === "formal" && hasTitles.every(Boolean)) return `${a.title} & ${b.title} ${formalLastName(a)}`;
  const isPlain = !hasTitles.some(Boolean) && a.firstNames !== "" && b.firstNames !== "";
  return isPlain ? `${a.firstNames} & ${b.firstNames} ${a.lastName}` : undefined;
}

function partsOf({ name, title }: NamedPerson): NameParts {
  const parts = nameParts(name);
  return title.trim() === "" ? parts : { ...parts, title: title.trim() };
}

/** Spaniards have two last names of unknown length, so all words are used. */
function formalLastName({ title, firstNames, lastName }: NameParts): string {
  const isSpanish = spanishTitle.test(title);
  return isSpanish && firstNames.includes(" ") ? `${firstNames} ${lastName}` : lastName;
}

const spanishTitle = /^(?:sra?|srta|señora?|señorita|doña|dña|dra|profa)\.?$/iu;

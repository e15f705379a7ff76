import { callName, type NameParts, nameParts } from "./name-parts.ts";
import type { PrintOptions } from "./print-options.ts";

/** How names are written. */
export type NameForm = PrintOptions["nameForm"];

/** A name, and how the person is addressed. */
export interface NamedPerson {
  name: string;
  /** "Mr", "Dr." and so on; empty for the title at the start of the name, if any. */
  title: string;
}

/** A name in a form. What is not known is not invented: then the form is the full name. */
export function nameInForm(person: NamedPerson, form: NameForm): string {
  if (form === "full") return person.name;
  const parts = partsOf(person);
  if (form === "first") return callName(nameParts(person.name)) ?? person.name;
  return parts.title === "" ? person.name : `${parts.title} ${formalLastName(parts)}`;
}

/**
 * Several people on one card, one line for each; two people share a line, and their last name: "Anna & Ben Holm",
 * "Mr & Mrs Holm".
 */
export function namesTogether(people: readonly NamedPerson[], form: NameForm): string[] {
  const [one, other] = people;
  if (!(one && other) || people.length > 2) return people.map((person) => nameInForm(person, form));
  return [sharedName(one, other, form) ?? `${nameInForm(one, form)} & ${nameInForm(other, form)}`];
}

/** Undefined for people who have no last name in common, or are addressed differently. */
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

/** Spaniards have two last names, and nobody knows how many of three words they are: they are addressed by all words. */
function formalLastName({ title, firstNames, lastName }: NameParts): string {
  const isSpanish = spanishTitle.test(title);
  return isSpanish && firstNames.includes(" ") ? `${firstNames} ${lastName}` : lastName;
}

const spanishTitle = /^(?:sra?|srta|señora?|señorita|doña|dña|dra|profa)\.?$/iu;

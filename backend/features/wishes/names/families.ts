import { coreOf } from "./directory.ts";
import { foldWords } from "./fold-words.ts";
import type { Meant, NameList } from "./name-list.ts";
import { familyArticles, familyWords, titles } from "./words.ts";

/** Whether a text names a family: "Family Smith", "the Smiths". */
export function meansFamily(text: string): boolean {
  const words = foldWords(text);
  if (words.some((word) => familyWords.has(word))) return words.some((word) => !familyWords.has(word));
  return words.length > 1 && words.length < 4 && familyArticles.has(words[0] ?? "");
}

/** Whether a text is only "family", such as in "Anna Berg and family". */
export function isFamilyAlone(text: string): boolean {
  const words = foldWords(text);
  return words.length > 0 && words.every((word) => familyWords.has(word) || word === "the" || word === "their");
}

/** Whether parts are "Mr." and "Mrs. Smith". */
export function meansCouple(parts: readonly string[]): boolean {
  const [one, other] = parts.map(foldWords);
  return (
    parts.length === 2 && one !== undefined && one.every((word) => titles.has(word)) && titles.has(other?.[0] ?? "")
  );
}

/**
 * The family that a text names, without one guest: the household of that name or, if there is none, those whose family name it
 * is, or the household of the guest who is named. Certain if it is one household, or one guest.
 */
export function findFamily({ directory, finder }: NameList, text: string, except: number): Meant {
  const core = coreOf(text).split(" ");
  const name = core.filter((word) => !titles.has(word)).join(" ");
  const names = formsOf(name);
  const households = directory.householdsNamed(names);
  const families = households.length > 0 ? households : directory.familiesNamed(names);
  if (families.length === 0)
    return familyOf(
      directory,
      names.map((form) => finder.findAsTyped(form, except)),
      except,
    );
  // Who writes "the Smiths" and is one of them means others, if there are any.
  const others = families.filter((family) => !family.includes(except));
  const meant = others.length > 0 ? others : families;
  const guestIds = [...new Set(meant.flat())].filter((id) => id !== except);
  return { guestIds, isCertain: meant.length === 1 && guestIds.length > 0 };
}

/** The household of the guest whom a name means: "Marie's family". */
function familyOf(directory: NameList["directory"], found: readonly Meant[], except: number): Meant {
  const [head] = found.find(({ isCertain }) => isCertain)?.guestIds ?? [];
  const guestIds = head === undefined ? [] : directory.householdOf(head).filter((id) => id !== except);
  return { guestIds, isCertain: guestIds.length > 0 };
}

/** A family name as it may stand on the list, if it is a plural: "smiths", "smith". */
function formsOf(name: string): string[] {
  const forms = [name, name.replace(/s$/u, ""), name.replace(/(?<=[sxzh])es$/u, "")];
  return [...new Set(forms)].filter((form) => form !== "");
}

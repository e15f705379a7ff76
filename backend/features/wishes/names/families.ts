import { coreOf } from "./directory.ts";
import { foldWords } from "./fold-words.ts";
import type { Meant, NameList } from "./name-list.ts";
import { familyArticles, familyWords, titles } from "./words.ts";

/** "Family Smith", "the Smiths". */
export function meansFamily(text: string): boolean {
  const words = foldWords(text);
  if (words.some((word) => familyWords.has(word))) return words.some((word) => !familyWords.has(word));
  return words.length > 1 && words.length < 4 && familyArticles.has(words[0] ?? "");
}

/** As in "Anna Berg and family". */
export function isFamilyAlone(text: string): boolean {
  const words = foldWords(text);
  return words.length > 0 && words.every((word) => familyWords.has(word) || word === "the" || word === "their");
}

/** "Mr." and "Mrs. Smith". */
export function meansCouple(parts: readonly string[]): boolean {
  const [one, other] = parts.map(foldWords);
  return (
    parts.length === 2 && one !== undefined && one.every((word) => titles.has(word)) && titles.has(other?.[0] ?? "")
  );
}

/** The named household, else those with the family name, else the named guest's; certain if only one is found. */
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
  // One of the Smiths who writes "the Smiths" means the others, if any.
  const others = families.filter((family) => !family.includes(except));
  const meant = others.length > 0 ? others : families;
  const guestIds = [...new Set(meant.flat())].filter((id) => id !== except);
  return { guestIds, isCertain: meant.length === 1 && guestIds.length > 0 };
}

/** "Marie's family". */
function familyOf(directory: NameList["directory"], found: readonly Meant[], except: number): Meant {
  const [head] = found.find(({ isCertain }) => isCertain)?.guestIds ?? [];
  const guestIds = head === undefined ? [] : directory.householdOf(head).filter((id) => id !== except);
  return { guestIds, isCertain: guestIds.length > 0 };
}

/** A plural as it may be on the list: "smiths", "smith". */
function formsOf(name: string): string[] {
  const forms = [name, name.replace(/s$/u, ""), name.replace(/(?<=[sxzh])es$/u, "")];
  return [...new Set(forms)].filter((form) => form !== "");
}

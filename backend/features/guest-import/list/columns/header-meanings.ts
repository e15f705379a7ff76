import { guestFileHeader } from "../../../../../common/guest-file.ts";
import { meaningsOf, numberedPerson, surelyMeant } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/language-words.ts";

export interface MeantColumn {
  column: number;
  /** 1 for the exact words, less for a header that contains them. */
  weight: number;
}

/** A header for one of several guests of a row: "Guest 2 First Name". */
export interface PersonColumn extends MeantColumn {
  person: number;
  meanings: readonly ColumnMeaning[];
}

/** The meanings of a row's columns by its words. */
export interface HeaderMeanings {
  /** The best first: by wording, by the order of the words, from the left. */
  columnsFor(meaning: ColumnMeaning): readonly MeantColumn[];
  persons: readonly PersonColumn[];
  understood: number;
}

export function readHeaderMeanings(headers: readonly string[]): HeaderMeanings {
  const series = numberedSeries(headers);
  const persons: PersonColumn[] = [];
  const found = new FoundColumns();
  for (const [column, header] of headers.entries()) {
    if (header.trim() === "") continue;
    const numbered = numberedPerson(header) ?? series.get(column);
    if (numbered === undefined) found.add(column, header);
    else persons.push(personColumn(column, numbered));
  }
  return { columnsFor: found.columnsFor(), persons, understood: persons.length + found.understood };
}

function personColumn(column: number, { person, header }: { person: number; header: string }): PersonColumn {
  const meanings = meaningsOf(header);
  return { column, person, meanings: meanings.map(({ meaning }) => meaning), weight: meanings[0]?.weight ?? 1 };
}

class FoundColumns {
  readonly #columns = new Map<ColumnMeaning, (MeantColumn & { index: number })[]>();
  understood = 0;

  add(column: number, header: string): void {
    const meanings = meaningsOf(header);
    if (meanings.length > 0) this.understood += 1;
    const isOwn = guestFileHeader.some((own) => own === header.trim());
    for (const { meaning, weight, index } of meanings) {
      const columns = this.#columns.get(meaning) ?? [];
      columns.push({ column, weight, index: isOwn ? -1 : index });
      this.#columns.set(meaning, columns);
    }
  }

  columnsFor(): HeaderMeanings["columnsFor"] {
    for (const columns of this.#columns.values()) {
      columns.sort((a, b) => b.weight - a.weight || a.index - b.index || a.column - b.column);
    }
    return (meaning) => this.#columns.get(meaning) ?? [];
  }
}

const names: ReadonlySet<ColumnMeaning> = new Set(["fullName", "guest", "firstName", "plusOne"]);

/** "Name 1", "Name 2", "Name 3": one header for several guests. */
function numberedSeries(headers: readonly string[]): Map<number, { person: number; header: string }> {
  const found = headers.flatMap((text, column) => {
    const { header, person } = splitNumber(text.trim());
    const isName =
      header !== "" && meaningsOf(header).some(({ meaning, weight }) => names.has(meaning) && weight >= surelyMeant);
    return isName ? [{ column, person: Number(person), header }] : [];
  });
  const isSeries = found.length >= 2 && new Set(found.map(({ person }) => person)).size === found.length;
  return new Map(isSeries ? found.map(({ column, ...numbered }) => [column, numbered]) : []);
}

/** "Name" and "2" of "Name #2"; empty without a number. Each step takes linear time. */
function splitNumber(text: string): { header: string; person: string } {
  const end = /(?<![\s#.:_-])[\s#.:_-]*(\d{1,2})$/u.exec(text);
  const header = text.slice(0, end?.index);
  const isSplit = end !== null && /\p{L}/u.test(header) && !/\p{Nd}/u.test(header);
  return isSplit ? { header, person: end[1] ?? "" } : { header: "", person: "" };
}

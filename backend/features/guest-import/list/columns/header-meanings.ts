import { meaningsOf, numberedPerson } from "../words/column-words.ts";
import type { ColumnMeaning } from "../words/load.ts";

export interface MeantColumn {
  column: number;
  /** 1 for the exact words, less for a header that contains them. */
  weight: number;
}

/** A header for one of several guests of a row: "Guest 2 First Name". */
interface PersonColumn {
  column: number;
  person: number;
  meanings: readonly ColumnMeaning[];
}

/** The meanings of a row's columns by its words. */
export interface HeaderMeanings {
  /** The best first: by wording, from the left. */
  columnsFor(meaning: ColumnMeaning): readonly MeantColumn[];
  persons: readonly PersonColumn[];
  understood: number;
}

export function readHeaderMeanings(headers: readonly string[]): HeaderMeanings {
  const meant = new Map<ColumnMeaning, MeantColumn[]>();
  const persons: PersonColumn[] = [];
  let understood = 0;
  for (const [column, header] of headers.entries()) {
    const numbered = numberedPerson(header);
    const meanings = meaningsOf(numbered?.header ?? header);
    if (numbered !== undefined || meanings.length > 0) understood += 1;
    if (numbered !== undefined) {
      persons.push({ column, person: numbered.person, meanings: meanings.map(({ meaning }) => meaning) });
      continue;
    }
    for (const { meaning, weight } of meanings) meant.set(meaning, [...(meant.get(meaning) ?? []), { column, weight }]);
  }
  for (const columns of meant.values()) columns.sort((a, b) => b.weight - a.weight);
  return { columnsFor: (meaning) => meant.get(meaning) ?? [], persons, understood };
}

import { tableLabel } from "../words/value-words.ts";

/** Zero-width characters, direction marks, soft hyphens. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** A text without invisible marks. Emoji keep theirs. */
export function visibleText(text: string): string {
  return /\p{Extended_Pictographic}/u.test(text) ? text : text.replace(invisible, "").trim();
}

/** What spellings of one table share: 3, 03, 3.0 and "Table 3". */
export function tableKey(label: string): string {
  const number = tableLabel(label)?.number ?? label;
  const whole = /^(?:#|№|no\.?|nr\.?|n[º°]\.?)?\s*0*(\d+)(?:[.,]0+)?\.?$/iu.exec(number.normalize("NFKC").trim())?.[1];
  return whole ?? number.normalize("NFKC").toLowerCase().replace(/\s+/gu, " ");
}

export interface Respelled {
  as: string;
  others: string[];
}

/** Prefers the spelling that most guests have, or that the event's list has. */
export class TableSpellings {
  readonly #counts = new Map<string, number>();
  readonly #kept: ReadonlySet<string>;

  /** `kept` labels stay as they are. */
  constructor(kept: readonly string[] = []) {
    this.#kept = new Set(kept);
  }

  add(label: string): void {
    this.#counts.set(label, (this.#counts.get(label) ?? 0) + 1);
  }

  changes(): { spellingOf: ReadonlyMap<string, string>; respelled: Respelled[] } {
    const groups = new Map<string, string[]>();
    for (const label of this.#counts.keys()) {
      const key = tableKey(label);
      groups.set(key, [...(groups.get(key) ?? []), label]);
    }
    const spellingOf = new Map<string, string>();
    const respelled: Respelled[] = [];
    for (const labels of groups.values()) {
      const [as, ...rest] = labels.sort((a, b) => this.#weight(b) - this.#weight(a));
      const others = rest.filter((label) => !this.#kept.has(label));
      if (as === undefined || others.length === 0) continue;
      for (const other of others) spellingOf.set(other, as);
      respelled.push({ as, others });
    }
    return { spellingOf, respelled };
  }

  /** The sort is stable: among equals, the first in the file wins. */
  #weight(label: string): number {
    return (this.#kept.has(label) ? 1e9 : 0) + (this.#counts.get(label) ?? 0);
  }
}

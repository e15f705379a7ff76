import { birthNameIn } from "../../../../../common/birth-names.ts";
import { normaliseGuestName } from "../../../../../common/guest-name.ts";
import { otherNamesText } from "../../../../../common/guest-rules.ts";
import { otherNamesIn } from "../../../../../common/other-names.ts";
import type { SheetRow } from "../../formats/sheet.ts";
import { tidyText } from "../model/cell-text.ts";
import type { AliasColumns, AliasKind } from "../model/column-roles.ts";
import { isNone } from "../words/value-words.ts";

/** Written before a family name that a column has alone. */
const birthWord = "née";

/** Between several names in a cell; commas only between nicknames, because "Holm, Anna" is one name. */
const between: Readonly<Record<AliasKind, RegExp>> = {
  nickname: /[;/,，、\n]/u,
  birthName: /[;\n]/u,
  otherName: /[;/、\n]/u,
  inName: /;/u,
};

/** Other names of the row's first guest. */
export class RowAliases {
  readonly #aliases: readonly AliasColumns[];
  readonly #isOurs: boolean;

  constructor(aliases: readonly AliasColumns[], isOurs: boolean) {
    this.#aliases = aliases;
    this.#isOurs = isOurs;
  }

  get areAny(): boolean {
    return this.#aliases.length > 0;
  }

  /** In stored form, without those that the name has itself. Undefined if the file does not state them. */
  of(row: SheetRow, name: string): string | undefined {
    if (!this.areAny) return undefined;
    const own = wordsOf(name);
    const isNew = (other: string) => this.#isOurs || !wordsOf(other).every((word) => own.includes(word));
    const names = this.#fitting(row).flatMap(({ kind, names: others }) =>
      others.filter(isNew).map((other) => (this.#isOurs ? other : withWord(other, kind, own))),
    );
    const joined = joinedNames(names);
    return joined === "" && this.#aliases.every(({ kind }) => kind === "inName") ? undefined : joined;
  }

  /** Whether the names in a cell are other names. Cells without letters, or with too many names, are kept otherwise. */
  isTaken(row: SheetRow, column: number): boolean {
    return this.#fitting(row).some(({ columns }) => columns.includes(column));
  }

  /** As many as a guest may have. */
  #fitting(row: SheetRow): (AliasColumns & { names: string[] })[] {
    let all = "";
    return this.#aliases.flatMap((alias) => {
      const names = this.#namesIn(row, alias);
      const longer = names && otherNamesText.safeParse([all, ...names].join(";")).data;
      if (!names || longer === undefined) return [];
      all = longer;
      return [{ ...alias, names }];
    });
  }

  #namesIn({ cells }: SheetRow, { columns, kind }: AliasColumns): string[] | undefined {
    const text = columns
      .map((column) => tidyText(cells[column] ?? ""))
      .filter((part) => part !== "")
      .join(" ");
    const names = this.#isOurs ? otherNamesIn(text) : text.split(between[kind]).map(normaliseGuestName);
    const named = names.filter((name) => name !== "" && !isNone(name));
    return named.every((name) => /\p{L}/u.test(name)) ? named : undefined;
  }
}

const wordsOf = (name: string): readonly string[] => name.toLowerCase().match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];

/** The family name alone gets a word that says so. */
function withWord(name: string, kind: AliasKind, own: readonly string[]): string {
  const isAlone = kind === "birthName" && !birthNameIn(name) && !wordsOf(name).some((word) => own.includes(word));
  return isAlone ? `${birthWord} ${name}` : name;
}

/** As many of the names as a guest may have, in stored form. */
export function joinedNames(names: readonly string[]): string {
  return names.reduce((joined, name) => otherNamesText.safeParse(`${joined};${name}`).data ?? joined, "");
}

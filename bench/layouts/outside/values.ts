import type { Cell } from "../file-plan.ts";

/** Texts of one language, which may hold placeholders themselves. */
export type Texts = Readonly<Record<string, string>>;

type Makers = Readonly<Record<string, () => Cell>>;

const placeholder = /\{(\w+)\}/gu;

/** Values by name, each made once, and texts filled with them. */
export class Values {
  readonly #texts: Texts;
  readonly #makers: Makers;
  readonly #outer: Values | undefined;
  readonly #known = new Map<string, Cell>();

  constructor(texts: Texts, makers: Makers, outer?: Values) {
    this.#texts = texts;
    this.#makers = makers;
    this.#outer = outer;
  }

  within(makers: Makers): Values {
    return new Values(this.#texts, makers, this);
  }

  /** Rows of cells separated by " | ". */
  rows(template: string | undefined): Cell[][] {
    if (template === undefined) return [];
    const lines = this.#expanded(template).split("\n");
    return lines.map((line) => (line === "" ? [] : line.split(" | ").map((cell) => this.#filled(cell))));
  }

  spelled(templates: readonly string[]): string[] {
    return templates.map((template) => String(this.#filled(this.#expanded(template)) ?? ""));
  }

  #expanded(template: string): string {
    const expanded = template.replace(placeholder, (whole, key: string) => this.#texts[key] ?? whole);
    return expanded === template ? template : this.#expanded(expanded);
  }

  /** A cell of one placeholder is its value, a number for example; others are texts. "⏎" breaks a line in a cell. */
  #filled(cell: string): Cell {
    const only = /^\{(\w+)\}$/u.exec(cell)?.[1];
    if (only !== undefined) return this.#get(only);
    if (/^\d+$/u.test(cell)) return Number(cell);
    const text = cell.replace(placeholder, (_, key: string) => String(this.#get(key) ?? "")).replaceAll("⏎", "\n");
    return text === "" ? null : text;
  }

  #get(key: string): Cell {
    const make = this.#makers[key];
    if (!make) {
      if (this.#outer) return this.#outer.#get(key);
      throw new RangeError(`No value is called "${key}".`);
    }
    if (!this.#known.has(key)) this.#known.set(key, make());
    return this.#known.get(key) ?? null;
  }
}

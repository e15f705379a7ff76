import type { CellLook } from "./sheet.ts";
import type { Attributes } from "./xml.ts";

const maxStyles = 65_536;

/** The styles that a document names: how cells look, and which tables are hidden. */
export class OdsStyles {
  /** As numbers, for a `LookCollector`. */
  readonly looks: (CellLook | undefined)[] = [];
  readonly #places = new Map<string, number>();
  readonly #hiddenTables = new Set<string>();
  #name = "";
  #family = "";

  /** The place in `looks` of a cell's style; undefined if it is plain. */
  placeOf(style: string | undefined): number | undefined {
    return style === undefined ? undefined : this.#places.get(style);
  }

  hidesTable(style: string | undefined): boolean {
    return style !== undefined && this.#hiddenTables.has(style);
  }

  open(name: string, attributes: Attributes): void {
    if (name === "style") {
      this.#name = attributes["style:name"] ?? "";
      this.#family = attributes["style:family"] ?? "";
      this.#inherit(attributes["style:parent-style-name"]);
    } else if (name === "table-properties" && attributes["table:display"] === "false") {
      this.#hiddenTables.add(this.#name);
    } else if (this.#family === "table-cell") this.#addLook(lookOf(name, attributes));
  }

  #inherit(parent: string | undefined): void {
    const place = this.placeOf(parent);
    if (this.#family === "table-cell" && place !== undefined) this.#addLook(this.looks[place] ?? {});
  }

  #addLook(look: CellLook): void {
    if (Object.keys(look).length === 0) return;
    const known = this.#places.get(this.#name);
    if (known !== undefined) this.looks[known] = { ...this.looks[known], ...look };
    else if (this.looks.length < maxStyles) this.#places.set(this.#name, this.looks.push(look) - 1);
  }
}

function lookOf(name: string, attributes: Attributes): CellLook {
  const look: CellLook = {};
  if (name === "text-properties") {
    if (attributes["fo:font-weight"] === "bold") look.isBold = true;
    if ((attributes["style:text-line-through-style"] ?? "none") !== "none") look.isStruck = true;
  } else if (name === "table-cell-properties") {
    const fill = /^#([\da-f]{6})$/iu.exec(attributes["fo:background-color"] ?? "")?.[1]?.toLowerCase();
    if (fill !== undefined && fill !== "ffffff") look.fill = fill;
  }
  return look;
}

import { isScript } from "../../../../common/fonts.ts";
import { type Message, message } from "../../../../common/messages/message.ts";
import type { LayoutInput } from "../pages/layout.ts";
import { type CellStyle, cellLines, plainLines } from "./lists/cell-text.ts";
import type { Cell, CellLine, Row } from "./lists/row.ts";

/** Sets the texts of the caterer's sheet in the same few sizes. */
export class CatererTexts {
  readonly input: LayoutInput;
  readonly #text: CellStyle;
  readonly #numbers: Intl.NumberFormat;

  constructor(input: LayoutInput) {
    const { look, language } = input;
    this.input = input;
    this.#text = { font: look.textFont, isBold: false, size: 10, color: look.text };
    this.#numbers = new Intl.NumberFormat(language.tag);
  }

  say(text: Message): string {
    return this.input.language.say(text);
  }

  number(value: number): string {
    return this.#numbers.format(value);
  }

  plain(text: string, width: number): CellLine[] {
    return cellLines(this.input.setter, text, this.#text, width);
  }

  bold(text: string, width: number): CellLine[] {
    return cellLines(this.input.setter, text, { ...this.#text, isBold: true }, width);
  }

  quiet(text: string, width: number): CellLine[] {
    return cellLines(this.input.setter, text, { ...this.#text, size: 8.5, color: this.input.look.quiet }, width);
  }

  /** A text that is no name, such as a diet. */
  words(text: string, width: number, isBold = false): CellLine[] {
    return cellLines(this.input.setter, text, { ...this.#text, isBold, hyphenate: this.input.hyphenate }, width);
  }

  columnTitle(text: string, width: number): CellLine[] {
    const { hyphenate, look } = this.input;
    const style = { ...this.#text, isBold: true, size: 8.5, color: look.quiet, hyphenate };
    return plainLines(this.input.setter, text, style, width);
  }

  /** Width of a bold text, in points. */
  widthOf(text: string): number {
    return this.input.setter.line(text, { ...this.#text, isBold: true }).width;
  }

  heading(title: string, width: number, isContinued: boolean): Row {
    const { look, setter } = this.input;
    const isHand = isScript(look.headingFont);
    const style = { font: look.headingFont, isBold: !isHand, size: isHand ? 21 : 14, color: look.accent };
    const cells: Cell[] = [{ x: 0, width, align: "start", lines: plainLines(setter, title, style, width) }];
    if (isContinued) {
      const lines = this.quiet(this.say(message("print-lists.continued")), width);
      cells.push({ x: 0, width, align: "end", lines });
    }
    return { tag: "H2", mark: title, cells, above: 0, below: 3 };
  }

  paragraph(text: string, width: number, mark: string): Row {
    const { setter, look } = this.input;
    const lines = plainLines(setter, text, { ...this.#text, size: 9, color: look.quiet }, width);
    return { tag: "P", mark, cells: [{ x: 0, width, align: "start", lines }], above: 4, below: 2 };
  }
}

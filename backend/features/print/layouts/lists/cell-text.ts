import type { SetLine } from "../../text/set-line.ts";
import type { TextSetter, TextStyle } from "../../text/text-setter.ts";
import type { CellLine } from "./row.ts";

/** How a text in a cell looks. */
export interface CellStyle extends TextStyle {
  color: string;
}

const lineSpacing = 1.26;
const hangingIndent = 0.9;

/** The lines of a text in a cell `width` points wide. Further lines are indented, to not look like another entry. */
export function cellLines(setter: TextSetter, text: string, style: CellStyle, width: number): CellLine[] {
  const whole = setter.line(text, style);
  if (whole.width <= width) return whole.text === "" ? [] : [cellLine(whole, style, 0)];
  const indent = Math.min(style.size * hangingIndent, width / 4);
  return setter.wrap(text, style, width - indent).map((line, i) => cellLine(line, style, i === 0 ? 0 : indent));
}

/** Like {@link cellLines}, but without indents. */
export function plainLines(setter: TextSetter, text: string, style: CellStyle, width: number): CellLine[] {
  const whole = setter.line(text, style);
  const lines = whole.width <= width ? [whole] : setter.wrap(text, style, width);
  return lines.filter((line) => line.text !== "").map((line) => cellLine(line, style, 0));
}

function cellLine(line: SetLine, { size, color }: CellStyle, indent: number): CellLine {
  return { line, color, height: Math.max(size * lineSpacing, line.ascent + line.descent), indent };
}

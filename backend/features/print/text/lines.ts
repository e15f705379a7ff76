import type { Face } from "../faces/face.ts";
import type { PlacedGrapheme } from "./place-graphemes.ts";
import type { GlyphRun, SetLine } from "./set-line.ts";

interface LogicalRun {
  face: Face;
  level: number;
  text: string;
}

/** Width of a line of these graphemes at size 1. */
export function measure(graphemes: readonly PlacedGrapheme[]): number {
  return runsOf(graphemes).reduce((sum, run) => sum + widthOf(run), 0);
}

/** Sets a line. `own` is the face of the line's font, whose height an empty line has. */
export function setLine(graphemes: readonly PlacedGrapheme[], size: number, own: Face): SetLine {
  const logical = runsOf(graphemes);
  const runs: GlyphRun[] = [];
  let x = 0;
  for (const run of inVisualOrder(logical)) {
    const width = widthOf(run) * size;
    runs.push({ face: run.face.name, text: run.text, x, width, isRightToLeft: run.level % 2 === 1 });
    x += width;
  }
  const faces = logical.length > 0 ? logical.map((run) => run.face) : [own];
  return {
    text: logical.map((run) => run.text).join(""),
    width: x,
    size,
    ascent: size * Math.max(...faces.map((face) => face.ascent)),
    descent: size * Math.max(...faces.map((face) => face.descent)),
    runs,
  };
}

function widthOf(run: LogicalRun): number {
  return run.face.width(run.text, run.level % 2 === 1);
}

function runsOf(graphemes: readonly PlacedGrapheme[]): LogicalRun[] {
  const runs: LogicalRun[] = [];
  for (const { text, face, level } of graphemes) {
    const last = runs.at(-1);
    if (last?.face === face && last.level === level) last.text += text;
    else runs.push({ face, level, text });
  }
  return runs;
}

// Rule L2 of Unicode's bidirectional algorithm: from the highest level down, reverse what is at that level or above.
function inVisualOrder(logical: readonly LogicalRun[]): LogicalRun[] {
  const runs = [...logical];
  const highest = Math.max(0, ...runs.map((run) => run.level));
  for (let level = highest; level > 0; level--) {
    let start = 0;
    while (start < runs.length) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end++;
      runs.splice(start, end - start, ...runs.slice(start, end).reverse());
      start = end + 1;
    }
  }
  return runs;
}

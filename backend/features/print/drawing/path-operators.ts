import svgpath from "svgpath";

/** SVG path data as PDF operators; pdfkit's own distorts quadratic curves. @throws Error for data that is no path */
export function pathOperators(data: string): string {
  const operators: string[] = [];
  const add = (operator: string, ...values: readonly number[]) =>
    operators.push([...values.map((value) => number(value)), operator].join(" "));
  const path = svgpath(data).abs().unshort().unarc();
  if ("err" in path && path.err) throw new Error(`A path cannot be read: ${path.err}.`);
  path.iterate((segment, _index, fromX, fromY) => {
    if (segment[0] === "M") add("m", segment[1], segment[2]);
    else if (segment[0] === "L") add("l", segment[1], segment[2]);
    else if (segment[0] === "H") add("l", segment[1], fromY);
    else if (segment[0] === "V") add("l", fromX, segment[1]);
    else if (segment[0] === "C") add("c", segment[1], segment[2], segment[3], segment[4], segment[5], segment[6]);
    else if (segment[0] === "Q") {
      const [, controlX, controlY, x, y] = segment;
      const between = (from: number, to: number) => from + (2 / 3) * (to - from);
      add("c", between(fromX, controlX), between(fromY, controlY), between(x, controlX), between(y, controlY), x, y);
    } else add("h");
  });
  return operators.join("\n");
}

/** A number in a PDF or an SVG. Three decimals are finer than any printer. */
export function number(value: number, decimals = 3): string {
  const rounded = Math.round(value * 10 ** decimals) / 10 ** decimals;
  return Object.is(rounded, -0) ? "0" : String(rounded);
}

import type { Import } from "./read-imports.ts";

/** Import cycles as files in order, the first repeated at the end. Each file is reported at most once. */
export function findCircles(imports: readonly Import[]): string[][] {
  const next = new Map<string, string[]>();
  for (const { from, to } of imports) next.set(from, [...(next.get(from) ?? []), to]);
  const circles: string[][] = [];
  const done = new Set<string>();
  const way: string[] = [];

  const visit = (file: string): void => {
    const start = way.indexOf(file);
    if (start >= 0) {
      circles.push([...way.slice(start), file]);
      return;
    }
    if (done.has(file)) return;
    way.push(file);
    for (const to of next.get(file) ?? []) visit(to);
    way.pop();
    done.add(file);
  };

  for (const file of next.keys()) visit(file);
  return circles;
}

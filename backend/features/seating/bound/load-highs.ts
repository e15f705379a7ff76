import type { Highs } from "highs";

let loaded: Promise<Highs> | null = null;

interface HighsPackage {
  default: () => Promise<Highs>;
}

const packageName = "highs";

/** The solver of linear programs, which is loaded when it is first needed. */
export async function loadHighs(): Promise<Highs> {
  loaded ??= import(packageName).then(({ default: load }: HighsPackage) => load());
  return await loaded;
}

/** After HiGHS ran out of memory or met a bug of its own: its memory is unusable. */
export function unloadHighs(): void {
  loaded = null;
}

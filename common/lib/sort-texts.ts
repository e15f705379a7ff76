/** Gives other work a turn. */
export type Pause = () => Promise<void>;

const textsPerSlice = 4000;

/** Sorts texts like `sort`, in slices with a pause after each. */
export async function sortTexts(texts: readonly string[], pause: Pause): Promise<string[]> {
  let sorted: string[][] = [];
  for (let from = 0; from < texts.length; from += textsPerSlice) {
    sorted.push(texts.slice(from, from + textsPerSlice).sort());
    await pause();
  }
  while (sorted.length > 1) sorted = await mergePairs(sorted, pause);
  return sorted[0] ?? [];
}

async function mergePairs(lists: readonly string[][], pause: Pause): Promise<string[][]> {
  const merged: string[][] = [];
  for (let i = 0; i < lists.length; i += 2) merged.push(await merge(lists[i] ?? [], lists[i + 1] ?? [], pause));
  return merged;
}

async function merge(one: readonly string[], other: readonly string[], pause: Pause): Promise<string[]> {
  const merged: string[] = [];
  for (let [i, j] = [0, 0]; i + j < one.length + other.length; ) {
    const next = one[i];
    const rival = other[j];
    const isNext = next !== undefined && (rival === undefined || next <= rival);
    merged.push((isNext ? next : rival) ?? "");
    if (isNext) i += 1;
    else j += 1;
    if (merged.length % textsPerSlice === 0) await pause();
  }
  return merged;
}

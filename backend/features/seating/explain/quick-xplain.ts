/** A minimal contradicting subset of the first rules (Junker, QuickXplain, AAAI 2004), if all checks are exact. */
export async function quickXplain<Rule>(
  rules: readonly Rule[],
  isContradicting: (rules: readonly Rule[]) => Promise<boolean>,
): Promise<Rule[]> {
  const explain = async (held: readonly Rule[], isNew: boolean, open: readonly Rule[]): Promise<Rule[]> => {
    if (isNew && (await isContradicting(held))) return [];
    if (open.length <= 1) return [...open];
    const half = Math.ceil(open.length / 2);
    const first = open.slice(0, half);
    const ofSecond = await explain([...held, ...first], true, open.slice(half));
    const ofFirst = await explain([...held, ...ofSecond], ofSecond.length > 0, first);
    return [...ofFirst, ...ofSecond];
  };
  return await explain([], true, rules);
}

/**
 * The smallest part of contradicting rules that still contradicts itself: without any one of its rules, the others can hold.
 * Of several such parts, it is one of the first rules, as far as possible. (Junker, QuickXplain, AAAI 2004.)
 *
 * @param rules contradict themselves
 * @param isContradicting says whether some rules are proven to contradict themselves. Where it says no for want of a proof, the
 *   part may be larger than it could be, but still contradicts itself.
 */
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

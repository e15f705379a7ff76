import { priorityWeights } from "../../wishes/wish.ts";

/** The only two adults of a household, or a guest and their only plus-one, side by side: as a very important wish. */
export const coupleWeight = priorityWeights.HIGH;

/** Two other adults of a household or party. */
export const partyWeight = priorityWeights.MEDIUM;

/** A pair of a party with a child: only a little, as a child's company has a price of its own. */
export const childPairWeight = priorityWeights.LOW;

/** The price of a child with no adult of their party beside them, although one is at the table. */
export const childAlonePrice = priorityWeights.HIGH;

/** The price of a guest at an end with nobody beside them whom they belong to. */
export const endAlonePrice = priorityWeights.MEDIUM;

/** What facing somebody is worth of sitting next to them. */
export const acrossShare = 1 / 4;

/** What a guest's chair of today is worth if a plan should rather keep it. */
export const keptChairWeight = priorityWeights.MEDIUM;

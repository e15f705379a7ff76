/** The extra column that keeps the guests of one row together. Its value is the name of the first. */
export const partyColumn = "Party";

/** More guests in one row are a table, and not a party. */
export const largestParty = 6;

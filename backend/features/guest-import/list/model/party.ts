/** Where earlier versions kept the guests of one row together, by the name of the first. */
export const partyColumn = "Party";

/** More guests in one row are a table, and not a party. */
export const maxPartySize = 6;

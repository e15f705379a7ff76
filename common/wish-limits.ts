export const maxWishes = 2000;

export const maxWishesAtOnce = 500;

export const maxGuestsInWish = 200;

/** A guest counts once for each wish. Planning reads all of them. */
export const maxGuestsInAllWishes = 20_000;

export const maxTablesInWish = 100;

/** Of guests at a table that is used. */
export const maxTableMinimum = 100;

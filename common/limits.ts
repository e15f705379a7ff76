/** Limits and constants of the product that the server enforces and the screens show. */

/** Largest number that GraphQL's Int and PostgreSQL's integer hold. */
export const largestInt = 2 ** 31 - 1;

/** Largest guest list file, in bytes (5 MB). */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Shortest guest search, in characters. */
export const minSearchLength = 2;

/** Longest guest search, in characters; longer input is refused. */
export const maxSearchLength = 100;

/** Most guests that one search answers. */
export const maxSearchMatches = 10;

/** Most guests that a search of two letters answers, for callers who do not look after the event. */
export const maxMatchesOfTwoLetters = 3;

/** Most guests that a search of three letters answers, for callers who do not look after the event. */
export const maxMatchesOfThreeLetters = 5;

/** Most tablemates that a search answers for a guest; a table of more is a hall. */
export const maxTablemates = 500;

/** Characters of a guest's name. */
export const maxGuestNameLength = 200;

/** Characters of a table number or table name. */
export const maxTableNumberLength = 100;

/** Extra columns of a guest, and of a guest list. */
export const maxExtraColumns = 50;

/** Characters of an extra column's name. */
export const maxExtraColumnNameLength = 100;

/** Characters of an extra column's value. */
export const maxExtraColumnValueLength = 1000;

/** Guests of one event. */
export const maxGuestsPerEvent = 200_000;

/**
 * Characters of a guest list, its column names counted for each guest who has a value there. Files of 5 MB with real
 * guests hold a third of it at most; a workbook can repeat one text a million times in the space of a few.
 */
export const maxGuestListCharacters = 32 * 1024 * 1024;

/** Extra columns of an event that can be hidden from guests; of more, those are forgotten that no guest has. */
export const maxHiddenColumns = 500;

/**
 * Bytes that an event's uploaded files and kept guest lists take together, as the database stores them (100 MB). Beyond it
 * the oldest go; the newest file and the newest list stay, whatever they take.
 */
export const maxStoredBytesPerEvent = 100 * 1024 * 1024;

/** Entries of an event's history. Beyond them the oldest go, except those that a guest list is kept for. */
export const maxHistoryEntries = 50_000;
/** Extra columns that an event remembers having had; of more, those are forgotten that no guest has. */
export const maxKnownColumns = 1000;

/** Limits that only the server needs to know. Lengths of texts are in characters. */

/** For searches of two letters by callers who do not manage the event. */
export const maxMatchesOfTwoLetters = 3;

/** For searches of three letters by callers who do not manage the event. */
export const maxMatchesOfThreeLetters = 5;

/** In a search's answer. A larger table is a whole hall. */
export const maxTablemates = 500;

/** Includes column names for each guest with a value: 800 for each of the most guests. */
export const maxGuestListCharacters = 16 * 1024 * 1024;

/** For an event's uploaded files (50 MB). Beyond it the oldest go; the newest always stays. */
export const maxStoredBytesPerEvent = 50 * 1024 * 1024;

/** Beyond that, the oldest are removed. */
export const maxHistoryEntries = 50_000;

/** Beyond that, columns that no guest has are forgotten. */
export const maxKnownColumns = 1000;

export const maxTableNoteLength = 500;

/** Shortest and longest side of a table, in centimeters. */
export const minTableLength = 10;
export const maxTableLength = 5000;

/** Longest side of a room, in centimeters (300 m). */
export const maxPlanLength = 30_000;

export const maxTablesAtOnce = 500;

/** A table for every ten guests of the largest list. */
export const maxTablesPerEvent = 2000;

/** Guests of a saved plan, with and without a seat. */
export const maxGuestsInPlan = 5000;

/** To delete or change them alike: only their ids are sent. */
export const maxGuestsSelected = 10_000;

/** To choose from when a list is filtered. */
export const maxGuestValues = 500;

export const maxDuplicatesMerged = 100;

export const maxPrintedGuests = 20_000;

/** More than phones take, and what one process can decode. */
export const maxPicturePixels = 25_000_000;

export const picturesKept = 3;

export const maxShownPictureBytes = 1_000_000;

export const shownPicturesKept = 20;

/** For the records of an event's changes, as stored (50 MB). Beyond that, the oldest go. */
export const maxRecordedBytesPerEvent = 50 * 1024 * 1024;

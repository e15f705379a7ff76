/** Limits and constants of the product that the server enforces and the screens show. */

/** Largest number in GraphQL's Int and PostgreSQL's integer. */
export const maxInt = 2 ** 31 - 1;

/** Largest guest list file, in bytes (5 MB). */
export const maxUploadBytes = 5 * 1024 * 1024;

/** Shortest guest search, in characters. */
export const minSearchLength = 2;

/** Longest guest search, in characters; longer input is refused. */
export const maxSearchLength = 100;

/** Most guests in the answer to a search. */
export const maxSearchMatches = 10;

/** Most guests in the answer to a search of two letters, for callers who do not manage the event. */
export const maxMatchesOfTwoLetters = 3;

/** Most guests in the answer to a search of three letters, for callers who do not manage the event. */
export const maxMatchesOfThreeLetters = 5;

/** Most tablemates of a guest in a search's answer. A larger table is a whole hall. */
export const maxTablemates = 500;

/** Most people who help with an event at the same time. */
export const maxHelpers = 50;

/** Maximum characters in a guest's name. */
export const maxGuestNameLength = 200;

/** Maximum characters in a table number or table name. */
export const maxTableNumberLength = 100;

/** Most extra columns of a guest, and of a guest list. */
export const maxExtraColumns = 50;

/** Maximum characters in an extra column's name. */
export const maxExtraColumnNameLength = 100;

/** Maximum characters in an extra column's value. */
export const maxExtraColumnValueLength = 1000;

/** Maximum characters in an event's greeting for guests. */
export const maxGreetingLength = 200;

/** Most guests in an event. */
export const maxGuestsPerEvent = 200_000;

/**
 * Maximum characters in a guest list, counting column names for each guest with a value. 5 MB files with real guests have at
 * most a third of it; a workbook can repeat one text a million times in the space of a few.
 */
export const maxGuestListCharacters = 32 * 1024 * 1024;

/** Most extra columns of an event that can be hidden from guests. Beyond that, columns that no guest has are forgotten. */
export const maxHiddenColumns = 500;

/**
 * Maximum bytes for an event's uploaded files and stored guest lists together, as the database stores them (100 MB). Beyond
 * that, the oldest are removed; the newest file and the newest list stay, whatever their size.
 */
export const maxStoredBytesPerEvent = 100 * 1024 * 1024;

/** Most bytes of an event's archive, packed and unpacked (200 MB). */
export const maxEventArchiveBytes = 200 * 1024 * 1024;

/** Most entries of an event's history. Beyond that, the oldest are removed, except those with a stored guest list. */
export const maxHistoryEntries = 50_000;
/** Most extra columns that an event remembers having had. Beyond that, columns that no guest has are forgotten. */
export const maxKnownColumns = 1000;

/** Maximum characters in the name of a household. */
export const maxHouseholdLength = 100;

/** Most seats at a table. */
export const maxTableCapacity = 1000;

/** Maximum characters in an organizer's note on a table. */
export const maxTableNoteLength = 500;

/** Shortest and longest side of a table, in centimeters. */
export const minTableLength = 10;
export const maxTableLength = 5000;

/** Longest side of a room, in centimeters (300 m). */
export const maxPlanLength = 30_000;

/** Most tables that one operation creates or changes. */
export const maxTablesAtOnce = 500;

/** Most guests that one operation moves or changes. */
export const maxGuestsAtOnce = 5000;

/** Most guests that an organizer selects, to delete them or change them alike: only their ids are sent. */
export const maxGuestsSelected = 10_000;

/** Most guests that are merged into one. */
export const maxDuplicatesMerged = 100;

/** Most guests that are printed at once. */
export const maxPrintedGuests = 20_000;

/** Days for which a change can be undone. */
export const daysToUndo = 30;

/** Most pixels of an uploaded picture: more than phones take, and what one process can decode. */
export const maxPicturePixels = 25_000_000;

/** Longest side of a stored picture of a venue, in pixels. */
export const maxPictureSide = 3000;

/** Pictures of a venue that are kept per event, for undoing. */
export const picturesKept = 3;

/** Most bytes of a monogram or photo as guests get it. */
export const maxShownPictureBytes = 1_000_000;

/** Monograms and photos that are kept per event, for undoing. */
export const shownPicturesKept = 20;

/** Maximum bytes for the records of an event's changes, as the database stores them (50 MB). Beyond that, the oldest go. */
export const maxRecordedBytesPerEvent = 50 * 1024 * 1024;

/** Limits that the server enforces and the screens show. Lengths of texts are in characters. */

/** Largest number in GraphQL's Int and PostgreSQL's integer. */
export const maxInt = 2 ** 31 - 1;

/** 5 MB. */
export const maxUploadBytes = 5 * 1024 * 1024;

export const minSearchLength = 2;

/** Longer input is refused. */
export const maxSearchLength = 100;

export const maxSearchMatches = 10;

export const maxHelpers = 50;

export const maxGuestNameLength = 200;

export const maxTableNumberLength = 100;

export const maxExtraColumns = 50;

export const maxExtraColumnNameLength = 100;

export const maxExtraColumnValueLength = 1000;

export const maxGreetingLength = 200;

/** More than any banquet had. */
export const maxGuestsPerEvent = 20_000;

/** Beyond that, columns that no guest has are forgotten. */
export const maxHiddenColumns = 500;

/** Packed and unpacked (100 MB). */
export const maxEventArchiveBytes = 100 * 1024 * 1024;

export const maxHouseholdLength = 100;

export const maxDoorNoteLength = 200;

export const maxOtherNames = 8;

/** All other names of a guest together. */
export const maxOtherNamesLength = 500;

export const maxTableCapacity = 1000;

/** Of each event. */
export const maxSavedPlans = 20;

export const maxSavedPlanName = 60;

export const maxGuestsAtOnce = 5000;

/** In pixels, for a stored picture of a venue. */
export const maxPictureSide = 3000;

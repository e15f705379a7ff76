import { type Message, message } from "../common/messages/message.ts";

// Every limit on how often and how much at once; docs/security.md shows this table. Sizes are below.

/** What callers get beyond a limit. */
export interface Beyond {
  code: "RATE_LIMITED" | "UNAVAILABLE";
  message: Message | ((seconds: number) => Message);
  retryAfterSeconds: number;
}

/** How often somebody may do something. */
export interface Rate {
  what: string;
  /** Whom it counts. */
  of: string;
  /** 0 is no limit. */
  max: number;
  seconds: number;
  /** The environment variable that sets `max`. */
  variable?: string;
  /** That there were too many requests, by default. */
  message?: Beyond["message"];
}

/** A rate that all processes count together, in the database, under this name. */
export interface SharedRate extends Rate {
  name: string;
}

/** How many tasks run and wait, in all and of each caller. */
export interface TurnsRow {
  what: string;
  of: string;
  atOnce: number;
  /** Where tasks take memory that a small machine does not have for so many. */
  atOnceWhenSmall?: number;
  atOnceOfEach: number;
  /** How long a task's place stays taken after it, in times its duration. */
  rest?: number;
  waiting: number;
  waitingOfEach: number;
  own: Beyond;
  all: Beyond;
}

/** How much of something is given at once, in all and to each caller. Nobody waits. */
export interface ShareRow {
  what: string;
  of: string;
  inAll: number;
  ofEach: number;
  /** Whether it is given in bytes. */
  isBytes?: boolean;
  own: Beyond;
  all: Beyond;
}

const minute = 60;
const hour = 60 * minute;
const megabyte = 1024 * 1024;

const beyond =
  (code: Beyond["code"]) =>
  (text: Beyond["message"], retryAfterSeconds: number): Beyond => ({ code, message: text, retryAfterSeconds });
const [tooMany, busy] = [beyond("RATE_LIMITED"), beyond("UNAVAILABLE")];

/** Counted by each process, in its memory. */
export const rates = {
  searches: {
    what: "Searches: of callers who are not signed in, and of editors and viewers",
    of: "each network, editor or viewer",
    max: 6000,
    seconds: minute,
    variable: "SEARCH_RATE_LIMIT",
  },
  /** Typing one name sends ten. */
  searchesInReserve: {
    what: "Searches: reserve of a device whose network has used up its limit",
    of: "each device; those of a network together as often as the network itself",
    max: 60,
    seconds: minute,
  },
  /** A name every few seconds, searched for while it is typed. */
  searchesAtDoor: { what: "Searches: at the door", of: "each helper", max: 120, seconds: minute },
  eventMisses: {
    what: "Events: lookups of those that do not exist or are not public, except by administrators",
    of: "each network",
    max: 30,
    seconds: minute,
    variable: "EVENT_MISS_LIMIT",
    message: message("refusals.tooManyMissingEvents"),
  },
  /** Enough for a table of guests who mistype it, not for a program. */
  wrongGuestCodes: {
    what: "Guest codes: wrong ones of an event; beyond that, a right one that could be guessed is refused as well",
    of: "each network",
    max: 20,
    seconds: minute,
  },
  newDocuments: {
    what: "Requests: documents that the process has not seen before, of callers who are not signed in",
    of: "each network",
    max: 120,
    seconds: minute,
  },
  operations: {
    what: "Requests: operations other than searches, of callers who are not signed in; reading the schema counts as 200",
    of: "each network",
    max: 6000,
    seconds: minute,
  },
  /** The app sends a few a second; a program that sends fifty makes others wait. */
  ofAccounts: {
    what: "Requests: of signed-in callers, of any kind; reading the schema counts as 200",
    of: "each account or helper",
    max: 3000,
    seconds: minute,
  },
  /** Each starts a process. Somebody who tries out choices looks at one per second or two. */
  prints: {
    what: "Prints: previews and files",
    of: "each account",
    max: 120,
    seconds: minute,
    message: message("print.tooOften"),
  },
  handedInAtDoor: {
    what: "The door: handing in operations",
    of: "each account or helper",
    max: 1200,
    seconds: minute,
  },
} satisfies Record<string, Rate>;

const inMinutes = (seconds: number) => ({ minutes: Math.max(1, Math.ceil(seconds / minute)) });
const failedSignIns = (seconds: number) => message("refusals.tooManyFailedSignIns", inMinutes(seconds));

/** Counted by all processes together. A mobile network puts many people behind one address. */
export const sharedRates = {
  signInsOfDevice: {
    name: "sign-in device",
    what: "Sign-ins: failed ones from a device that signed in to the account before",
    of: "each device and account",
    max: 10,
    seconds: 10 * minute,
    message: failedSignIns,
  },
  signInsOfNetworkAtAccount: {
    name: "sign-in own",
    what: "Sign-ins: failed ones of an account from other devices of a network",
    of: "each network and account",
    max: 10,
    seconds: 10 * minute,
    message: failedSignIns,
  },
  signInsOfStrangersAtAccount: {
    name: "sign-in account",
    what: "Sign-ins: failed ones of an account from all other devices",
    of: "each account",
    max: 100,
    seconds: hour,
    message: failedSignIns,
  },
  /** A network may be a crowd; the rules above protect an account. */
  signInsOfNetwork: {
    name: "sign-in network",
    what: "Sign-ins: failed ones at all accounts from other devices of a network",
    of: "each network",
    max: 300,
    seconds: 10 * minute,
    message: failedSignIns,
  },
  passwordsOfSession: {
    name: "own password",
    what: "Sign-ins: wrong current passwords of a signed-in user",
    of: "each account",
    max: 10,
    seconds: 10 * minute,
    message: failedSignIns,
  },
  recoveryCodes: {
    name: "recovery code",
    what: "Sign-ins: wrong recovery codes",
    of: "each account",
    max: 10,
    seconds: 10 * minute,
    message: failedSignIns,
  },
  /** Three of a million are right, so 40 guesses a day take 20 years for half of a chance. */
  appCodes: {
    name: "app code",
    what: "Sign-ins: wrong codes of an authenticator app",
    of: "each account",
    max: 10,
    seconds: 6 * hour,
    message: failedSignIns,
  },
  /** Nobody can guess a token. */
  linkMisses: {
    name: "sign-in link",
    what: "Sign-ins: links, also of helpers, that do not work",
    of: "each network",
    max: 100,
    seconds: hour,
    message: (seconds) => message("refusals.tooManySignInLinks", inMinutes(seconds)),
  },
  registrations: {
    name: "register",
    what: "Registrations: successful or not",
    of: "each network",
    max: 100,
    seconds: hour,
    message: (seconds) => message("refusals.tooManyRegistrations", inMinutes(seconds)),
  },
  /** Enough to move an installation's events in a few days by hand. */
  archiveImports: {
    name: "archive import",
    what: "Archives: imports, successful or not",
    of: "each account",
    max: 20,
    seconds: 24 * hour,
    message: (seconds) => message("event-archive.tooManyImports", { hours: Math.max(1, Math.ceil(seconds / hour)) }),
  },
} satisfies Record<string, SharedRate>;

const printing = {
  atOnce: 2,
  atOnceWhenSmall: 1,
  atOnceOfEach: 1,
  own: tooMany(message("print-runs.ownInProgress"), 10),
  all: busy(message("print-runs.manyInProgress"), 30),
};
const oneAtATime = { atOnce: 1, atOnceOfEach: 1, waiting: 20, waitingOfEach: 3 };
const ownUploads = tooMany(message("refusals.ownUploadsInProgress"), 10);
const allUploads = busy(message("refusals.uploadsInProgress"), 60);
const waitingOperations = {
  waiting: 1000,
  waitingOfEach: 50,
  own: tooMany(message("refusals.ownOperationsInProgress"), 10),
  all: busy(message("refusals.busy"), 30),
};
const tooManySignIns = busy(message("refusals.tooManySignIns", { seconds: 5 }), 5);
// A hash takes 19 MiB and a core for 25 ms, on threads that also read files: one of each leaves searches their share.
// On a slow machine, 250 callers with one key wait for some 10 seconds.
const hashing = {
  ...{ atOnce: 1, atOnceOfEach: 1, waiting: 1000, waitingOfEach: 250 },
  own: tooManySignIns,
  all: tooManySignIns,
};

/** Run so many at a time, in turns, by each process. */
export const turns = {
  /** An operation on a large event takes up to a second of the database, and a few portions of 50 ms here. */
  operations: {
    what: "Requests: operations of signed-in callers, except small ones and those with turns of their own",
    of: "account or helper",
    ...{ atOnce: 4, atOnceOfEach: 1, ...waitingOperations },
  },
  /** A thousand guests or tables take 50 ms of this process at a stretch, and several at once stop searches together. */
  longLists: {
    what: "Requests: operations of signed-in callers that read lists of 500 entries or more; after one, nobody's for as long",
    of: "account or helper",
    ...{ atOnce: 1, atOnceOfEach: 1, rest: 1, ...waitingOperations },
  },
  /** Twenty common names take 10 ms on a long list, a document 20 ms. A network has a third of the time for such. */
  longWork: {
    what: "Requests: searches of more than six words, and new documents of callers who are not signed in; after each, for twice as long",
    of: "network",
    atOnce: 1000,
    atOnceOfEach: 1,
    rest: 2,
    waiting: 1000,
    waitingOfEach: 20,
    own: tooMany(message("refusals.tooManyRequestsForAMoment"), 5),
    all: busy(message("refusals.busy"), 5),
  },
  /** A reading process may take 512 MB and a core, and a long list takes seconds. */
  lists: {
    what: "Guest lists: imports, previews, restores and downloads of lists and archives",
    of: "account",
    atOnce: 2,
    atOnceWhenSmall: 1,
    atOnceOfEach: 1,
    waiting: 30,
    waitingOfEach: 5,
    own: tooMany(message("refusals.ownListsInProgress"), 10),
    all: busy(message("refusals.listsInProgress"), 60),
  },
  /** A column of long texts takes seconds of this process. */
  wishColumns: {
    what: "Seating: reading a column for wishes",
    of: "account",
    ...oneAtATime,
    own: tooMany(message("refusals.ownListsInProgress"), 5),
    all: busy(message("refusals.listsInProgress"), 30),
  },
  /** A process takes much memory, and pictures are rare. */
  pictures: { what: "Pictures: encoding one again", of: "account", ...oneAtATime, own: ownUploads, all: allUploads },
  prints: { what: "Prints: PDFs", of: "account", ...printing, waiting: 10, waitingOfEach: 2 },
  /** Not those of prints, because others may print meanwhile. */
  previews: { what: "Prints: previews", of: "account", ...printing, waiting: 20, waitingOfEach: 3 },
  /** People known by session or device never wait for strangers, however many come. */
  hashingOfKnown: {
    what: "Sign-ins: hashing passwords from known devices and sessions",
    of: "account",
    ...hashing,
  },
  hashingOfStrangers: { what: "Sign-ins: hashing passwords of everybody else", of: "network", ...hashing },
} satisfies Record<string, TurnsRow>;

const tooManySockets = tooMany(message("refusals.tooManyConnections"), minute);

/** Given by each process. */
export const shares = {
  /** A venue with all its guests. */
  sockets: {
    what: "Sockets: open ones",
    of: "network",
    inAll: 10_000,
    ofEach: 2_000,
    own: tooManySockets,
    all: tooManySockets,
  },
  jsonBodies: {
    what: "Requests: JSON bodies being received, by their declared length; without one, by what has arrived",
    of: "network",
    inAll: 128 * megabyte,
    ofEach: 8 * megabyte,
    isBytes: true,
    own: tooMany(message("refusals.tooManyRequestsForAMoment"), 5),
    all: busy(message("refusals.busy"), 5),
  },
  /** Each has a file of at most 5 MB, in memory or spooled. */
  uploads: {
    what: "Uploads: from the first byte until the response",
    of: "account",
    inAll: 30,
    ofEach: 6,
    own: ownUploads,
    all: allUploads,
  },
  /** A slow transfer occupies disk space from its first byte to its last. */
  archivesOnDisk: {
    what: "Archives: on their way to this server, each in a file on the disk",
    of: "account",
    inAll: 6,
    ofEach: 2,
    own: tooMany(message("event-archive.ownInProgress"), 10),
    all: busy(message("event-archive.inProgress"), 60),
  },
} satisfies Record<string, ShareRow>;

/** Names of an event that a network, and each device, may learn by typing parts of them; SEARCH_NAMES sets it. */
export const searchNames = 60;

// Lengths of texts are in characters.

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

/** Whether a guest comes. */
export type Attendance =
  /** They do not come. */
  | 'NO'
  /** They have not answered. */
  | 'UNKNOWN'
  /** They come. */
  | 'YES';

/** Which entries of the audit log. Fields that are omitted match every entry. */
export type AuditFilter = {
  /** Only what is about this event. */
  eventId?: number | null | undefined;
  /** Only these kinds: signed-in, signed-out, sign-in-failed, second-factor-failed, password-check-failed, password-changed, password-reset-on-server, second-factor-changed, sessions-ended, sign-in-link-made, account-created, account-changed, account-disabled, account-enabled, account-deleted, helper-invited, helper-link-renewed, helper-joined, helper-changed, helper-ended, list-exported, list-printed, archive-exported, archive-imported, guest-record-exported, guest-erased, retention-changed, retention-removed, event-deleted, unusual-searching, audit-exported, backup-restored. */
  kinds?: Array<string> | null | undefined;
  /** Part of a user's, helper's or event's name, or of a network, ignoring case. */
  search?: string | null | undefined;
  /** Only at this time or later. */
  since?: string | null | undefined;
  /** Only before this time. */
  until?: string | null | undefined;
  /** Only what this user did, and what was done to their account. */
  userId?: number | null | undefined;
};

/** Why a backup failed. */
export type BackupFailure =
  /** The database did not answer. */
  | 'DATABASE_UNAVAILABLE'
  /** The disk is full. */
  | 'DISK_FULL'
  /** The backup folder cannot be written to. */
  | 'FOLDER_UNUSABLE'
  /** The program ended before it was done. */
  | 'INTERRUPTED'
  /** Something else; the program's log says more. */
  | 'OTHER'
  /** What was written could not be restored. */
  | 'UNUSABLE';

/** How a backup was tried. */
export type BackupProof =
  /** It was only read to its end, because the database server did not allow a restore. */
  | 'READ'
  /** It was restored into a temporary database, with all its rows. */
  | 'RESTORED';

/** A change of the caller's password. */
export type ChangePasswordInput = {
  /** The current password. Only a session begun by a sign-in link may omit it, once. */
  currentPassword?: string | null | undefined;
  /** The new password, at least 6 characters and not one of the most common. */
  newPassword: string;
};

/** What both the file and the list changed. */
export type ConflictField =
  /** Whether the guest comes: yes, no, or empty if nobody knows. */
  | 'ATTENDANCE'
  /** An extra column. */
  | 'COLUMN'
  /** The note for the door. */
  | 'DOOR_NOTE'
  /** Whether the guest is on the list: one side changed them, and the other deleted them. */
  | 'EXISTENCE'
  /** The household. */
  | 'HOUSEHOLD'
  /** The name. */
  | 'NAME'
  /** The other names. */
  | 'OTHER_NAMES'
  /** The seat at the table. */
  | 'SEAT'
  /** The table. */
  | 'TABLE';

/** Whose value an update takes where both the file and the list changed it. */
export type ConflictSide =
  /** The file's. */
  | 'FILE'
  /** The list's, which was changed by hand. */
  | 'LIST';

/** A new event. */
export type CreateEventInput = {
  /** When it takes place, as free text. */
  date?: string;
  /** The day of the event, as 2027-06-12, or empty for none; as the date says if omitted. */
  day?: string | null | undefined;
  /** Description. */
  description?: string;
  /** Greeting that guests see on their page: at most 200 characters, or empty for none. */
  greeting?: string;
  /** Code that guests must enter before they can search: 4 to 32 characters, or empty for none. */
  guestCode?: string;
  /** Languages of the guests' page, each once, or empty for all that are offered: en, de, fr, es, it, pt, nl, pl, tr, ru, uk, ar, he, zh, ja, ko, hi, vi. */
  guestLanguages?: Array<string>;
  /** Whether everybody with the link can open it. */
  isPublic?: boolean;
  /** Where it takes place. */
  location?: string;
  /** Name of the event, at least 3 characters. */
  name: string;
  /** For administrators: the customer who will own it. If omitted, the caller owns it. */
  ownerId?: number | null | undefined;
  /** Whether guests see who sits at their table. */
  showTablemates?: boolean;
  /** Look of its public page; the default if omitted. */
  theme?: ThemeInput | null | undefined;
  /** Whether devices of helpers at the door may keep the list (names, tables, households and notes for the door), to work without a connection. */
  worksOffline?: boolean;
};

/** A new account. */
export type CreateUserInput = {
  /** Unique email address. */
  email: string;
  /** Full name, at least 2 characters. */
  name: string;
  /** Password, at least 6 characters and not one of the most common. */
  password: string;
  /** Role of the user. */
  role?: Role;
  /** Unique username: 3 to 50 characters of one alphabet, without @. */
  username: string;
};

/** Something that happened at a door. It is stored once, and never changed. */
export type DoorOperationInput = {
  /** When it happened, by the device's clock. Only shown. */
  at: string;
  /** For CANCELLED, id of the operation that did not happen. */
  cancels?: string | null | undefined;
  /** What to add to the device's clock to get the server's, in milliseconds; null if unknown. Only shown. */
  clockOffsetMs?: number | null | undefined;
  /** The device that recorded it, at most 64 characters. */
  device: string;
  /** For RESEATED, the table that the device showed before. If somebody else has seated the guest meanwhile, the list stays as it is, and the operation needs a look. If null, the list follows in any case. */
  expectedTableLabel?: string | null | undefined;
  /** Id of the guest, for ARRIVED, LEFT and RESEATED; either this or walkInId. */
  guestId?: number | null | undefined;
  /** Id that the device made, best of version 7. Of operations with the same id, the first one counts. */
  id: string;
  /** What happened. */
  kind: DoorOperationKind;
  /** Name of a walk-in; for ARRIVED, the name that an unnamed plus-one gave. Ignored for everybody else. */
  name?: string | null | undefined;
  /** Ids of all operations about the same person that the device knew and that this one takes the place of: arrivals for LEFT, reseats for RESEATED. If null, it takes the place of the device's own earlier ones; a LEFT that follows no arrival of its device ends one arrival of each other device. */
  replaces?: Array<string> | null | undefined;
  /** 1, 2, … on each device. */
  sequence: number;
  /** For WALK_IN and RESEATED, label of a table that the event has, or empty for none; for ARRIVED, what the device showed. */
  tableLabel?: string | null | undefined;
  /** Id that the device gave a walk-in; needed for WALK_IN. */
  walkInId?: string | null | undefined;
};

/** What happened at a door. */
export type DoorOperationKind =
  /** A guest or walk-in arrived. */
  | 'ARRIVED'
  /** Another operation did not happen. Cannot be cancelled itself. */
  | 'CANCELLED'
  /** They left. */
  | 'LEFT'
  /** Somebody sits elsewhere now. */
  | 'RESEATED'
  /** Somebody arrived who was not on the list, and now is. */
  | 'WALK_IN';

/** Why something at the door needs a look. */
export type DoorReason =
  /** Somebody else named the plus-one meanwhile. */
  | 'ALREADY_NAMED'
  /** The guest is no longer on the list. */
  | 'GUEST_GONE'
  /** Somebody else seated the guest elsewhere meanwhile. */
  | 'MOVED_MEANWHILE'
  /** The event has no table of that name. */
  | 'TABLE_GONE'
  /** Somebody arrived at two devices. They count once. */
  | 'TWO_DOORS'
  /** An unnamed plus-one was given different names. They keep the one that the list has. */
  | 'TWO_NAMES'
  /** Somebody was reseated to different tables. They stay where the list has them. */
  | 'TWO_TABLES';

/** Order of a list of events. */
export type EventSort = {
  /** Field to sort by. */
  by: EventSortField;
  /** Direction. */
  direction?: SortDirection;
};

/** Fields to sort events by. */
export type EventSortField =
  /** When it was created. */
  | 'CREATED'
  /** Name of the event; numbers in it sort by value. */
  | 'NAME'
  /** Name of the owner. */
  | 'OWNER'
  /** Private before public. */
  | 'STATUS'
  /** Regular before sample. */
  | 'TYPE';

/** A fixture: a new one, or all properties of a present one. */
export type FixtureInput = {
  /** Depth before it is rotated, from 10 cm to 300 m. */
  depth: number;
  /** Id of the fixture to change; null for a new one. */
  id?: number | null | undefined;
  /** What it is. */
  kind: FixtureKind;
  /** Text on it, at most 60 characters. */
  label?: string;
  /** Degrees, clockwise. */
  rotation?: number;
  /** Width before it is rotated, from 10 cm to 300 m. */
  width: number;
  /** Center. */
  x: number;
  /** Center. */
  y: number;
};

/** What stands in a room besides tables. */
export type FixtureKind =
  /** A bar or buffet. */
  | 'BAR'
  /** A dance floor. */
  | 'DANCE_FLOOR'
  /** A door. Guests come in by the first one. */
  | 'DOOR'
  /** A pillar. */
  | 'PILLAR'
  /** A stage. */
  | 'STAGE'
  /** Only a text. */
  | 'TEXT';

/** Changes of a floor plan; omitted fields stay as they are. */
export type FloorPlanInput = {
  /** Depth of the room in centimeters, from 1 to 300 m. */
  depth?: number | null | undefined;
  /** Fixtures to add or change; a plan has at most 500. */
  fixtures?: Array<FixtureInput> | null | undefined;
  /** Whether lengths are shown in feet instead of meters. */
  isInFeet?: boolean | null | undefined;
  /** Whether guests see where in the room their table is. */
  isShownToGuests?: boolean | null | undefined;
  /** Corners of the room, at most 100; null for a rectangle of its width and depth. */
  outline?: Array<FloorPointInput> | null | undefined;
  /** Another place for the picture of the venue. */
  picture?: PicturePlaceInput | null | undefined;
  /** Whether to take the picture of the venue away. */
  removePicture?: boolean | null | undefined;
  /** Ids of fixtures to take away. */
  removedFixtureIds?: Array<number> | null | undefined;
  /** Changes of tables, such as their places. */
  tables?: Array<TableChangeInput> | null | undefined;
  /** Width of the room in centimeters, from 1 to 300 m. */
  width?: number | null | undefined;
};

/** A corner of a room, in centimeters. */
export type FloorPointInput = {
  /** Centimeters from the left. */
  x: number;
  /** Centimeters from the top. */
  y: number;
};

/** How to use a column of a guest file. */
export type GuestColumnInput = {
  /** Name of the column, as in the preview. */
  column: string;
  /** How to use it. */
  use: GuestColumnUse;
};

/** How to use a column of a guest file. */
export type GuestColumnUse =
  /** Whether the guest comes. Those who declined are left out, unless the decision attendance says otherwise. */
  | 'ATTENDANCE'
  /** Note for the door, which no guest can read. */
  | 'DOOR_NOTE'
  /** Kept as an extra column. */
  | 'EXTRA'
  /** First name, or a part of it. */
  | 'FIRST_NAME'
  /** Name of the guest whose plus-one this is. */
  | 'GUEST_OF'
  /** Name or number of those who were invited together. */
  | 'HOUSEHOLD'
  /** Left out. */
  | 'IGNORED'
  /** Last name, or a part of it. */
  | 'LAST_NAME'
  /** Full name. */
  | 'NAME'
  /** Another name of the guest, such as a nickname, a maiden name or the name in another script. */
  | 'OTHER_NAME'
  /** Number of guests in the row. */
  | 'PARTY_SIZE'
  /** Full name of one more guest, who came with the guest of the row. */
  | 'PLUS_ONE'
  /** First name of one more guest. */
  | 'PLUS_ONE_FIRST_NAME'
  /** Last name of one more guest; belongs to the first name before it. */
  | 'PLUS_ONE_LAST_NAME'
  /** Number of the seat at the table. */
  | 'SEAT'
  /** Number or name of the table. */
  | 'TABLE';

/** Whose value to take in a conflict of an update. */
export type GuestConflictChoiceInput = {
  /** column of the conflict. */
  column?: string | null | undefined;
  /** field of the conflict. */
  field: ConflictField;
  /** guestId of the conflict. */
  guestId: number;
  /** Whose value to take. */
  take: ConflictSide;
};

/** What to note about guests for seating them; omitted fields stay as they are. */
export type GuestDetailsInput = {
  /** Whether they come. */
  attendance?: Attendance | null | undefined;
  /** Whether their plus-ones do not come either, and lose their seats. */
  cancelsPlusOnes?: boolean | null | undefined;
  /** What helpers at the door should know of them, at most 200 characters; empty for nothing. */
  doorNote?: string | null | undefined;
  /** Whether their seats become free, locked or not, as of guests who cancel. */
  freesSeat?: boolean | null | undefined;
  /** Id of the guest whose plus-one they are; null for nobody's. */
  guestOfId?: number | null | undefined;
  /** Their household; empty for none. */
  household?: string | null | undefined;
  /** Whether they are a child. */
  isChild?: boolean | null | undefined;
  /** Whether they stay where they are. */
  isLocked?: boolean | null | undefined;
  /** Whether others of the same name are different people. */
  isNamesake?: boolean | null | undefined;
  /** Whether they need an accessible table. */
  needsAccess?: boolean | null | undefined;
  /** Other names that find them, at most 8 and 500 characters in all: whole names, given names alone, or family names after a word such as "née". A semicolon separates two names. */
  otherNames?: Array<string> | null | undefined;
};

/** A choice about how to read a guest file. */
export type GuestFileAnswerInput = {
  /** Id of the decision, as in the preview. */
  decision: string;
  /** Value of the chosen option. */
  option: string;
};

/** A cell of a sheet. */
export type GuestFileCellInput = {
  /** Column; 0 is A. */
  column: number;
  /** Row number, as in the spreadsheet. */
  row: number;
};

/** What a cell of a guest file was taken for. */
export type GuestFileCellRole =
  /** Something else about a guest. */
  | 'DETAIL'
  /** Names a column. */
  | 'HEADER'
  /** Nothing, or the cell is empty. */
  | 'LEFT_OUT'
  /** Name of a guest, or a part of it. */
  | 'NAME'
  /** Table of one or more guests. */
  | 'TABLE';

/** Format of a guest list. */
export type GuestFileFormat =
  /** Comma-separated text in UTF-8. */
  | 'CSV'
  /** Excel workbook. */
  | 'XLSX';

/** What a row of a guest file was taken for. */
export type GuestFileRowRole =
  /** One or more guests. */
  | 'GUEST'
  /** Names the columns. */
  | 'HEADER'
  /** Names the table of the rows below it. */
  | 'HEADING'
  /** Left out, see rowErrors. */
  | 'LEFT_OUT'
  /** A title, total or note. */
  | 'OTHER';

/** Which part of which sheet a preview returns in rows. */
export type GuestFileSampleInput = {
  /** Columns to skip. */
  fromColumn?: number;
  /** Rows with text to skip. */
  fromRow?: number;
  /** Name of the sheet; by default, one that is read. */
  sheet?: string | null | undefined;
};

/** Conditions for guests. What is omitted filters nothing. */
export type GuestFilter = {
  /** Only guests with this answer. */
  attendance?: Attendance | null | undefined;
  /** Only guests added or changed at this time or later. */
  changedSince?: string | null | undefined;
  /** Only guests with these texts in extra columns, as a map of column name to text; an empty text for those who have none. */
  columns?: Record<string, unknown> | null | undefined;
  /** Only guests of this household, in any case; empty for those without one. */
  household?: string | null | undefined;
  /** Only guests who are somebody's plus-one, or only others. */
  isPlusOne?: boolean | null | undefined;
  /** Only guests who need an accessible table, or only others. */
  needsAccess?: boolean | null | undefined;
  /** Only guests of the table with this label, in any case. */
  table?: string | null | undefined;
};

/** A new guest. */
export type GuestInput = {
  /** Extra columns as a map of column name to text. If omitted, a guest keeps theirs. A column that the event has not had before starts hidden from guests if it looks private, or if the event hides other columns. */
  additionalInfo?: Record<string, unknown> | null | undefined;
  /** Household, attendance and the like. If seats become free, there is no table, whatever tableNumber is. */
  details?: GuestDetailsInput | null | undefined;
  /** Name of the guest. */
  name: string;
  /** Number or name of their table. */
  tableNumber: string;
};

/** Order of a guest list. */
export type GuestSort = {
  /** Field to sort by. */
  by: GuestSortField;
  /** With by: COLUMN, name of the extra column. */
  column?: string;
  /** Direction. */
  direction?: SortDirection;
};

/** Fields to sort guests by. */
export type GuestSortField =
  /** Whether they need an accessible table. */
  | 'ACCESS'
  /** Whether they come: yes, no answer yet, no. */
  | 'ATTENDANCE'
  /** The extra column that `column` names; guests without a text in it come last. */
  | 'COLUMN'
  /** Family name without words such as "van", then the whole name. */
  | 'FAMILY_NAME'
  /** Name of the guest whose plus-one they are; guests who are nobody's come last. */
  | 'GUEST_OF'
  /** Household; guests without one come last. */
  | 'HOUSEHOLD'
  /** Name of the guest. */
  | 'NAME'
  /** Other names; guests without any come last. */
  | 'OTHER_NAMES'
  /** The organizer's own order. */
  | 'POSITION'
  /** Table; numbers in it sort by value. Guests without a table come first. */
  | 'TABLE'
  /** When they were last changed. */
  | 'UPDATED_AT';

/** What many guests get alike: a table, or the text of one extra column. */
export type GuestsInput = {
  /** Name of an extra column, which may be new. */
  column?: string | null | undefined;
  /** Number or name of a table, which is created if it does not exist; empty takes their tables away. */
  tableNumber?: string | null | undefined;
  /** Text of that column; empty for none. */
  value?: string | null | undefined;
};

/** Somebody who helps with an event. */
export type HelperInput = {
  /** Name, from 2 to 100 characters. The history shows it. */
  name: string;
  /** What they may do. */
  role: HelperRole;
};

/** What a helper may do with the event. */
export type HelperRole =
  /** Finds guests and their tables, as guests themselves do, on private events and without a code, too. */
  | 'DOOR'
  /** Reads and changes it as its owner does, but cannot delete guests or tables, or decide about the event as a whole. */
  | 'EDITOR'
  /** Reads the event, its guest list and its history, and changes nothing. */
  | 'VIEWER';

/** What an entry of the history is about, by its action. */
export type HistoryKind =
  /** What was recorded at the door: door. */
  | 'DOOR'
  /** The event itself: create, update and set_retention. */
  | 'EVENT'
  /** Guests and where they sit: update_guests, erase_guest and remove_guests. */
  | 'GUESTS'
  /** Helpers: invite_helper, renew_helper_link, update_helper and end_helper. */
  | 'HELPERS'
  /** Whole guest lists: upload_file and restore_guests. */
  | 'IMPORTS'
  /** Tables and the floor plan: update_tables and update_floor_plan. */
  | 'TABLES'
  /** Undo and redo of any change: undo. */
  | 'UNDO'
  /** Wishes about the seating plan: update_wishes. */
  | 'WISHES';

/** What a change is about. */
export type HistorySubject =
  /** The event itself: its details or its theme. */
  | 'EVENT'
  /** Something else that stands in the room. */
  | 'FIXTURE'
  /** A guest. */
  | 'GUEST'
  /** The room: its shape, its picture, and whether guests see the floor plan. */
  | 'ROOM'
  /** A table. */
  | 'TABLE'
  /** A wish about the seating plan. */
  | 'WISH';

/** How a guest file is applied to the current list. */
export type ImportMode =
  /** Guests of the file who are on the list are updated, the others are added, nobody is removed; empty cells change nothing. */
  | 'MERGE'
  /** The list becomes the contents of the file. Guests who are in both keep their id. */
  | 'REPLACE'
  /** Compares the file with the sheet that was imported last and with the list. What only the file changed is taken, removed guests and emptied cells included; what was only changed by hand stays. Conflicts are decided by conflicts and conflictChoices. */
  | 'UPDATE';

/** Credentials. */
export type LoginInput = {
  /** Password. */
  password: string;
  /** Whether the session lasts 30 days; otherwise it ends with the browser. */
  rememberMe?: boolean;
  /** Username or email address, ignoring case. */
  username: string;
};

/** How a picture is shown on an event's page. */
export type PictureKind =
  /** Above the event's name. */
  | 'MONOGRAM'
  /** Across the page, above the event's name. */
  | 'PHOTO';

/** Where the picture of the venue is, in centimeters. */
export type PicturePlaceInput = {
  /** Percent. */
  opacity: number;
  /** Width on the plan. */
  width: number;
  /** Left edge. */
  x: number;
  /** Top edge. */
  y: number;
};

/** The cells of one guest, as an example of where the others are. */
export type PointedGuestInput = {
  /** Cell with the last name, if it has its own. */
  lastName?: GuestFileCellInput | null | undefined;
  /** Cell with the name, or the first name. */
  name: GuestFileCellInput;
  /** Name of the sheet; empty for a CSV file. */
  sheet: string;
  /** Cell with the guest's table; without one, everyone is imported without a table. */
  table?: GuestFileCellInput | null | undefined;
};

/** What can be printed of an event. */
export type PrintKind =
  /** All guests by name with their tables, for the door. */
  | 'BY_NAME'
  /** The tables with their guests. */
  | 'BY_TABLE'
  /** Meals of each table, and special diets by name. */
  | 'CATERER'
  /** All guests with boxes to tick. */
  | 'CHECK_IN'
  /** A QR code for each guest that shows them their table, several on a page. */
  | 'CODES'
  /** A card for each guest or household that says where they sit. */
  | 'ESCORT_CARDS'
  /** The room with its tables. */
  | 'FLOOR_PLAN'
  /** A card for each guest, to stand or lie at their place. */
  | 'PLACE_CARDS'
  /** The seating chart as a poster. */
  | 'POSTER'
  /** The QR code that leads to the guests' page. */
  | 'SIGN'
  /** A sign for each table. */
  | 'TABLE_SIGNS';

/** A size of paper. */
export type PrintPaper =
  /** 841 × 1189 mm. */
  | 'A0'
  /** 594 × 841 mm. */
  | 'A1'
  /** 420 × 594 mm. */
  | 'A2'
  /** 297 × 420 mm. */
  | 'A3'
  /** 210 × 297 mm. */
  | 'A4'
  /** 148 × 210 mm. */
  | 'A5'
  /** 105 × 148 mm. */
  | 'A6'
  /** 18 × 24 in. */
  | 'INCHES_18_BY_24'
  /** 24 × 36 in. */
  | 'INCHES_24_BY_36'
  /** 8.5 × 14 in. */
  | 'LEGAL'
  /** 8.5 × 11 in. */
  | 'LETTER'
  /** 11 × 17 in. */
  | 'TABLOID';

/** A registration. */
export type RegisterInput = {
  /** Unique email address. */
  email: string;
  /** Full name, at least 2 characters. */
  name: string;
  /** Password, at least 6 characters and not one of the most common. */
  password: string;
  /** Unique username: 3 to 50 characters of one alphabet, without @. */
  username: string;
};

/** Role of a user. */
export type Role =
  /** Manages all events and customers. */
  | 'ADMIN'
  /** Manages one event of their own. */
  | 'CUSTOMER';

/** Where a guest shall sit. */
export type SeatMoveInput = {
  /** Id of the guest. */
  guestId: number;
  /** Number of the seat, from 1; null for any seat. */
  seatNumber?: number | null | undefined;
  /** Label of the table, created if there is none; null or empty takes the seat away. */
  tableLabel?: string | null | undefined;
};

/** What a suggested plan keeps of where guests sit today. Locked guests always stay, and locked tables unless included. */
export type SeatingKeep =
  /** As few guests as possible move, whatever is wished for. */
  | 'FEWEST_MOVES'
  /** Nothing. */
  | 'NOTHING'
  /** Guests move only for a reason: each is like a wish of medium priority. */
  | 'PREFERABLY';

/** What completes a sign-in: exactly one of the fields. */
export type SecondFactorInput = {
  /** The six digits that the authenticator app shows. */
  code?: string | null | undefined;
  /** The browser's response to the passkey options (AuthenticationResponseJSON). */
  passkey?: Record<string, unknown> | null | undefined;
  /** An unused recovery code; letter case and hyphens do not matter. */
  recoveryCode?: string | null | undefined;
};

/** Direction of an order. */
export type SortDirection =
  /** A to Z, oldest to newest, no before yes. */
  | 'ASCENDING'
  /** Z to A, newest to oldest, yes before no. */
  | 'DESCENDING';

/** How to search for a plan. */
export type SuggestSeatingInput = {
  /** Whether guests get chairs, too: couples side by side, children beside an adult, and so on. */
  assignsChairs?: boolean;
  /** Whether guests may come to locked tables, and leave them. */
  includesLockedTables?: boolean;
  /** What to keep of today's plan. */
  keep?: SeatingKeep;
  /** Version of the list that the caller's screen shows. Refused with CONFLICT if the list has changed since. */
  listVersion?: number | null | undefined;
  /** With assignsChairs, an extra column with ranks as whole numbers, 1 for the host: the next ones sit to their right and left in turn. */
  rankColumn?: string | null | undefined;
  /** Seats of tables whose number of seats is unknown; if omitted, 10, or as many as sit there today if that is more. */
  seatsPerTable?: number | null | undefined;
  /** Seconds to search, from 2 to 30. */
  seconds?: number;
  /** Whether households, and guests and their plus-ones, may sit at different tables. */
  splitHouseholds?: boolean;
  /** Number of the plan, from 1 to 1000: another one begins elsewhere, and finds another plan where several are good. */
  variant?: number;
};

/** What a search for a plan does, or how it ended. */
export type SuggestionState =
  /** It has found a plan. */
  | 'DONE'
  /** It has found no plan without a broken rule, and looks for rules that contradict each other. */
  | 'EXPLAINING'
  /** There is no plan without a broken rule. */
  | 'IMPOSSIBLE'
  /** It searches. */
  | 'SEARCHING'
  /** It has neither found a plan nor that there is none. */
  | 'UNDECIDED'
  /** It waits for others to end. */
  | 'WAITING';

/** Changes of one of several tables; omitted fields stay as they are. */
export type TableChangeInput = {
  /** Number of seats, from 1 to 1000; null if unknown. */
  capacity?: number | null | undefined;
  /** Depth in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  depth?: number | null | undefined;
  /** Id of the table. */
  id: number;
  /** Whether guests can reach it without steps. */
  isAccessible?: boolean | null | undefined;
  /** Whether its guests stay, and nobody joins them. */
  isLocked?: boolean | null | undefined;
  /** New number or name. Its guests stay at it. */
  label?: string | null | undefined;
  /** Note, at most 500 characters. */
  note?: string | null | undefined;
  /** Degrees, clockwise, from 0 to 359. */
  rotation?: number | null | undefined;
  /** Its shape; a new table is round. */
  shape?: TableShape | null | undefined;
  /** Width in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  width?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  x?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  y?: number | null | undefined;
};

/** Changes of a table; omitted fields stay as they are. */
export type TableChangesInput = {
  /** Number of seats, from 1 to 1000; null if unknown. */
  capacity?: number | null | undefined;
  /** Depth in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  depth?: number | null | undefined;
  /** Whether guests can reach it without steps. */
  isAccessible?: boolean | null | undefined;
  /** Whether its guests stay, and nobody joins them. */
  isLocked?: boolean | null | undefined;
  /** New number or name. Its guests stay at it. */
  label?: string | null | undefined;
  /** Note, at most 500 characters. */
  note?: string | null | undefined;
  /** Degrees, clockwise, from 0 to 359. */
  rotation?: number | null | undefined;
  /** Its shape; a new table is round. */
  shape?: TableShape | null | undefined;
  /** Width in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  width?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  x?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  y?: number | null | undefined;
};

/** A new table. */
export type TableInput = {
  /** Number of seats, from 1 to 1000; null if unknown. */
  capacity?: number | null | undefined;
  /** Depth in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  depth?: number | null | undefined;
  /** Whether guests can reach it without steps. */
  isAccessible?: boolean | null | undefined;
  /** Whether its guests stay, and nobody joins them. */
  isLocked?: boolean | null | undefined;
  /** Number or name; unique within the event, ignoring case. */
  label: string;
  /** Note, at most 500 characters. */
  note?: string | null | undefined;
  /** Degrees, clockwise, from 0 to 359. */
  rotation?: number | null | undefined;
  /** Its shape; a new table is round. */
  shape?: TableShape | null | undefined;
  /** Width in centimeters, from 10 to 5000; null for the usual size of its shape and capacity. */
  width?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  x?: number | null | undefined;
  /** Center on the floor plan in centimeters; null takes it off the plan. */
  y?: number | null | undefined;
};

/** Shape of a table. */
export type TableShape =
  /** Seats on one long side, as at a head table. */
  | 'ONE_SIDED'
  /** Seats on both long sides, and at the ends if needed. */
  | 'RECTANGLE'
  /** Seats all around. */
  | 'ROUND'
  /** A row of chairs without a table. */
  | 'ROW';

/** Look of an event's public page; omitted fields stay as they are. */
export type ThemeInput = {
  /** Background color of the page: # and hexadecimal digits. */
  backgroundColor?: string | null | undefined;
  /** CSS font family that starts with one of the offered fonts. */
  fontFamily?: string | null | undefined;
  /** Color of buttons and headings: # and hexadecimal digits. */
  primaryColor?: string | null | undefined;
  /** Secondary color: # and hexadecimal digits. */
  secondaryColor?: string | null | undefined;
};

/** Changes of the caller's own account; omitted fields stay as they are. */
export type UpdateAccountInput = {
  /** The current password; needed when the email address changes. */
  currentPassword?: string | null | undefined;
  /** Unique email address. */
  email?: string | null | undefined;
  /** Full name, at least 2 characters. */
  name?: string | null | undefined;
};

/** Changes of an event; omitted fields stay as they are. */
export type UpdateEventInput = {
  /** When it takes place, as free text. */
  date?: string | null | undefined;
  /** The day of the event, the last one of several, as 2027-06-12, or empty for none. If omitted, a changed date decides. */
  day?: string | null | undefined;
  /** Description. */
  description?: string | null | undefined;
  /** Greeting that guests see on their page: at most 200 characters, or empty for none. */
  greeting?: string | null | undefined;
  /** Code that guests must enter before they can search: 4 to 32 characters, or empty for none. */
  guestCode?: string | null | undefined;
  /** Languages of the guests' page, each once, or empty for all that are offered: en, de, fr, es, it, pt, nl, pl, tr, ru, uk, ar, he, zh, ja, ko, hi, vi. */
  guestLanguages?: Array<string> | null | undefined;
  /** Extra columns to hide from guests. Case, accents and punctuation of their names do not count. */
  hiddenColumns?: Array<string> | null | undefined;
  /** Whether everybody with the link can open it. */
  isPublic?: boolean | null | undefined;
  /** Where it takes place. */
  location?: string | null | undefined;
  /** Name of the event, at least 3 characters. */
  name?: string | null | undefined;
  /** Whether guests see who sits at their table. */
  showTablemates?: boolean | null | undefined;
  /** Look of its public page. */
  theme?: ThemeInput | null | undefined;
  /** updatedAt as the caller last saw it. If the event has changed since, the update is refused. */
  updatedAt?: string | null | undefined;
  /** Whether devices of helpers at the door may keep the list (names, tables, households and notes for the door), to work without a connection. */
  worksOffline?: boolean | null | undefined;
};

/** Changes of a guest. */
export type UpdateGuestInput = {
  /** Extra columns as a map of column name to text. If omitted, a guest keeps theirs. A column that the event has not had before starts hidden from guests if it looks private, or if the event hides other columns. */
  additionalInfo?: Record<string, unknown> | null | undefined;
  /** Household, attendance and the like. If seats become free, there is no table, whatever tableNumber is. */
  details?: GuestDetailsInput | null | undefined;
  /** Name of the guest. */
  name: string;
  /** Number or name of their table. */
  tableNumber: string;
  /** updatedAt as the caller last saw it. If the guest has changed since, the update is refused. */
  updatedAt?: string | null | undefined;
};

/** Order of a list of users. */
export type UserSort = {
  /** Field to sort by. */
  by: UserSortField;
  /** Direction. */
  direction?: SortDirection;
};

/** Fields to sort users by. */
export type UserSortField =
  /** Email address. */
  | 'EMAIL'
  /** When the account was created. */
  | 'JOINED'
  /** Full name. */
  | 'NAME'
  /** Username. */
  | 'USERNAME';

/** A wish: a new one, or all of a present one. What means nothing to its kind is ignored. */
export type WishInput = {
  /** A column of the list, for the kinds that begin with COLUMN. */
  column?: string | null | undefined;
  /** Id of a fixture of the floor plan, for NEAR. */
  fixtureId?: number | null | undefined;
  /** Ids of guests, at most 200: at least two for TOGETHER, APART, LIKE, DISLIKE and NEIGHBOR_TABLES, at least one for NEAR. For the kinds about tables, at least one, or else a column and a value. */
  guestIds?: Array<number> | null | undefined;
  /** Id of the wish to change; null for a new one. */
  id?: number | null | undefined;
  /** What it is about. */
  kind: WishKind;
  /** From 1 to 100: fewest guests for TABLE_MINIMUM, fewest free seats for FREE_SEATS. */
  minimum?: number | null | undefined;
  /** How much it counts. */
  priority?: WishPriority;
  /** Ids of tables, at most 100: at least one for the kinds about tables, none for all with FREE_SEATS. They stay without guests from then on. */
  tableIds?: Array<number> | null | undefined;
  /** For the kinds about tables, in place of guests: the value that they have in the column, in any case. */
  value?: string | null | undefined;
};

/** What a wish is about. */
export type WishKind =
  /** No two of the guests may sit at the same table. */
  | 'APART'
  /** The guests must sit at these tables: each of them at any. */
  | 'AT_TABLES'
  /** Tables should be equally full. At most one of an event. */
  | 'BALANCE'
  /** Guests with different values of a column should alternate at a table. */
  | 'COLUMN_ALTERNATE'
  /** Guests with the same value of a column should sit at one table, or at tables beside one another. */
  | 'COLUMN_NEIGHBOR_TABLES'
  /** Guests with the same value of a column should sit at different tables. */
  | 'COLUMN_SPREAD'
  /** Guests with the same value of a column should sit together. */
  | 'COLUMN_TOGETHER'
  /** Nobody should sit without anybody they know. At most one of an event. */
  | 'COMPANY'
  /** The guests would rather not sit at the same table: each pair of them. */
  | 'DISLIKE'
  /** The guests would rather not sit at these tables. */
  | 'DISLIKE_TABLES'
  /** At each table, or each of these tables, at least so many seats must stay free, or all if it has fewer. Tables without a number of seats do not count. */
  | 'FREE_SEATS'
  /** The guests would like to sit at the same table: each pair of them. */
  | 'LIKE'
  /** The guests would like to sit at these tables: each of them at any. */
  | 'LIKE_TABLES'
  /** The guests should sit near a fixture of the floor plan. */
  | 'NEAR'
  /** The guests should sit at one table, or at tables beside one another. */
  | 'NEIGHBOR_TABLES'
  /** The guests may not sit at these tables. */
  | 'NOT_AT_TABLES'
  /** A table that is used needs at least so many guests. At most one of an event. */
  | 'TABLE_MINIMUM'
  /** The guests must sit at one table. */
  | 'TOGETHER';

/** How much a wish counts. It means nothing for TOGETHER, APART, AT_TABLES, NOT_AT_TABLES, TABLE_MINIMUM and FREE_SEATS, which are rules. */
export type WishPriority =
  /** Before most other wishes. */
  | 'HIGH'
  /** Where it costs little. */
  | 'LOW'
  /** The usual priority. */
  | 'MEDIUM';

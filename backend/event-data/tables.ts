import { z } from "zod";
import { newEventSchema } from "../../common/event-rules.ts";
import {
  maxCorners,
  maxFixtureLabelLength,
  maxFixtures,
  maxRoomSide,
  maxSide,
  minCorners,
  minRoomSide,
} from "../../common/floor-plan/plan-limits.ts";
import { fixtureKinds, tableShapes } from "../../common/floor-plan/plan-types.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { otherNamesText } from "../../common/guest-rules.ts";
import {
  maxDoorNoteLength,
  maxExtraColumnNameLength,
  maxExtraColumnValueLength,
  maxGuestNameLength,
  maxGuestsPerEvent,
  maxHiddenColumns,
  maxHouseholdLength,
  maxSavedPlanName,
  maxSavedPlans,
  maxTableNumberLength,
} from "../../common/limits.ts";
import { retentionSchema } from "../../common/retention-rules.ts";
import { themeRules } from "../../common/theme-rules.ts";
import { maxGuestsInWish, maxTableMinimum, maxTablesInWish, maxWishes } from "../../common/wish-limits.ts";
import { priorities } from "../../common/wishes/wish.ts";
import { wishKinds } from "../../common/wishes/wish-kinds.ts";
import { isWish } from "../../common/wishes/wish-rules.ts";
import type { Prisma } from "../database/generated/client.ts";
import { figuresSchema } from "../features/retention/kept-figures.ts";
import { planPlace } from "../features/tables/table-rules.ts";
import {
  maxDuplicatesMerged,
  maxGuestsInPlan,
  maxKnownColumns,
  maxTableLength,
  maxTableNoteLength,
  maxTablesAtOnce,
  minTableLength,
} from "../limits.ts";
import * as is from "./row-rules.ts";

// The one record of an event's tables: changes, undo, archives, erasure, records of guests and retention follow from it. Every
// table and column must be here to compile.

/** Ids in a column, or in the items of a list in a JSON column. */
interface Reference {
  to: "guests" | "tables" | "fixtures" | "event_pictures";
  /** Of the list in the JSON, and of the id in its items; an item whose place 0 has the id is about that row alone. */
  inList?: { list: string; id: string | 0 };
}

interface Column {
  /** Whether the program sets it. Undo puts back all others. */
  isOwn?: true;
  /** Whether it is a list without order, of which undo puts back only the entries that a change added or removed. */
  isSet?: true;
  /** Whether the history tells its values before and after, under its own name or this one. */
  values?: true | string;
  /** The name under which the history tells that it changed. Several columns may share one. */
  change?: string;
  /** Whether its words may name a person: in a text, a list of texts, or anywhere in JSON. */
  words?: "text" | "texts" | "json";
  refs?: readonly Reference[];
  /** What an archive may have in it. Without a rule, it stays behind. */
  rule?: z.ZodType;
  /** Whether its JSON moves as pairs, which keep the order of names. */
  isOrdered?: true;
}

/** What the mechanisms do with a table of an event. */
interface TableFacts<Field extends string = string> {
  name: string;
  columns: Readonly<Record<Field, Column>>;
  /** What names a row to a person. */
  label?: Field;
  /** Triggers record its changes, for undo. If it yields, later changes stand in no undo's way, and stay. */
  undo?: "always" | "yields";
  /** Its rows move in an archive, at most so many. */
  moves?: { most: number; where?: string; isRight?: (row: Readonly<Record<string, unknown>>) => boolean };
  /** What erasing a guest does with words that name them: point them out, replace them, or delete all rows. */
  onErase: "point out" | "replace" | "delete";
  /** Whether its rows go when the time for keeping guests is over. They are due for as long as there is one, or one of these. */
  onRetention: "delete" | "keep";
  due?: string;
  /** Whether an event with nothing else is empty. */
  isTrace?: true;
}

type Models = Prisma.TypeMap["model"];
type FieldsOf<Model extends keyof Models> = keyof Models[Model]["fields"] & string;
/** The audit is about an event and does not belong to it. */
type EventModel =
  | Exclude<{ [Model in keyof Models]: "eventId" extends FieldsOf<Model> ? Model : never }[keyof Models], "AuditEntry">
  | "Event";

const own = { isOwn: true } as const;
const idOfRow = { isOwn: true, rule: is.id } as const;
const plain = {} as const;
const guest = { refs: [{ to: "guests" }] } as const;
const words = { words: "text" } as const;
const toldWords = { values: true, words: "text" } as const;
const toldFlag = { values: true, rule: is.flag } as const;
const createdAt = { isOwn: true, rule: is.moment } as const;

const form = newEventSchema.shape;
const columnNames = (most: number) => is.atMost(most, z.array(is.text(maxExtraColumnNameLength)));
const tableLabel = is.line(maxTableNumberLength);

const look = (field: keyof typeof themeRules.shape) => ({ change: field, rule: themeRules.shape[field].unwrap() });

const events = {
  ...{ id: own, ownerId: own, customerId: own, isSample: own, linkKey: own },
  shortLink: { isOwn: true, rule: z.string().max(100) },
  name: { ...toldWords, rule: form.name },
  description: { ...words, change: "description", rule: form.description.unwrap() },
  date: { ...toldWords, rule: form.date.unwrap() },
  day: { values: true, rule: is.day.nullable() },
  location: { ...toldWords, rule: form.location.unwrap() },
  ...{ isPublic: toldFlag, showTablemates: toldFlag, worksOffline: { change: "worksOffline", rule: is.flag } },
  // Invitations may still show an old code, and other events may use it.
  guestCode: { change: "guestCode", rule: form.guestCode.unwrap() },
  greeting: { ...toldWords, rule: form.greeting.unwrap() },
  guestLanguages: {
    change: "guestLanguages",
    rule: is.atMost(guestLanguages.length, form.guestLanguages.unwrap()),
  },
  primaryColor: look("primaryColor"),
  secondaryColor: look("secondaryColor"),
  backgroundColor: look("backgroundColor"),
  fontFamily: { values: true, rule: themeRules.shape.fontFamily.unwrap() },
  // The picture itself is encoded again, which decides the rest.
  picture: {
    change: "picture",
    rule: z.object({ id: is.id, kind: z.enum(["monogram", "photo"]) }).nullable(),
  },
  hiddenColumns: { isSet: true, change: "hiddenColumns", rule: columnNames(maxHiddenColumns) },
  knownColumns: { isOwn: true, words: "texts", rule: columnNames(maxKnownColumns) },
  ...{ guestListVersion: own, doorVersion: own, removalNoticedAt: own },
  retentionDays: { isOwn: true, rule: retentionSchema },
  emptiedAt: { isOwn: true, rule: is.moment.nullable() },
  figures: { isOwn: true, rule: figuresSchema.nullable() },
  ...{ createdAt, updatedAt: createdAt },
} as const;

const guests = {
  ...{ id: idOfRow, eventId: own, position: { rule: is.upTo(maxGuestsPerEvent) } },
  name: { ...toldWords, rule: is.line(maxGuestNameLength).min(1) },
  tableNumber: { ...toldWords, rule: tableLabel },
  seatNumber: { values: true, rule: is.seats.nullable() },
  household: { ...toldWords, rule: is.line(maxHouseholdLength) },
  guestOfId: { ...guest, change: "guestOfId", rule: is.id.nullable() },
  attendance: { values: true, rule: z.enum(["unknown", "yes", "no"]) },
  ...{ isLocked: toldFlag, isChild: toldFlag, needsAccess: toldFlag, isNamesake: toldFlag },
  doorNote: { ...toldWords, rule: is.line(maxDoorNoteLength) },
  mergedIds: { ...guest, rule: is.ids(10 * maxDuplicatesMerged).nullable() },
  otherNames: { ...toldWords, rule: is.asInForm(otherNamesText) },
  additionalInfo: { words: "json", rule: is.pairs, isOrdered: true },
  ...{ createdAt, updatedAt: createdAt },
} as const;

const place = { change: "place", rule: planPlace } as const;
const placeOrNone = { change: "place", rule: planPlace.nullable() } as const;
const turned = { change: "place", rule: is.rotation } as const;
const lengthOrNone = { change: "place", rule: z.int().min(minTableLength).max(maxTableLength).nullable() } as const;

const tables = {
  ...{ id: idOfRow, eventId: own, position: { rule: is.upTo(maxGuestsPerEvent) } },
  label: { ...toldWords, rule: tableLabel.min(1) },
  capacity: { values: true, rule: is.seats.nullable() },
  shape: { values: true, rule: z.enum(tableShapes) },
  note: { ...toldWords, rule: is.text(maxTableNoteLength) },
  ...{ isLocked: toldFlag, isAccessible: toldFlag, isSetUp: { rule: is.flag }, isImported: { rule: is.flag } },
  ...{ x: placeOrNone, y: placeOrNone, rotation: turned, width: lengthOrNone, depth: lengthOrNone },
} as const;

const side = { change: "place", rule: is.side } as const;

const fixtures = {
  ...{ id: idOfRow, eventId: own },
  kind: { values: true, rule: z.enum(fixtureKinds) },
  label: { ...toldWords, rule: is.line(maxFixtureLabelLength) },
  ...{ x: place, y: place, rotation: turned, width: side, depth: side },
} as const;

const roomSide = { change: "room", rule: z.int().min(minRoomSide).max(maxRoomSide) } as const;
const outline = is.atMost(
  maxCorners,
  z
    .array(z.tuple([planPlace, planPlace]))
    .min(minCorners)
    .nullable(),
);

const floorPlans = {
  ...{ id: idOfRow, eventId: own, width: roomSide, depth: roomSide, outline: { change: "room", rule: outline } },
  ...{ isShownToGuests: toldFlag, isInFeet: { rule: is.flag.nullable() } },
  pictureId: { refs: [{ to: "event_pictures" }], change: "picture", rule: is.id.nullable() },
  pictureX: { change: "picture", rule: planPlace },
  pictureY: { change: "picture", rule: planPlace },
  // 0 before there was a picture.
  pictureWidth: { change: "picture", rule: is.upTo(maxSide) },
  pictureOpacity: { change: "picture", rule: is.upTo(100) },
} as const;

const wishes = {
  ...{ id: idOfRow, eventId: own },
  kind: { values: true, rule: z.enum(wishKinds) },
  priority: { values: true, rule: z.enum(priorities) },
  guestIds: { ...guest, change: "guestIds", rule: is.ids(maxGuestsInWish) },
  columnName: { values: "column", rule: is.text(maxExtraColumnNameLength) },
  value: { ...words, change: "guestIds", rule: is.text(maxExtraColumnValueLength) },
  fixtureId: { refs: [{ to: "fixtures" }], change: "fixtureId", rule: is.id.nullable() },
  tableIds: { refs: [{ to: "tables" }], change: "tableIds", rule: is.ids(maxTablesInWish) },
  minimum: { values: true, rule: z.int().min(1).max(maxTableMinimum).nullable() },
  createdAt,
} as const;

function isWishRow(row: Readonly<Record<string, unknown>>): boolean {
  const { guest_ids: guestIds, column_name: column, fixture_id: fixtureId, table_ids: tableIds, ...others } = row;
  return isWish({ ...others, guestIds, column, fixtureId, tableIds });
}

const seating = z
  .strictObject({
    tables: is.atMost(
      maxTablesAtOnce,
      z.array(z.strictObject({ id: is.id.nullable(), label: tableLabel.min(1), capacity: is.seats.nullable() })),
    ),
    seats: is.atMost(
      maxGuestsInPlan,
      z.array(z.tuple([is.id, is.upTo(maxTablesAtOnce).nullable(), is.seats.nullable()])),
    ),
  })
  .refine((plan) => plan.seats.every(([, at]) => at === null || at < plan.tables.length));

const savedPlans = {
  ...{ id: idOfRow, eventId: own, name: { ...words, rule: is.line(maxSavedPlanName).min(1) } },
  seating: {
    words: "json",
    refs: [
      { to: "guests", inList: { list: "seats", id: 0 } },
      { to: "tables", inList: { list: "tables", id: "id" } },
    ],
    rule: seating,
  },
  createdAt,
} as const;

const usedPictures = `t.id IN (SELECT picture_id FROM floor_plans WHERE event_id = $1
  UNION SELECT (picture->>'id')::int FROM events WHERE id = $1)`;

/** Columns of which nothing more is to be known. */
function plainly<Field extends string>(...fields: Field[]): Record<Field, Column>;
function plainly(...fields: string[]): Record<string, Column> {
  return Object.fromEntries(fields.map((field) => [field, plain]));
}

/** What describes the event, its room and its look. */
const stays = { onErase: "point out", onRetention: "keep" } as const;
const aboutGuests = { onErase: "point out", onRetention: "delete" } as const;
const remembersGuests = { onErase: "replace", onRetention: "delete" } as const;
const namesAnybody = { onErase: "delete", onRetention: "delete" } as const;
const undone = { undo: "always" } as const;
const trace = { isTrace: true } as const;

/** What is undone and moves in an archive, at most so many rows. */
const listed = <const Label extends string, Columns>(label: Label, columns: Columns, most: number) =>
  ({ label, columns, ...undone, moves: { most } }) as const;

const models = {
  Event: { name: "events", ...listed("name", events, 1), ...stays },
  EventPicture: {
    name: "event_pictures",
    columns: {
      ...plainly("eventId", "content", "smallContent", "mediaType", "width", "height"),
      id: idOfRow,
      purpose: { rule: z.enum(["venue", "monogram", "photo"]) },
      createdAt,
    },
    moves: { most: 2, where: usedPictures },
    ...stays,
  },
  Table: { name: "tables", ...listed("label", tables, maxGuestsPerEvent), ...stays },
  Guest: { name: "guests", ...listed("name", guests, maxGuestsPerEvent), ...aboutGuests },
  // Undoing may restore more than a form accepts.
  Fixture: { name: "fixtures", ...listed("label", fixtures, 2 * maxFixtures), ...stays },
  FloorPlan: { name: "floor_plans", columns: floorPlans, ...undone, moves: { most: 1 }, ...stays },
  Wish: {
    name: "wishes",
    label: "columnName",
    columns: wishes,
    moves: { most: 2 * maxWishes, isRight: isWishRow },
    ...undone,
    ...aboutGuests,
  },
  SavedPlan: { name: "saved_plans", columns: savedPlans, moves: { most: maxSavedPlans }, ...remembersGuests },
  ImportedSheet: {
    name: "imported_sheets",
    columns: {
      ...plainly("id", "eventId"),
      guests: { words: "json", refs: [{ to: "guests", inList: { list: "guests", id: "id" } }] },
    },
    undo: "yields",
    ...remembersGuests,
  },
  RememberedChoices: {
    name: "remembered_choices",
    columns: plainly("eventId", "shape", "choices", "usedAt"),
    ...namesAnybody,
  },
  UploadedFile: {
    name: "uploaded_files",
    columns: plainly("id", "eventId", "userId", "filename", "size", "content", "createdAt"),
    ...namesAnybody,
  },
  StagedFile: {
    name: "staged_files",
    columns: plainly("eventId", "author", "token", "filename", "mimetype", "content", "expiresAt"),
    ...namesAnybody,
    ...trace,
  },
  Print: {
    name: "prints",
    columns: plainly("id", "eventId", "userId", "kind", "listVersion", "guestCount", "printedAt"),
    ...aboutGuests,
  },
  DoorOperation: {
    name: "door_operations",
    columns: {
      ...plainly(
        "eventId",
        "id",
        "position",
        "device",
        "sequence",
        "kind",
        "walkInId",
        "name",
        "tableLabel",
        "cancels",
      ),
      ...plainly("at", "replaces", "expectedTableLabel", "previousTableLabel", "userId", "helperId"),
      ...plainly("authorName", "recordedAt"),
      guestId: guest,
      previousName: words,
    },
    ...remembersGuests,
  },
  Helper: {
    name: "helpers",
    columns: plainly(
      "id",
      "eventId",
      "name",
      "role",
      "linkHash",
      "linkExpiresAt",
      "createdAt",
      "joinedAt",
      "lastUsedAt",
      "endedAt",
    ),
    ...stays,
  },
  HistoryEntry: {
    name: "history_entries",
    columns: {
      ...plainly("id", "eventId", "userId", "helperId", "authorName", "action", "listVersion", "createdAt"),
      details: { words: "json" },
    },
    onErase: "replace",
    onRetention: "keep",
    ...trace,
  },
  RowChange: {
    name: "row_changes",
    columns: plainly("id", "eventId", "listVersion", "kind", "ids", "rows", "createdAt"),
    ...aboutGuests,
    // What an edit changed goes with the guests, and makes nothing due in an event that has none.
    due: "kind <> 'events'",
    ...trace,
  },
  UnusualSearching: {
    name: "unusual_searching",
    columns: plainly("eventId", "firstSeenAt", "lastSeenAt"),
    ...stays,
    ...trace,
  },
} as const satisfies { [Model in EventModel]: TableFacts<FieldsOf<Model>> };

type Facts = (typeof models)[keyof typeof models];

/** A table whose changes are recorded row by row. */
export type RecordedTable = Extract<Facts, { undo: string }>["name"];

/** A recorded table whose changes the history tells; others are undone with what is told. */
export type ToldTable = Exclude<RecordedTable, "imported_sheets">;

/** A column under its name in SQL, and in the graph. */
export interface NamedColumn extends Column {
  name: string;
  field: string;
}

export interface EventTable extends Omit<TableFacts, "columns"> {
  columns: readonly NamedColumn[];
}

const nameOf = (field: string) => field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

function named({ columns, label, ...facts }: TableFacts): EventTable {
  return {
    ...facts,
    ...(label !== undefined && { label: nameOf(label) }),
    columns: Object.entries(columns).map(([field, column]) => ({ ...column, field, name: nameOf(field) })),
  };
}

/** In the order in which an archive brings them. */
export const eventTables: EventTable[] = Object.values<TableFacts>(models).map(named);

/** @throws Error for a table that is not recorded here */
export function eventTable(name: string): EventTable {
  const found = eventTables.find((table) => table.name === name);
  if (!found) throw new Error(`${name} is no table of an event.`);
  return found;
}

/** In SQL, what belongs to an event. */
export const keyOf = ({ name }: EventTable): "id" | "event_id" => (name === "events" ? "id" : "event_id");

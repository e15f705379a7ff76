import DataLoader from "dataloader";
import type { Database } from "../../database/client.ts";
import { type Recalled, Remembered } from "../../database/contact.ts";
import { onceFor } from "../../lib/once-for.ts";
import type { Theme } from "../themes/theme.type.ts";
import type { StoredEvent } from "./event.data.ts";
import { storedPictureSchema, toTheme } from "./event-theme.data.ts";

/** What searching needs of an event, and what decides who may see it. */
export type SearchedEvent = Pick<
  StoredEvent,
  "id" | "ownerId" | "isPublic" | "isSample" | "showTablemates" | "guestCode" | "hiddenColumns" | "guestListVersion"
> & {
  /** Signs personal links. */
  linkKey: string;
};

const searchedColumns = `id, owner_id AS "ownerId", is_public AS "isPublic", is_sample AS "isSample",
  show_tablemates AS "showTablemates", guest_code AS "guestCode", hidden_columns AS "hiddenColumns",
  guest_list_version AS "guestListVersion", link_key AS "linkKey"`;

// Raw and prepared: every search runs this, and Prisma takes several times as long as the database.
const searchedEvents = {
  name: "searched-events",
  text: `SELECT ${searchedColumns} FROM events WHERE id = ANY($1)`,
};

/**
 * Shares a query between look-ups of the same moment. No result is older than its call. Keys that `find` does not return
 * are undefined.
 */
function lookUpTogether<Key, Value>(
  find: (keys: readonly Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | undefined> {
  const findAll = async (keys: readonly Key[]) => {
    const found = await find([...new Set(keys)]);
    return keys.map((key) => found.get(key));
  };
  // After all requests that arrived together have been read.
  const loader = new DataLoader<Key, Value | undefined>(findAll, { cache: false, batchScheduleFn: setImmediate });
  return (key) => loader.load(key);
}

const eventLookUp = onceFor(({ lookUps }: Database) =>
  lookUpTogether(async (ids: readonly number[]) => {
    const { rows } = await lookUps.query<SearchedEvent>({ ...searchedEvents, values: [ids] });
    return new Map(rows.map((event) => [event.id, event]));
  }),
);

const searchedEventsOf = onceFor((db: Database) => new Remembered(db.contact, eventLookUp(db)));

/**
 * Finds an event that guests search, outside of transactions; concurrent requests share queries. What was read after
 * `since`, in milliseconds of performance.now(), is not read again. @throws DatabaseAway
 */
export function findSearchedEvent(
  db: Database,
  id: number,
  since: number | undefined,
): Promise<Recalled<SearchedEvent> | undefined> {
  return searchedEventsOf(db).find(id, since);
}

/** Calls back with events that were searched lately and have changed since. */
export function followSearchedEvents(db: Database, follow: (event: SearchedEvent) => Promise<unknown>): void {
  searchedEventsOf(db).follow(follow);
}

/** What guests' pages show of an event, and what decides who may see it. */
export type SharedEvent = SearchedEvent &
  Pick<StoredEvent, "name" | "date" | "location" | "greeting" | "guestLanguages" | "shortLink" | "theme">;

const sharedColumns = `${searchedColumns}, name, date, location, greeting, guest_languages AS "guestLanguages",
  short_link AS "shortLink",
  json_build_object('primaryColor', primary_color, 'secondaryColor', secondary_color, 'backgroundColor', background_color,
                    'fontFamily', font_family) AS theme, picture`;

type SharedRow = Omit<SharedEvent, "theme"> & { theme: Omit<Theme, "picture">; picture: unknown };

const toSharedEvent = ({ theme, picture, ...event }: SharedRow): SharedEvent => ({
  ...event,
  theme: toTheme(theme, storedPictureSchema.nullable().parse(picture), event.shortLink),
});

const eventsByLink = {
  name: "events-by-link",
  text: `SELECT ${sharedColumns} FROM events WHERE short_link = ANY($1)`,
};
const sampleEvent = {
  name: "sample-event",
  text: `SELECT ${sharedColumns} FROM events WHERE is_sample ORDER BY created_at, id LIMIT 1`,
};

const linkLookUp = onceFor(({ lookUps }: Database) =>
  lookUpTogether(async (links: readonly string[]) => {
    const { rows } = await lookUps.query<SharedRow>({ ...eventsByLink, values: [links] });
    return new Map(rows.map((row) => [row.shortLink, toSharedEvent(row)]));
  }),
);

const sampleLookUp = onceFor(({ lookUps }: Database) =>
  lookUpTogether(async ([key]: readonly "sample"[]) => {
    const { rows } = await lookUps.query<SharedRow>(sampleEvent);
    return new Map(key ? rows.map((row) => [key, toSharedEvent(row)]) : []);
  }),
);

const linkedEventsOf = onceFor((db: Database) => new Remembered(db.contact, linkLookUp(db)));
const sampleOf = onceFor((db: Database) => new Remembered(db.contact, sampleLookUp(db)));

/**
 * Finds the event behind a link, outside of transactions; concurrent requests share queries. {@link findSearchedEvent}
 * knows it then. @throws DatabaseAway
 */
export async function findEventByShortLink(
  db: Database,
  shortLink: string,
): Promise<Recalled<SharedEvent> | undefined> {
  const readAt = performance.now();
  const event = await linkedEventsOf(db).find(shortLink);
  if (event && !event.isRemembered) searchedEventsOf(db).learn(event.id, event, readAt);
  return event;
}

/** Finds the oldest sample event, outside of transactions; concurrent requests share queries. @throws DatabaseAway */
export function findSampleEvent(db: Database): Promise<Recalled<SharedEvent> | undefined> {
  return sampleOf(db).find("sample");
}

import type { ApiClient } from "../api-client.ts";
import { MeDocument } from "../generated/operations.ts";
import { searchGuests } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { startTestApi, type TestApi } from "../test-api.ts";

const viewers = ["anonymous", "anonymous who has not searched", "owner", "stranger", "admin"] as const;
/**
 * Who asks: anybody, the customer who owns the event, a customer who does not, an administrator. All but one of them have
 * searched the event before.
 */
export type ViewerName = (typeof viewers)[number];

const helperNames = ["editor", "viewer", "door", "helper elsewhere"] as const;
/** Who helps with the event in this role; the last one is an editor of another event. All have searched the event before. */
export type HelperName = (typeof helperNames)[number];

/** Everybody who asks. */
export type CallerName = ViewerName | HelperName;
export const callerNames: readonly CallerName[] = [...viewers, ...helperNames];

/** Whether a caller helps with an event, and has no account. */
export const isHelper = (caller: CallerName): caller is HelperName => helperNames.some((name) => name === caller);

export const eventKinds = ["public", "discreet", "coded", "private", "sample"] as const;
/** Which event it is about. Discreet is public but hides tablemates, coded asks for a code. The sample belongs to the administrator. */
export type EventKind = (typeof eventKinds)[number];
type MadeEventKind = Exclude<EventKind, "sample">;

/** How the administrator signs in. */
export const administrator = { username: "admin", password: "correct horse" };

/** The extra column that the events' guests do not see, and what it holds. */
export const hiddenColumn = "Secret";
export const hiddenText = "between us";

/** What the events ask for that ask for a code. */
export const guestCode = "Rose 2027";

/** More names on every list begin with it than a search of two letters answers guests. */
export const crowdedBeginning = "mu";

/** Guests of every event, with their tables: one who sits beside another, several of one family, one without a table. */
const seats = [
  ["Anna Berg", "1"],
  ["Ben Berg", "1"],
  ["Cleo Munro", "2"],
  ["Clea Munro", "2"],
  ["Clio Munro", "2"],
  ["Clara Munro", "2"],
  ["Dora Eich", ""],
] as const;

const madeAtOnce = 40;

/** An event to ask for, with one guest who sits beside another. */
export interface Subject {
  eventId: number;
  shortLink: string;
  guestId: number;
  /** History entry that a guest list is kept for; of the sample, any number. */
  listChangeId: number;
}

/** A server with one caller of each kind, and as many events as the cases need. */
export interface World {
  api: TestApi;
  callers: Record<ViewerName, ApiClient>;
  /** A caller who has searched the event before, if the viewer is one who has. */
  arrive(caller: CallerName, subject: Subject): Promise<ApiClient>;
  /** A caller in a session of their own, which may end. */
  signInAnew(caller: CallerName, subject: Subject): Promise<ApiClient>;
  /** Makes an event of the kind for the owner; the sample is always the same. */
  subject(kind: EventKind): Promise<Subject>;
  /** Makes somebody whom nobody else needs, and answers their number. */
  spareUser(role: "customer" | "admin"): Promise<number>;
  close(): Promise<void>;
}

interface HelperCaller {
  id: number;
  client: ApiClient;
}

/** Those who help, each in a session that is moved from event to event, because joining thousands of times would take long. */
async function createHelpers(api: TestApi, elsewhere: number) {
  const join = (name: HelperName, eventId: number): Promise<HelperCaller> => {
    const isElsewhere = name === "helper elsewhere";
    return joinAsHelper(api, isElsewhere ? elsewhere : eventId, isElsewhere ? "editor" : name);
  };
  const joined = new Map<HelperName, HelperCaller>();
  for (const name of helperNames) joined.set(name, await join(name, elsewhere));
  return {
    join,
    /** Lets a helper help with this event from now on; the one from elsewhere stays there. */
    async bind(name: HelperName, eventId: number): Promise<ApiClient> {
      const helper = joined.get(name);
      if (!helper) throw new Error(`Nobody is called ${name}.`);
      if (name === "helper elsewhere") return helper.client;
      await api.db.prisma.helper.update({ where: { id: helper.id }, data: { eventId } });
      return helper.client;
    },
  };
}

/** Starts the world. */
export async function createWorld(): Promise<World> {
  const api = await startTestApi();
  const { prisma } = api.db;
  const callers = {
    anonymous: api.anonymous(),
    "anonymous who has not searched": api.anonymous(),
    owner: await api.signInAsNewCustomer("owner"),
    stranger: await api.signInAsNewCustomer("stranger"),
    admin: await api.signInAsAdmin(),
  };
  const ownerId = (await callers.owner.execute(MeDocument, {})).me?.id ?? 0;
  let made = 0;

  const seenNow = () => ({ firstSeenAt: new Date(), lastSeenAt: new Date() });
  const stock = new Map<MadeEventKind, Subject[]>();

  /** Makes many events at once, because the cases need thousands. */
  async function makeEvents(kind: MadeEventKind): Promise<Subject[]> {
    // Without customerId, so that one customer can own the events of all cases.
    const events = await prisma.event.createManyAndReturn({
      data: Array.from({ length: madeAtOnce }, () => {
        made += 1;
        // Of the same length, so that no name is part of another.
        const number = String(made).padStart(6, "0");
        return {
          ownerId,
          name: `Event ${number}`,
          shortLink: `case-${number}`,
          isPublic: kind !== "private",
          showTablemates: kind !== "discreet",
          guestCode: kind === "coded" ? guestCode : "",
          hiddenColumns: [hiddenColumn],
        };
      }),
    });
    const additionalInfo = { Meal: "Fish", [hiddenColumn]: hiddenText };
    const guests = await prisma.guest.createManyAndReturn({
      data: events.flatMap(({ id: eventId }) =>
        seats.map(([name, tableNumber], position) => ({ eventId, position, name, tableNumber, additionalInfo })),
      ),
    });
    const entries = await prisma.historyEntry.createManyAndReturn({
      data: events.map(({ id: eventId }) => ({ eventId, userId: ownerId, action: "create" })),
    });
    await prisma.unusualSearching.createMany({
      data: events.map(({ id: eventId }) => ({ eventId, ...seenNow() })),
    });
    const kept = { listVersion: 1, countBefore: 0, guestsBefore: [] };
    await prisma.guestListChange.createMany({
      data: entries.map(({ id: historyEntryId, eventId }) => ({ eventId, historyEntryId, ...kept })),
    });
    const firstGuests = new Map(
      guests.filter(({ position }) => position === 0).map(({ eventId, id }) => [eventId, id]),
    );
    const listChanges = new Map(entries.map(({ eventId, id }) => [eventId, id]));
    return events.map(({ id, shortLink }) => ({
      eventId: id,
      shortLink,
      guestId: firstGuests.get(id) ?? 0,
      listChangeId: listChanges.get(id) ?? 0,
    }));
  }

  async function takeEvent(kind: MadeEventKind): Promise<Subject> {
    const ready = stock.get(kind)?.pop();
    if (ready) return ready;
    const [first, ...others] = await makeEvents(kind);
    if (!first) throw new Error(`No ${kind} event was made.`);
    stock.set(kind, others);
    return first;
  }

  async function findSample(): Promise<Subject> {
    const event = await prisma.event.findFirstOrThrow({ where: { isSample: true } });
    const seen = seenNow();
    await prisma.unusualSearching.upsert({
      where: { eventId: event.id },
      create: { eventId: event.id, ...seen },
      update: seen,
    });
    const guest = await prisma.guest.findFirstOrThrow({ where: { eventId: event.id, name: { startsWith: "Anne" } } });
    return { eventId: event.id, shortLink: event.shortLink, guestId: guest.id, listChangeId: 1 };
  }

  const elsewhere = await takeEvent("private");
  const helpers = await createHelpers(api, elsewhere.eventId);

  return {
    api,
    callers,
    async arrive(viewer, { eventId }) {
      if (isHelper(viewer)) {
        const client = await helpers.bind(viewer, eventId);
        await searchGuests(client, eventId, "ann").catch(() => undefined);
        return client;
      }
      // A caller of its own, because what a row asks may be a search.
      if (viewer === "anonymous who has not searched") return api.anonymous();
      await searchGuests(callers[viewer], eventId, "ann").catch(() => undefined);
      return callers[viewer];
    },
    async signInAnew(viewer, { eventId }) {
      if (isHelper(viewer)) return (await helpers.join(viewer, eventId)).client;
      if (viewer === "anonymous" || viewer === "anonymous who has not searched") return api.anonymous();
      return viewer === "admin" ? api.signInAsAdmin() : api.signIn(viewer, `password of ${viewer}`);
    },
    subject: (kind) => (kind === "sample" ? findSample() : takeEvent(kind)),
    async spareUser(role) {
      made += 1;
      const name = `spare-${made}`;
      const account = {
        username: name,
        usernameKey: name,
        email: `${name}@example.com`,
        emailKey: `${name}@example.com`,
      };
      const user = await prisma.user.create({ data: { ...account, name, passwordHash: "none", role } });
      return user.id;
    },
    close: () => api.close(),
  };
}

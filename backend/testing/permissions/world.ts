import { CurrentUserDocument } from "../../../frontend/generated/documents.ts";
import type { ApiClient } from "../api-client.ts";
import { searchGuests } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { type GivenParts, startTestApi, type TestApi } from "../test-api.ts";
import { contentOf, createEventStock, type EventKind, findSample, type Subject } from "./events.ts";

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

/** How the administrator signs in. */
export const administrator = { username: "admin", password: "correct horse" };

/** A server with one caller of each kind, and as many events as the cases need. */
export interface World {
  api: TestApi;
  callers: Record<ViewerName, ApiClient>;
  /**
   * A caller who has searched a shared event before, if the viewer is one who has.
   *
   * @param searchesAgain whether that was the last event they searched: browsers forget what they may see of others.
   */
  arrive(caller: CallerName, subject: Subject, searchesAgain?: boolean): Promise<ApiClient>;
  /** A caller in a session of their own, which may end. */
  signInAnew(caller: CallerName, subject: Subject): Promise<ApiClient>;
  /** The event of the kind that all rows share which leave it as it is. */
  shared(kind: EventKind): Promise<Subject>;
  /** Another event that all rows share, for what belongs to it and is not to be found elsewhere. */
  foreign(): Promise<Subject>;
  /** Makes an event of the kind for the owner, which may be changed; the sample is always the same. */
  subject(kind: EventKind): Promise<Subject>;
  /** Everything that the shared events hold, to see whether anything of it changed. */
  contentOfShared(): Promise<Record<string, string>>;
  /** Makes somebody whom nobody else needs, and answers their number. */
  spareUser(role: "customer" | "admin"): Promise<number>;
  close(): Promise<void>;
}

/** Remembers what was made for a key, so that it is made once, even for two who ask at the same time. */
function remembering<Key extends unknown[], Value>(make: (...key: Key) => Promise<Value>) {
  const made = new Map<string, Promise<Value>>();
  const remembered = (...key: Key): Promise<Value> => {
    const name = key.join();
    const value = made.get(name) ?? make(...key);
    made.set(name, value);
    return value;
  };
  return { remembered, all: () => Promise.all(made.values()) };
}

/**
 * Starts the world.
 *
 * @param given what its server is not to make itself
 */
export async function createWorld(given: GivenParts = {}): Promise<World> {
  const api = await startTestApi({}, false, given);
  const { prisma } = api.db;
  const callers = {
    anonymous: api.anonymous(),
    "anonymous who has not searched": api.anonymous(),
    owner: await api.signInAsNewCustomer("owner"),
    stranger: await api.signInAsNewCustomer("stranger"),
    admin: await api.signInAsAdmin(),
  };
  const ownerId = (await callers.owner.execute(CurrentUserDocument, {})).me?.id ?? 0;
  const stock = createEventStock(api.db, ownerId);
  const take = (kind: EventKind) => (kind === "sample" ? sample() : stock.take(kind));
  let spare = 0;

  const { remembered: sample } = remembering(() => findSample(api.db));
  const shared = remembering(take);
  const sharedIds = new Set<number>();
  const foreign = remembering(() => stock.take("public"));
  const elsewhere = await stock.take("private");

  const join = async (name: HelperName, eventId: number): Promise<ApiClient> =>
    (
      await (name === "helper elsewhere"
        ? joinAsHelper(api, elsewhere.eventId, "editor")
        : joinAsHelper(api, eventId, name))
    ).client;
  const { remembered: helpAt } = remembering(join);
  const { remembered: helpElsewhere } = remembering(() => join("helper elsewhere", elsewhere.eventId));
  const search = async (viewer: CallerName, eventId: number) => {
    await searchGuests(await clientOf(viewer, eventId), eventId, "ann").catch(() => undefined);
  };
  const { remembered: hasSearched } = remembering(search);

  async function clientOf(viewer: CallerName, eventId: number): Promise<ApiClient> {
    if (!isHelper(viewer)) return callers[viewer];
    return viewer === "helper elsewhere" ? helpElsewhere() : helpAt(viewer, eventId);
  }

  return {
    api,
    callers,
    async arrive(viewer, { eventId }, searchesAgain) {
      // A caller of its own, because what a row asks may be a search.
      if (viewer === "anonymous who has not searched") return api.anonymous();
      // What succeeds at an event of its own, does so without a search.
      if (searchesAgain) await search(viewer, eventId);
      else if (sharedIds.has(eventId)) await hasSearched(viewer, eventId);
      return clientOf(viewer, eventId);
    },
    async signInAnew(viewer, { eventId }) {
      if (isHelper(viewer)) return join(viewer, eventId);
      if (viewer === "anonymous" || viewer === "anonymous who has not searched") return api.anonymous();
      return viewer === "admin" ? api.signInAsAdmin() : api.signIn(viewer, `password of ${viewer}`);
    },
    async shared(kind) {
      const subject = await shared.remembered(kind);
      sharedIds.add(subject.eventId);
      return subject;
    },
    foreign: foreign.remembered,
    subject: take,
    async contentOfShared() {
      return contentOf(api.db, [...(await shared.all()), ...(await foreign.all())]);
    },
    async spareUser(role) {
      spare += 1;
      const name = `spare-${spare}`;
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

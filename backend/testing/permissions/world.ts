import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import type { ApiClient } from "../api-client.ts";
import { searchGuests } from "../guest-list-calls.ts";
import { joinAsHelper } from "../helper-calls.ts";
import { startTestApi, type TestApi } from "../test-api.ts";
import { contentOf, createEventStock, type EventKind, findSample, type Subject } from "./events.ts";

const viewers = ["anonymous", "anonymous who has not searched", "owner", "stranger", "admin"] as const;
/** All but "anonymous who has not searched" have searched the event before. */
export type ViewerName = (typeof viewers)[number];

const helperNames = ["editor", "viewer", "door", "helper elsewhere"] as const;
/** All have searched the event before; "helper elsewhere" is an editor of another event. */
export type HelperName = (typeof helperNames)[number];

export type CallerName = ViewerName | HelperName;
export const callerNames: readonly CallerName[] = [...viewers, ...helperNames];

export const isHelper = (caller: CallerName): caller is HelperName => helperNames.some((name) => name === caller);

export const administrator = { username: "admin", password: "correct horse" };

export interface World {
  api: TestApi;
  callers: Record<ViewerName, ApiClient>;
  /** `searchesAgain`: this event was the last one searched, because browsers forget what others they may see. */
  arrive(caller: CallerName, subject: Subject, searchesAgain?: boolean): Promise<ApiClient>;
  signInAnew(caller: CallerName, subject: Subject): Promise<ApiClient>;
  /** Shared by all rows that leave it as it is. */
  shared(kind: EventKind): Promise<Subject>;
  /** Shared, for ids that belong to another event. */
  foreign(): Promise<Subject>;
  /** A new event of the owner's, which may be changed; the sample is always the same. */
  subject(kind: EventKind): Promise<Subject>;
  /** To see whether anything in the shared events changed. */
  contentOfShared(): Promise<Record<string, string>>;
  /** Creates a user whom nobody else needs; returns the id. */
  spareUser(role: "customer" | "admin"): Promise<number>;
  close(): Promise<void>;
}

/** Creates once per key, even when two ask at the same time. */
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
    (await joinAsHelper(api, eventId, name === "helper elsewhere" ? "editor" : name)).client;
  const placeOf = (name: HelperName, eventId: number) => (name === "helper elsewhere" ? elsewhere.eventId : eventId);
  const { remembered: helpAt } = remembering(join);
  const search = async (viewer: CallerName, eventId: number) => {
    await searchGuests(await clientOf(viewer, eventId), eventId, "ann").catch(() => undefined);
  };
  const { remembered: hasSearched } = remembering(search);

  async function clientOf(viewer: CallerName, eventId: number): Promise<ApiClient> {
    return isHelper(viewer) ? helpAt(viewer, placeOf(viewer, eventId)) : callers[viewer];
  }

  return {
    api,
    callers,
    async arrive(viewer, { eventId }, searchesAgain) {
      // Not a shared client, because what a row asks may be a search.
      if (viewer === "anonymous who has not searched") return api.anonymous();
      if (searchesAgain) await search(viewer, eventId);
      else if (sharedIds.has(eventId)) await hasSearched(viewer, eventId);
      return clientOf(viewer, eventId);
    },
    async signInAnew(viewer, { eventId }) {
      if (isHelper(viewer)) return join(viewer, placeOf(viewer, eventId));
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
      const email = `${name}@example.com`;
      const account = { username: name, usernameKey: name, email, emailKey: email };
      const user = await prisma.user.create({ data: { ...account, name, passwordHash: "none", role } });
      return user.id;
    },
    close: () => api.close(),
  };
}

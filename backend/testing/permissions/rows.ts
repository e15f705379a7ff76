import type { ApiClient } from "../api-client.ts";
import {
  AddGuestDocument,
  ChangePasswordDocument,
  CleanUpFilesDocument,
  CreateEventDocument,
  CreateUserDocument,
  DeleteEventDocument,
  DeleteGuestDocument,
  DeleteUserDocument,
  EnsureMyEventDocument,
  EventDocument,
  EventsDocument,
  GuestFileDocument,
  LogoutDocument,
  MeDocument,
  PreviewGuestFileDocument,
  PublicEventDocument,
  RegisterDocument,
  RestoreGuestListDocument,
  SampleEventDocument,
  SearchGuestsDocument,
  SeatingDocument,
  UpdateEventDocument,
  UpdateGuestDocument,
  UploadGuestFileDocument,
  UsersDocument,
} from "../generated/operations.ts";
import {
  administratorsOnly,
  always,
  anybody,
  callers,
  type Expectations,
  guestsRead,
  organisersRead,
  organisersWrite,
  withDiscreet,
} from "./expectations.ts";
import type { Rule } from "./rules.ts";
import type { Subject, World } from "./world.ts";

/** What is expected of one operation, or of one field that leads to data of its own. */
export interface Row {
  /** Who may ask at all; undefined for fields of types, which are reached through an operation. */
  rule: Rule | undefined;
  expected: Expectations;
  /**
   * Asks, and says what came of it: `ok`, or in a word what the expectations name.
   *
   * @throws ApiRefusal when it is refused.
   */
  run(client: ApiClient, subject: Subject, world: World): Promise<string>;
}

const ok = async (answer: Promise<unknown>): Promise<string> => {
  await answer;
  return "ok";
};

let counter = 0;
const newAccount = () => {
  counter += 1;
  const username = `made-${counter}`;
  return { username, password: "password", name: "Somebody New", email: `${username}@example.com` };
};

const readEvent = (client: ApiClient, { eventId }: Subject) => client.execute(EventDocument, { id: eventId });

const eventField = (look: (event: Awaited<ReturnType<typeof readEvent>>["event"]) => boolean): Row => ({
  rule: undefined,
  expected: organisersRead,
  run: async (client, subject) => (look((await readEvent(client, subject)).event) ? "ok" : "nothing"),
});

const file = () => new File(["Name,Table\nAnna Berg,2\n"], "guests.csv", { type: "text/csv" });
const guest = { name: "Carla Berg", tableNumber: "3" };

/** One row for each query, each mutation, and each field that leads to data of its own. */
export const rows: Record<string, Row> = {
  "Query.me": {
    rule: "anybody",
    expected: callers("nobody", "ok", "ok"),
    run: async (client) => ((await client.execute(MeDocument, {})).me ? "ok" : "nobody"),
  },
  "Query.sampleEvent": {
    rule: "anybody",
    expected: anybody,
    run: async (client) => ((await client.execute(SampleEventDocument, {})).sampleEvent ? "ok" : "nothing"),
  },
  "Query.publicEvent": {
    rule: "anybody",
    expected: guestsRead("ok", "nothing"),
    run: async (client, { shortLink }) =>
      (await client.execute(PublicEventDocument, { shortLink })).publicEvent ? "ok" : "nothing",
  },
  "Query.searchGuests": {
    rule: "anybody",
    expected: withDiscreet(guestsRead("found with tablemates", "NOT_FOUND"), "found alone"),
    async run(client, { eventId }) {
      const { searchGuests } = await client.execute(SearchGuestsDocument, { eventId, query: "ann" });
      const [match] = searchGuests;
      if (!match) return "not found";
      if ("Secret" in match.additionalInfo) return "found with what is hidden";
      return match.tablemates.length > 0 ? "found with tablemates" : "found alone";
    },
  },
  "Query.seating": {
    rule: "anybody",
    expected: withDiscreet(guestsRead("ok", "NOT_FOUND"), "NOT_FOUND"),
    run: (client, { eventId }) => ok(client.execute(SeatingDocument, { eventId })),
  },
  "Query.events": {
    rule: "signed in",
    expected: {
      anonymous: always("UNAUTHENTICATED"),
      owner: { ...always("listed"), sample: "not listed" },
      stranger: always("not listed"),
      admin: always("listed"),
    },
    async run(client, { eventId }, { api }) {
      const { name, ownerId } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
      const { events } = await client.execute(EventsDocument, { search: name, ownerId, limit: 100 });
      if (events.nodes.length !== events.totalCount) return "counted but not listed";
      return events.nodes.some(({ id }) => id === eventId) ? "listed" : "not listed";
    },
  },
  "Query.event": {
    rule: "signed in",
    expected: organisersRead,
    run: (client, subject) => ok(readEvent(client, subject)),
  },
  "Query.guestFile": {
    rule: "signed in",
    expected: organisersRead,
    run: (client, { eventId }) => ok(client.execute(GuestFileDocument, { eventId, format: "CSV" })),
  },
  "Query.users": {
    rule: "admin",
    expected: administratorsOnly,
    run: (client) => ok(client.execute(UsersDocument, {})),
  },
  "Event.guests": eventField(({ guests }) => guests.nodes.length > 0),
  "Event.guestCount": eventField(({ guestCount }) => guestCount > 0),
  "Event.guestColumns": eventField(({ guestColumns }) => guestColumns.length > 0),
  "Event.history": eventField(({ history }) => history.totalCount > 0),
  "Event.owner": {
    rule: undefined,
    expected: {
      anonymous: always("UNAUTHENTICATED"),
      owner: { ...always("owner"), sample: "nobody" },
      stranger: always("nobody"),
      admin: { ...always("owner"), sample: "admin" },
    },
    async run(client, { eventId }, { api }) {
      const { name, ownerId } = await api.db.prisma.event.findUniqueOrThrow({ where: { id: eventId } });
      const { events } = await client.execute(EventsDocument, { search: name, ownerId, limit: 100 });
      return events.nodes.find(({ id }) => id === eventId)?.owner?.username ?? "nobody";
    },
  },
  "HistoryEntry.user": eventField(({ history }) => history.nodes.some(({ user }) => user !== null)),
  "Mutation.login": {
    rule: "anybody",
    expected: anybody,
    run: (_, __, { api }) => ok(api.signIn("admin", "correct horse")),
  },
  "Mutation.logout": {
    rule: "anybody",
    expected: anybody,
    // A session of its own is ended, so that the callers keep theirs.
    run: async (_, __, { api }) => ok((await api.signInAsAdmin()).execute(LogoutDocument, {})),
  },
  "Mutation.register": {
    rule: "anybody",
    expected: anybody,
    run: (_, __, { api }) => ok(api.anonymous().execute(RegisterDocument, { input: newAccount() })),
  },
  "Mutation.changePassword": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "FORBIDDEN"),
    // With a wrong password, so that the callers keep theirs.
    run: (client) =>
      ok(client.execute(ChangePasswordDocument, { input: { currentPassword: "wrong", newPassword: "another one" } })),
  },
  "Mutation.createUser": {
    rule: "admin",
    expected: administratorsOnly,
    run: (client) => ok(client.execute(CreateUserDocument, { input: newAccount() })),
  },
  "Mutation.deleteUser": {
    rule: "admin",
    expected: administratorsOnly,
    run: async (client, _, world) => ok(client.execute(DeleteUserDocument, { id: await world.spareCustomer() })),
  },
  "Mutation.createEvent": {
    rule: "signed in",
    expected: callers("UNAUTHENTICATED", "FORBIDDEN", "ok"),
    // For somebody else: for themselves, customers may, once.
    run: async (client, _, world) =>
      ok(client.execute(CreateEventDocument, { input: { name: "Gala", ownerId: await world.spareCustomer() } })),
  },
  "Mutation.ensureMyEvent": {
    rule: "customer",
    expected: callers("UNAUTHENTICATED", "ok", "FORBIDDEN"),
    run: (client) => ok(client.execute(EnsureMyEventDocument, {})),
  },
  "Mutation.updateEvent": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId }) => ok(client.execute(UpdateEventDocument, { id: eventId, input: { name: "New name" } })),
  },
  "Mutation.deleteEvent": {
    rule: "admin",
    expected: {
      ...administratorsOnly,
      admin: { ...always("ok"), sample: "FORBIDDEN" },
    },
    run: (client, { eventId }) => ok(client.execute(DeleteEventDocument, { id: eventId })),
  },
  "Mutation.addGuest": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId }) => ok(client.execute(AddGuestDocument, { eventId, input: guest })),
  },
  "Mutation.updateGuest": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId, guestId }) =>
      ok(client.execute(UpdateGuestDocument, { eventId, id: guestId, input: guest })),
  },
  "Mutation.deleteGuest": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId, guestId }) => ok(client.execute(DeleteGuestDocument, { eventId, id: guestId })),
  },
  "Mutation.uploadGuestFile": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId }) => ok(client.execute(UploadGuestFileDocument, { eventId, file: file() })),
  },
  "Mutation.previewGuestFile": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId }) => ok(client.execute(PreviewGuestFileDocument, { eventId, file: file() })),
  },
  "Mutation.restoreGuestList": {
    rule: "signed in",
    expected: organisersWrite,
    run: (client, { eventId, listChangeId }) =>
      ok(client.execute(RestoreGuestListDocument, { eventId, historyEntryId: listChangeId })),
  },
  "Mutation.cleanUpFiles": {
    rule: "admin",
    expected: administratorsOnly,
    run: (client) => ok(client.execute(CleanUpFilesDocument, {})),
  },
};

import { expect, it } from "vitest";
import {
  CurrentUserDocument,
  LoginDocument,
  LogoutDocument,
} from "../../frontend/organizer/features/auth/generated/auth.ts";
import { UpdateGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { ApiClient, ApiRefusal } from "./api-client.ts";
import { EventDocument, UploadGuestsDocument } from "./generated/operations.ts";
import { newGuestList, searchGuests } from "./guest-list-calls.ts";
import { csvFile } from "./guest-lists.ts";
import { sharedTestApis } from "./test-api.ts";

const { here, elsewhere } = await sharedTestApis();

/** One caller, at each of the servers. */
function caller(): [ApiClient, ApiClient] {
  const cookies = new Map<string, string>();
  return [new ApiClient(here.url, {}, cookies), new ApiClient(elsewhere.url, {}, cookies)];
}

async function administrator(): Promise<[ApiClient, ApiClient]> {
  const clients = caller();
  await clients[0].execute(LoginDocument, { input: { username: "admin", password: "correct horse" } });
  return clients;
}

const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => "ok",
    (error: unknown) => (error instanceof ApiRefusal ? error.code : String(error)),
  );

it("knows on one server who signed in or out on the other", async () => {
  const [first, second] = await administrator();
  expect((await second.execute(CurrentUserDocument, {})).me?.username).toBe("admin");
  await second.execute(LogoutDocument, {});
  expect((await first.execute(CurrentUserDocument, {})).me).toBeNull();
});

it("finds on one server at once what was changed on the other", async () => {
  const admins = await administrator();
  const guests = caller();
  const eventId = await newGuestList(admins[0], ["Name,Table", "Anna Berg,1", "Ben Berg,1"]);
  for (let round = 0; round < 6; round += 1) {
    const [admin, guest] = round % 2 === 0 ? [admins[0], guests[1]] : [admins[1], guests[0]];
    const [found] = await searchGuests(guest, eventId, "anna");
    const input = { name: "Anna Berg", tableNumber: `Rose ${round}` };
    await admin.execute(UpdateGuestDocument, { eventId, id: found?.id ?? 0, input });
    expect(await searchGuests(guest, eventId, "anna")).toMatchObject([{ tableNumber: `Rose ${round}` }]);
  }
});

it("lets one of two imports at once win that were meant for the same list, and one after the other what was not", async () => {
  const [first, second] = await administrator();
  const eventId = await newGuestList(first, ["Name,Table", "Anna Berg,1"]);
  const listOf = (word: string) =>
    csvFile(["Name,Table", ...Array.from({ length: 50 }, (_, i) => `${word} ${i},${i % 8}`)], `${word}.csv`);
  const upload = (client: ApiClient, word: string, listVersion: number | null) =>
    codeOf(client.execute(UploadGuestsDocument, { eventId, file: listOf(word), listVersion }));
  const meant = await Promise.all([upload(first, "Lark", 1), upload(second, "Wren", 1)]);
  expect(meant.toSorted()).toEqual(["CONFLICT", "ok"]);
  expect(await Promise.all([upload(first, "Hawk", null), upload(second, "Dove", null)])).toEqual(["ok", "ok"]);
  const { event } = await second.execute(EventDocument, { id: eventId });
  expect(new Set(event.guests.nodes.map(({ name }) => name.split(" ")[0])).size).toBe(1);
  expect(event.guestCount).toBe(50);
});

import { once } from "node:events";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import { CurrentUserDocument, LogoutDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { EnsureMyEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { EndHelperDocument } from "../../frontend/organizer/features/helpers/generated/helpers.ts";
import {
  DeleteUserDocument,
  SetAccountDisabledDocument,
} from "../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { endListening } from "../testing/end-listening.ts";
import { joinAsHelper } from "../testing/helper-calls.ts";
import { sharedTestApis } from "../testing/test-api.ts";

const { here, elsewhere } = await sharedTestApis();
const admin = await here.signInAsAdmin();

async function openElsewhere({ cookie }: ApiClient): Promise<WebSocket> {
  const address = `${elsewhere.url.replace("http", "ws")}/graphql`;
  const socket = new WebSocket(address, "graphql-transport-ws", { headers: { Cookie: cookie } });
  await once(socket, "open");
  return socket;
}

const endOf = async (socket: WebSocket): Promise<number> => Number((await once(socket, "close"))[0]);

const ways: [string, (client: ApiClient, id: number) => Promise<unknown>][] = [
  ["the user signs out", (client) => client.execute(LogoutDocument, {})],
  [
    "an administrator disables the account",
    (_, id) => admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: true }),
  ],
  ["an administrator deletes the account", (_, id) => admin.execute(DeleteUserDocument, { id })],
];

it.each(ways)("ends the session's sockets in every process when %s", async (way, end) => {
  const client = await here.signInAsNewCustomer(`leaving-${way.split(" ")[2]}`);
  const [leaving, staying, anonymous] = await Promise.all(
    [client, admin, here.anonymous()].map((caller) => openElsewhere(caller)),
  );
  if (!leaving || !staying || !anonymous) throw new Error("A socket is missing.");
  const ended = endOf(leaving);
  await end(client, (await client.execute(CurrentUserDocument, {})).me?.id ?? 0);
  expect(await ended).toBe(4440);
  expect([staying.readyState, anonymous.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  staying.terminate();
  anonymous.terminate();
});

it("ends a helper's sockets in every process when an organizer ends their help", async () => {
  const owner = await here.signInAsNewCustomer("inviting");
  const { ensureMyEvent } = await owner.execute(EnsureMyEventDocument, {});
  const leaving = await joinAsHelper(here, ensureMyEvent.id, "editor");
  const staying = await openElsewhere((await joinAsHelper(here, ensureMyEvent.id, "door")).client);
  const ended = endOf(await openElsewhere(leaving.client));
  await owner.execute(EndHelperDocument, { eventId: ensureMyEvent.id, id: leaving.id });
  expect(await ended).toBe(4440);
  expect(staying.readyState).toBe(WebSocket.OPEN);
  staying.terminate();
});

it("ends the sockets of sessions that ended while the database could not be heard", async () => {
  const socket = await openElsewhere(await here.signInAsNewCustomer("unheard"));
  const ended = endOf(socket);
  const { pool } = here.db;
  await pool.query("ALTER TABLE sessions DISABLE TRIGGER notify_session_end");
  await pool.query("DELETE FROM sessions WHERE user_id = (SELECT id FROM users WHERE username = 'unheard')");
  await pool.query("ALTER TABLE sessions ENABLE TRIGGER notify_session_end");
  await endListening(here.db);
  expect(await ended).toBe(4440);
});

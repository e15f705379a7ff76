import { once } from "node:events";
import { expect, it } from "vitest";
import { WebSocket } from "ws";
import {
  ChangePasswordDocument,
  EndOtherSessionsDocument,
} from "../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, LogoutDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { EnsureMyEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { EndHelperDocument } from "../../frontend/organizer/features/helpers/generated/helpers.ts";
import {
  DeleteUserDocument,
  EndSessionsOfDocument,
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
const idOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me?.id ?? 0;
const passwordOf = (username: string) => `password of ${username}`;

interface Leaving {
  username: string;
  id: number;
  client: ApiClient;
}

const ways: Record<string, (leaving: Leaving) => Promise<unknown>> = {
  "the user signs out": ({ client }) => client.execute(LogoutDocument, {}),
  "the user ends it from another session": async ({ username }) =>
    (await here.signIn(username, passwordOf(username))).execute(EndOtherSessionsDocument, {}),
  "the user changes the password": ({ client, username }) =>
    client.execute(ChangePasswordDocument, {
      input: { currentPassword: passwordOf(username), newPassword: "something else" },
    }),
  "an administrator ends it": ({ id }) => admin.execute(EndSessionsOfDocument, { userId: id }),
  "an administrator disables the account": ({ id }) =>
    admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: true }),
  "an administrator deletes the account": ({ id }) => admin.execute(DeleteUserDocument, { id }),
};

it.each(Object.keys(ways))("ends the session's sockets in every process when %s", async (way) => {
  const username = `leaving-${Object.keys(ways).indexOf(way)}`;
  const client = await here.signInAsNewCustomer(username);
  const [leaving, staying, anonymous] = await Promise.all(
    [client, admin, here.anonymous()].map((caller) => openElsewhere(caller)),
  );
  if (!leaving || !staying || !anonymous) throw new Error("A socket is missing.");
  const ended = endOf(leaving);
  await ways[way]?.({ username, id: await idOf(client), client });
  expect(await ended).toBe(4440);
  expect([staying.readyState, anonymous.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
  staying.terminate();
  anonymous.terminate();
});

it("ends a helper's sockets in every process when an organizer ends their help", async () => {
  const owner = await here.signInAsNewCustomer("inviting");
  const { ensureMyEvent } = await owner.execute(EnsureMyEventDocument, {});
  const [leaving, staying] = [
    await joinAsHelper(here, ensureMyEvent.id, "editor"),
    await joinAsHelper(here, ensureMyEvent.id, "door"),
  ];
  const sockets = { leaving: await openElsewhere(leaving.client), staying: await openElsewhere(staying.client) };
  const ended = endOf(sockets.leaving);
  await owner.execute(EndHelperDocument, { eventId: ensureMyEvent.id, id: leaving.id });
  expect(await ended).toBe(4440);
  expect(sockets.staying.readyState).toBe(WebSocket.OPEN);
  sockets.staying.terminate();
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

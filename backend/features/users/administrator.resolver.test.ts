import { setTimeout as delay } from "node:timers/promises";
import { expect, it } from "vitest";
import { CurrentUserDocument, LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { CreateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  CreateUserDocument,
  DeleteAdministratorDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { EventDocument } from "../../testing/generated/operations.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const idOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me?.id;
const password = "a good one";

async function newAdministrator(username: string): Promise<{ id: number; client: ApiClient }> {
  const account = { username, password, name: `Administrator ${username}`, email: `${username}@example.com` };
  const { createUser } = await admin.execute(CreateUserDocument, { input: { ...account, role: "ADMIN" } });
  return { id: createUser.id, client: await api.signIn(username, password) };
}

const disable = (userId: number, by = admin) => by.execute(SetAccountDisabledDocument, { userId, isDisabled: true });
const enable = (userId: number) => admin.execute(SetAccountDisabledDocument, { userId, isDisabled: false });
const login = (username: string, tried: string) =>
  api.anonymous().refusal(LoginDocument, { input: { username, password: tried } });

it("signs a disabled account out everywhere, tells only its owner why, and brings no session back", async () => {
  const client = await api.signInAsNewCustomer("paused");
  const id = (await idOf(client)) ?? 0;
  expect(await disable(id)).toEqual({ setAccountDisabled: { id, isDisabled: true } });
  expect(await idOf(client)).toBeUndefined();
  expect(await login("paused", "password of paused")).toEqual({
    code: "FORBIDDEN",
    status: 403,
    message: "This account is disabled. Please contact an administrator.",
  });
  expect(await login("paused", "wrong")).toEqual(await login("no such user", "wrong"));
  expect(await enable(id)).toEqual({ setAccountDisabled: { id, isDisabled: false } });
  expect(await idOf(client)).toBeUndefined();
  expect(await api.db.prisma.session.count({ where: { userId: id } })).toBe(0);
  expect(await idOf(await api.signIn("paused", "password of paused"))).toBe(id);
  const nobody = { userId: 999_999, isDisabled: true };
  expect(await admin.refusal(SetAccountDisabledDocument, nobody)).toMatchObject({ status: 404 });
});

it("gives a deleted administrator's events to the one who deletes, and keeps what they did without their name", async () => {
  const { id, client } = await newAdministrator("leaving");
  const gala = (await client.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent;
  const { prisma } = api.db;
  await prisma.event.updateMany({ where: { isSample: true }, data: { ownerId: id } });

  await admin.execute(DeleteAdministratorDocument, { id });

  expect(await idOf(client)).toBeUndefined();
  expect(await login("leaving", password)).toMatchObject({ status: 401 });
  const owned = { ownerId: (await idOf(admin)) ?? 0, customerId: null };
  expect(await prisma.event.count({ where: { OR: [{ id: gala.id }, { isSample: true }], ...owned } })).toBe(2);
  const { event } = await admin.execute(EventDocument, { id: gala.id });
  expect(event.history.nodes).toMatchObject([{ action: "create", user: null }]);
});

it("keeps an enabled administrator, even if two disable or delete each other at the same time", async () => {
  const [first, second] = [await newAdministrator("first"), await newAdministrator("second")];
  const blocker = await api.db.pool.connect();
  await blocker.query("BEGIN");
  await blocker.query("SELECT FROM users WHERE role = 'admin' FOR UPDATE");
  const attempts = Promise.allSettled([
    disable(second.id, first.client),
    second.client.execute(DeleteAdministratorDocument, { id: first.id }),
  ]);
  const waiting = "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'";
  while (((await api.db.pool.query(waiting)).rowCount ?? 0) < 2) await delay(10);
  await blocker.query("COMMIT");
  blocker.release();
  const outcomes = (await attempts).map(({ status }) => status);
  expect(outcomes.toSorted()).toEqual(["fulfilled", "rejected"]);
  const left = { id: { in: [first.id, second.id] }, disabledAt: null };
  expect(await api.db.prisma.user.count({ where: left })).toBe(1);
});

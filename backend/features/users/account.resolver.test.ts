import { setTimeout as delay } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import {
  ChangePasswordDocument,
  UpdateAccountDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, LoginDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateUserDocument,
  DeleteAdministratorDocument,
  DeleteUserDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { EventDocument, RegisterDocument, UsersDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList } from "../../testing/guest-list-calls.ts";
import { ownTestApi, sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const idOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me?.id;

const account = (username: string) => ({
  username,
  password: "a good one",
  name: `Customer ${username}`,
  email: `${username}@example.com`,
});
const wrongPassword = "Username or password is incorrect.";
const emailTaken = "This email is already in use.";

it("refuses a bad account, and a username or an e-mail address that is taken, however it is written", async () => {
  await admin.execute(CreateUserDocument, { input: account("taken") });
  const refusal = (part: Partial<ReturnType<typeof account>>) =>
    admin.refusal(CreateUserDocument, { input: { ...account("other"), ...part } });
  for (const [part, message] of [
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ password: "Password1" }, "This password is too common. Please choose another one."],
    [{ email: "nowhere" }, "Please enter a valid email address"],
  ] as const) {
    expect(await refusal(part)).toEqual({ code: "BAD_INPUT", status: 400, message });
  }
  for (const username of ["TAKEN", "ｔａｋｅｎ", " taken ", "adm\u0131n"]) {
    expect(await refusal({ username })).toMatchObject({ status: 409, message: "This username is already taken." });
  }
  expect(await refusal({ email: "Taken@example.com" })).toMatchObject({ status: 409, message: emailTaken });
});

it("registers somebody whose password is kept unchanged", async () => {
  for (const [place, password] of [" blanks ", "pässwörd 席 🎉", `"><script>{}%00\\'`, "x".repeat(200)].entries()) {
    const input = { ...account(`anyway-${place}`), password };
    await api.anonymous().execute(RegisterDocument, { input });
    await api.signIn(input.username, password);
    await expect(api.signIn(input.username, `${password} `)).rejects.toThrow(wrongPassword);
  }
});

it("registers nobody when registration is switched off", async () => {
  const closed = await ownTestApi({ allowRegistration: false });
  expect(await closed.anonymous().refusal(RegisterDocument, { input: account("reggie") })).toMatchObject({
    status: 403,
    message: "Registration is turned off. Please contact an administrator.",
  });
});

describe("a username older than the rules for usernames", () => {
  /** As stored then, for an account that signs in by its address, too. */
  async function makeOld(username: string, today: string): Promise<void> {
    await admin.execute(CreateUserDocument, { input: account(today) });
    const data = { username, usernameKey: username.toLowerCase() };
    await api.db.prisma.user.update({ where: { usernameKey: today }, data });
  }
  const usernameOf = async (login: string) =>
    (await (await api.signIn(login, "a good one")).execute(CurrentUserDocument, {})).me?.username;

  it("still signs in", async () => {
    for (const [i, username] of ["Old@example.org", "Weiß", "\u0441ommittee", "zero\u200Bwidth"].entries()) {
      await makeOld(username, `old-${i}`);
      expect(await usernameOf(username)).toBe(username);
    }
  });

  it("does not stop somebody from signing in by the address that it looks like", async () => {
    await admin.execute(CreateUserDocument, { input: account("victim") });
    await makeOld("victim@example.com", "squatter");
    expect(await usernameOf("Victim@example.com")).toBe("victim");
    expect(await usernameOf("squatter@example.com")).toBe("victim@example.com");
  });
});

it("finds users by role, text and time, page by page", async () => {
  await admin.execute(CreateUserDocument, { input: account("find-me-1") });
  const createdSince = new Date().toISOString();
  await admin.execute(CreateUserDocument, { input: account("find-me-2") });
  const find = async (filter: object) => {
    const { users } = await admin.execute(UsersDocument, { search: "FIND-ME", ...filter });
    return [users.totalCount, ...users.nodes.map(({ username }) => username)];
  };
  expect(await find({})).toEqual([2, "find-me-2", "find-me-1"]);
  expect(await find({ offset: 1, limit: 1 })).toEqual([2, "find-me-1"]);
  expect(await find({ createdSince })).toEqual([1, "find-me-2"]);
  expect(await find({ search: "find-me-1@example" })).toEqual([1, "find-me-1"]);
  expect(await find({ role: "ADMIN" })).toEqual([0]);
});

it("deletes a customer with their event, guests, history, files and sessions, and nothing else", async () => {
  const [customer, staying] = [await api.signInAsNewCustomer("leaving"), await api.signInAsNewCustomer("staying")];
  const lines = ["Name,Table", "Anna Berg,1"];
  const [eventId, other] = [await newGuestList(customer, lines), await newGuestList(staying, lines)];
  await admin.execute(DeleteUserDocument, { id: (await idOf(customer)) ?? 0 });
  const { prisma } = api.db;
  expect(await prisma.event.count({ where: { id: eventId } })).toBe(0);
  expect(await prisma.guest.count({ where: { eventId } })).toBe(0);
  expect(await prisma.historyEntry.count({ where: { eventId } })).toBe(0);
  expect(await prisma.uploadedFile.count({ where: { eventId } })).toBe(0);
  expect(await idOf(customer)).toBeUndefined();
  expect(await prisma.guest.count({ where: { eventId: other } })).toBe(1);
  expect(await idOf(staying)).toBeDefined();
});

it("changes the password with the current one, which then stops working, and ends the other sessions", async () => {
  const here = await api.signInAsNewCustomer("changer");
  const there = await api.signIn("changer", "password of changer");
  const input = { currentPassword: "password of changer", newPassword: "something else" };
  const common = { ...input, newPassword: "iloveyou" };
  expect(await here.refusal(ChangePasswordDocument, { input: common })).toMatchObject({ code: "BAD_INPUT" });
  await here.execute(ChangePasswordDocument, { input });
  expect(await idOf(here)).toBeDefined();
  expect(await idOf(there)).toBeUndefined();
  await expect(api.signIn("changer", "password of changer")).rejects.toThrow(wrongPassword);
  await api.signIn("changer", "something else");
});

it("changes the name, and only with the password the address, which then signs in", async () => {
  const client = await api.signInAsNewCustomer("petra");
  const change = async (input: { name?: string; email?: string; currentPassword?: string }) =>
    (await client.execute(UpdateAccountDocument, { input })).updateAccount;
  const [email, currentPassword] = ["Holm@example.com", "password of petra"];
  const named = await change({ name: "  Petra Holm " });
  expect(named).toMatchObject({ name: "Petra Holm", email: "petra@example.com" });
  // A form sends every field.
  expect(await change({ name: "Petra Holm", email: "petra@example.com" })).toEqual(named);
  await expect(change({ email, currentPassword: "wrong" })).rejects.toThrow("The current password is incorrect.");
  await expect(change({ email: "ADMIN@example.com", currentPassword })).rejects.toThrow(emailTaken);
  expect(await change({ email, currentPassword })).toMatchObject({ name: "Petra Holm", email });
  await api.signIn("holm@EXAMPLE.com", currentPassword);
  await expect(api.signIn("petra@example.com", currentPassword)).rejects.toThrow(wrongPassword);
});

async function newAdministrator(username: string): Promise<{ id: number; client: ApiClient }> {
  const { createUser } = await admin.execute(CreateUserDocument, { input: { ...account(username), role: "ADMIN" } });
  return { id: createUser.id, client: await api.signIn(username, "a good one") };
}

const disable = (userId: number, by = admin) => by.execute(SetAccountDisabledDocument, { userId, isDisabled: true });
const login = (username: string, tried: string) =>
  api.anonymous().refusal(LoginDocument, { input: { username, password: tried } });

it("signs a disabled account out everywhere, tells only its owner why, and brings no session back", async () => {
  const client = await api.signInAsNewCustomer("paused");
  const id = (await idOf(client)) ?? 0;
  expect(await disable(id)).toEqual({ setAccountDisabled: { id, isDisabled: true } });
  expect(await idOf(client)).toBeUndefined();
  const message = "This account is disabled. Please contact an administrator.";
  expect(await login("paused", "password of paused")).toEqual({ code: "FORBIDDEN", status: 403, message });
  expect(await login("paused", "wrong")).toEqual(await login("no such user", "wrong"));
  await admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: false });
  expect(await idOf(client)).toBeUndefined();
  expect(await idOf(await api.signIn("paused", "password of paused"))).toBe(id);
  const nobody = { userId: 999_999, isDisabled: true };
  expect(await admin.refusal(SetAccountDisabledDocument, nobody)).toMatchObject({ status: 404 });
});

it("gives a deleted administrator's events to the one who deletes, and keeps what they did without their name", async () => {
  const { id, client } = await newAdministrator("resigning");
  const gala = await newEvent(client);
  const { prisma } = api.db;
  await prisma.event.updateMany({ where: { isSample: true }, data: { ownerId: id } });

  await admin.execute(DeleteAdministratorDocument, { id });

  expect(await idOf(client)).toBeUndefined();
  expect(await login("resigning", "a good one")).toMatchObject({ status: 401 });
  const owned = { ownerId: (await idOf(admin)) ?? 0, customerId: null };
  expect(await prisma.event.count({ where: { OR: [{ id: gala }, { isSample: true }], ...owned } })).toBe(2);
  const { event } = await admin.execute(EventDocument, { id: gala });
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

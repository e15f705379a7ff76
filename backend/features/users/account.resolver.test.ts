import { describe, expect, it } from "vitest";
import {
  ChangePasswordDocument,
  UpdateAccountDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { CreateUserDocument, DeleteUserDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { RegisterDocument, UsersDocument } from "../../testing/generated/operations.ts";
import { addGuest, newEvent, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi, startTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const account = (username: string) => ({
  username,
  password: "a good one",
  name: `Customer ${username}`,
  email: `${username}@example.com`,
});

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
  const taken = { status: 409, message: "This email is already in use." };
  expect(await refusal({ email: "Taken@example.com" })).toMatchObject(taken);
});

describe("register", () => {
  it.each([" blanks around ", "pässwörd 席 🎉", `"><script>{}%00\\'`, "x".repeat(200)])(
    "accepts the password %j unchanged",
    async (password) => {
      const input = { ...account("anyway"), username: `anyway-${password.length}`, password };
      await api.anonymous().execute(RegisterDocument, { input: { ...input, email: `${input.username}@example.com` } });
      await expect(api.signIn(input.username, password)).resolves.toBeDefined();
      await expect(api.signIn(input.username, `${password} `)).rejects.toThrow("Username or password is incorrect.");
    },
  );

  it("can be switched off", async () => {
    const closed = await startTestApi({ allowRegistration: false });
    expect(await closed.anonymous().refusal(RegisterDocument, { input: account("reggie") })).toMatchObject({
      status: 403,
      message: "Registration is turned off. Please contact an administrator.",
    });
    expect(await closed.db.prisma.user.count()).toBe(1);
    await closed.close();
  });
});

describe("a username older than the rules for usernames", () => {
  // As stored then.
  const old = async (username: string, email: string) => {
    const { passwordHash } = await api.db.prisma.user.findFirstOrThrow({ where: { username: "admin" } });
    const keys = { usernameKey: username.toLowerCase(), emailKey: email };
    await api.db.prisma.user.create({
      data: { name: "Old", username, email, ...keys, passwordHash, role: "customer" },
    });
  };
  const usernameOf = async (login: string, password = "correct horse") =>
    (await (await api.signIn(login, password)).execute(CurrentUserDocument, {})).me?.username;

  it.each(["Old@example.org", "Weiß", "\u0441ommittee", "zero\u200Bwidth"])("still signs in: %s", async (username) => {
    await old(username, `old-${username.length}-${username.charCodeAt(0)}@example.net`);
    expect(await usernameOf(username)).toBe(username);
  });

  it("does not stop somebody from signing in by the address that it looks like", async () => {
    const victim = api.anonymous();
    await victim.execute(RegisterDocument, { input: { ...account("victim"), email: "victim@example.org" } });
    await old("victim@example.org", "squatter@example.net");
    expect(await usernameOf("Victim@example.org", "a good one")).toBe("victim");
    await expect(usernameOf("victim@example.org")).rejects.toThrow("Username or password is incorrect.");
    expect(await usernameOf("squatter@example.net")).toBe("victim@example.org");
  });
});

describe("users", () => {
  it("are paged and found by role, text and time", async () => {
    await admin.execute(CreateUserDocument, { input: account("find-me-1") });
    const since = new Date().toISOString();
    await admin.execute(CreateUserDocument, { input: account("find-me-2") });
    const find = async (variables: { search?: string; createdSince?: string; offset?: number; limit?: number }) => {
      const { users } = await admin.execute(UsersDocument, { role: "CUSTOMER", search: "FIND-ME", ...variables });
      return [users.totalCount, ...users.nodes.map(({ username }) => username)];
    };
    expect(await find({})).toEqual([2, "find-me-2", "find-me-1"]);
    expect(await find({ offset: 1, limit: 1 })).toEqual([2, "find-me-1"]);
    expect(await find({ createdSince: since })).toEqual([1, "find-me-2"]);
    expect(await find({ search: "find-me-1@example" })).toEqual([1, "find-me-1"]);
    expect((await admin.execute(UsersDocument, { role: "ADMIN", search: "find-me" })).users.totalCount).toBe(0);
  });
});

describe("deleteUser", () => {
  it("deletes a customer with their event, guests, history, files and sessions, and nothing else", async () => {
    const customer = await api.signInAsNewCustomer("leaving");
    const staying = await api.signInAsNewCustomer("staying");
    const { me } = await customer.execute(CurrentUserDocument, {});
    const eventId = await newEvent(customer);
    await uploadGuests(customer, eventId, ["Name,Table", "Anna Berg,1"]);
    const other = await newEvent(staying);
    await addGuest(staying, other, { name: "Ben Berg" });

    await admin.execute(DeleteUserDocument, { id: me?.id ?? 0 });

    const { prisma } = api.db;
    expect(await prisma.event.count({ where: { id: eventId } })).toBe(0);
    expect(await prisma.guest.count({ where: { eventId } })).toBe(0);
    expect(await prisma.historyEntry.count({ where: { eventId } })).toBe(0);
    expect(await prisma.uploadedFile.count({ where: { eventId } })).toBe(0);
    expect((await customer.execute(CurrentUserDocument, {})).me).toBeNull();
    expect(await prisma.guest.count({ where: { eventId: other } })).toBe(1);
    expect((await staying.execute(CurrentUserDocument, {})).me).not.toBeNull();
  });

  it("refuses administrators", async () => {
    const { me } = await admin.execute(CurrentUserDocument, {});
    expect(await admin.refusal(DeleteUserDocument, { id: me?.id ?? 0 })).toMatchObject({ code: "FORBIDDEN" });
  });
});

it("changes the password with the current one, which then stops working, and ends the other sessions", async () => {
  const here = await api.signInAsNewCustomer("changer");
  const there = await api.signIn("changer", "password of changer");
  const input = { currentPassword: "password of changer", newPassword: "something else" };
  const refusal = (part: { currentPassword?: string; newPassword?: string }) =>
    here.refusal(ChangePasswordDocument, { input: { ...input, ...part } });
  expect(await refusal({ currentPassword: "wrong" })).toMatchObject({ status: 403 });
  expect(await refusal({ newPassword: "iloveyou" })).toMatchObject({ code: "BAD_INPUT" });
  await here.execute(ChangePasswordDocument, { input });
  expect((await here.execute(CurrentUserDocument, {})).me).not.toBeNull();
  expect((await there.execute(CurrentUserDocument, {})).me).toBeNull();
  await expect(api.signIn("changer", "password of changer")).rejects.toThrow("Username or password is incorrect.");
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
  await expect(change({ email: "ADMIN@example.com", currentPassword })).rejects.toThrow("This email is already in use.");
  expect(await change({ email, currentPassword })).toMatchObject({ name: "Petra Holm", email });
  await api.signIn("holm@EXAMPLE.com", currentPassword);
  await expect(api.signIn("petra@example.com", currentPassword)).rejects.toThrow("incorrect");
});

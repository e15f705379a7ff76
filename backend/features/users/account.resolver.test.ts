import { describe, expect, it } from "vitest";
import { ChangePasswordDocument } from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { EnsureMyEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import { CreateUserDocument, DeleteUserDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import { RegisterDocument, UsersDocument } from "../../testing/generated/operations.ts";
import { addGuest, uploadGuests } from "../../testing/guest-list-calls.ts";
import { sharedTestApi, startTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const account = (username: string) => ({
  username,
  password: "a good one",
  name: `Customer ${username}`,
  email: `${username}@example.com`,
});

describe("createUser", () => {
  it("creates customers by default, and administrators", async () => {
    const signedIn = async (username: string) =>
      (await (await api.signIn(username, "a good one")).execute(CurrentUserDocument, {})).me;
    await admin.execute(CreateUserDocument, { input: account("ulla") });
    expect(await signedIn("ulla")).toMatchObject({ username: "ulla", email: "ulla@example.com", role: "CUSTOMER" });
    await admin.execute(CreateUserDocument, { input: { ...account("udo"), role: "ADMIN" } });
    expect((await signedIn("udo"))?.role).toBe("ADMIN");
  });

  it.each([
    [{ username: "ab" }, "Username must be at least 3 characters"],
    [{ password: "12345" }, "Password must be at least 6 characters"],
    [{ password: "Password1" }, "This password is too common. Please choose another one."],
    [{ name: " x " }, "Name must be at least 2 characters"],
    [{ email: "nowhere" }, "Please enter a valid email address"],
  ])("refuses %j", async (part, message) => {
    const input = { ...account("refused"), ...part };
    expect(await admin.refusal(CreateUserDocument, { input })).toEqual({ code: "BAD_INPUT", status: 400, message });
  });

  it("refuses a username or an e-mail address that is taken, however it is written", async () => {
    await admin.execute(CreateUserDocument, { input: account("taken") });
    for (const username of ["TAKEN", "ｔａｋｅｎ", " taken ", "adm\u0131n"]) {
      expect(await admin.refusal(CreateUserDocument, { input: { ...account("other"), username } })).toEqual({
        code: "CONFLICT",
        status: 409,
        message: "This username is already taken.",
      });
    }
    const sameEmail = { ...account("other"), email: "Taken@example.com" };
    expect(await admin.refusal(CreateUserDocument, { input: sameEmail })).toMatchObject({
      status: 409,
      message: "This email is already in use.",
    });
  });
});

describe("register", () => {
  it("creates a customer and signs them in", async () => {
    const client = api.anonymous();
    const { register } = await client.execute(RegisterDocument, { input: account("reggie") });
    expect(register.role).toBe("CUSTOMER");
    expect((await client.execute(CurrentUserDocument, {})).me?.id).toBe(register.id);
  });

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
    const eventId = (await customer.execute(EnsureMyEventDocument, {})).ensureMyEvent.id;
    await uploadGuests(customer, eventId, ["Name,Table", "Anna Berg,1"]);
    const other = (await staying.execute(EnsureMyEventDocument, {})).ensureMyEvent.id;
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

  it("refuses administrators and users who do not exist", async () => {
    const { me } = await admin.execute(CurrentUserDocument, {});
    expect(await admin.refusal(DeleteUserDocument, { id: me?.id ?? 0 })).toEqual({
      code: "FORBIDDEN",
      status: 403,
      message: "Administrator accounts cannot be deleted.",
    });
    expect(await admin.refusal(DeleteUserDocument, { id: 999_999 })).toMatchObject({ status: 404 });
  });
});

describe("changePassword", () => {
  it("ends the user's other sessions, and the old password stops working", async () => {
    const here = await api.signInAsNewCustomer("changer");
    const there = await api.signIn("changer", "password of changer");
    await here.execute(ChangePasswordDocument, {
      input: { currentPassword: "password of changer", newPassword: "something else" },
    });
    expect((await here.execute(CurrentUserDocument, {})).me).not.toBeNull();
    expect((await there.execute(CurrentUserDocument, {})).me).toBeNull();
    await expect(api.signIn("changer", "password of changer")).rejects.toThrow("Username or password is incorrect.");
    await api.signIn("changer", "something else");
  });

  it("requires the current password and a good new one", async () => {
    const customer = await api.signInAsNewCustomer("careful");
    const change = (currentPassword: string, newPassword: string) =>
      customer.refusal(ChangePasswordDocument, { input: { currentPassword, newPassword } });
    expect(await change("wrong", "long enough")).toMatchObject({ status: 403 });
    expect(await change("password of careful", "short")).toMatchObject({
      message: "Password must be at least 6 characters",
    });
    expect(await change("password of careful", "iloveyou")).toMatchObject({
      status: 400,
      message: "This password is too common. Please choose another one.",
    });
  });
});

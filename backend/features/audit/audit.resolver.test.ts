import { describe, expect, it } from "vitest";
import {
  ChangePasswordDocument,
  UpdateAccountDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CompleteSignInDocument,
  LoginDocument,
  LogoutDocument,
  SignInByLinkDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateEventDocument,
  DeleteEventDocument,
} from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  CreateUserDocument,
  DeleteAdministratorDocument,
  DeleteUserDocument,
  EndSessionsOfDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import { AdminAuditDocument, type AdminAuditQuery } from "../../../frontend/organizer/routes/generated/admin.ts";
import { GuestFileDocument } from "../../testing/generated/operations.ts";
import { givePassword, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { resetAdminPassword } from "../users/user.service.ts";

type Entry = AdminAuditQuery["auditEntries"]["nodes"][number];

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

async function makeUser(username: string, role: "CUSTOMER" | "ADMIN", name = `Somebody ${username}`): Promise<number> {
  const account = { username, password: passwordOf(username), name, email: `${username}@example.com` };
  return (await admin.execute(CreateUserDocument, { input: { ...account, role } })).createUser.id;
}

async function recorded(search: string): Promise<Entry[]> {
  const { auditEntries } = await admin.execute(AdminAuditDocument, { search, offset: 0, limit: 100 });
  expect(auditEntries.totalCount).toBe(auditEntries.nodes.length);
  return auditEntries.nodes.toReversed();
}

const from = (address: string) => api.anonymous({ "X-Forwarded-For": address });

describe("the audit has", () => {
  it("who signs in and out, how and from where, and who fails to", async () => {
    const id = await makeUser("ada", "CUSTOMER");
    const stranger = from("192.0.2.9");
    const wrong = { username: "ada", password: "open sesame" };
    for (let time = 0; time < 3; time += 1) await stranger.refusal(LoginDocument, { input: wrong });
    await stranger.refusal(LoginDocument, { input: { username: "open sesame too", password: "x" } });
    const client = from("2001:db8:1:2:3::4");
    await client.execute(SignInByLinkDocument, { token: (await makeSignInLink(admin, id)).token });
    await client.execute(LogoutDocument, {});
    await client.execute(LogoutDocument, {});
    const entries = await recorded("Somebody ada");
    expect(entries).toMatchObject([
      {
        kind: "account-created",
        actorName: "Administrator",
        subjectName: "Somebody ada",
        details: { role: "customer" },
      },
      ...[1, 2, 3].map(() => ({ kind: "sign-in-failed", actorName: "", network: "192.0.2.9" })),
      { kind: "sign-in-link-made", actorName: "Administrator", subjectName: "Somebody ada" },
      { kind: "signed-in", actorName: "Somebody ada", network: "2001:db8:1:2::/64", details: { way: "link" } },
      { kind: "signed-out", actorName: "Somebody ada", network: "2001:db8:1:2::/64" },
    ]);
    const failures = await recorded("192.0.2.9");
    expect(failures.map(({ kind, subjectName }) => [kind, subjectName])).toEqual([
      ...[1, 2, 3].map(() => ["sign-in-failed", "Somebody ada"]),
      ["sign-in-failed", ""],
    ]);
    expect(JSON.stringify([entries, failures])).not.toContain("sesame");
  });

  it("second steps of sign-ins", async () => {
    const owner = await api.signInAsNewCustomer("bea");
    const app = await turnOnApp(owner, "bea");
    const client = api.anonymous();
    await givePassword(client, "bea");
    await client.refusal(CompleteSignInDocument, { input: { recoveryCode: "wrong" } });
    await client.execute(CompleteSignInDocument, { input: { code: app.newCode() } });
    expect((await recorded("Customer bea")).map(({ kind, details }) => [kind, details])).toEqual([
      ["account-created", { role: "customer" }],
      ["second-factor-changed", { change: "app-on" }],
      ["second-factor-failed", { secondFactor: "recovery-code" }],
      ["signed-in", { way: "password", secondFactor: "app" }],
    ]);
  });

  it("what becomes of accounts, also when they are gone", async () => {
    const id = await makeUser("cleo", "CUSTOMER");
    const client = await api.signIn("cleo", passwordOf("cleo"));
    const changes = { name: "Cleo the second", email: "cleo2@example.com" };
    await client.refusal(UpdateAccountDocument, { input: { ...changes, currentPassword: "wrong" } });
    await client.execute(UpdateAccountDocument, { input: { ...changes, currentPassword: passwordOf("cleo") } });
    const passwords = { currentPassword: passwordOf("cleo"), newPassword: "a better one" };
    await client.execute(ChangePasswordDocument, { input: passwords });
    await admin.execute(EndSessionsOfDocument, { userId: id });
    await admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: true });
    await api.anonymous().refusal(LoginDocument, { input: { username: "cleo", password: "a better one" } });
    await admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: false });
    await admin.execute(DeleteUserDocument, { id });
    const entries = await recorded("cleo");
    expect(entries.map(({ kind, details }) => [kind, details])).toEqual([
      ["account-created", { role: "customer" }],
      ["signed-in", { way: "password" }],
      ["password-check-failed", {}],
      ["account-changed", { hasNewEmail: true }],
      ["password-changed", {}],
      ["sessions-ended", { count: 1 }],
      ["account-disabled", {}],
      ["sign-in-failed", { way: "disabled" }],
      ["account-enabled", {}],
      ["account-deleted", { role: "customer" }],
    ]);
    expect(entries.at(-1)).toMatchObject({ actorName: "Administrator", subjectName: "Cleo the second" });
  });

  it("what is done to administrators, and on the server", async () => {
    const id = await makeUser("dan", "ADMIN");
    await resetAdminPassword(api.db, { name: "dan", password: undefined });
    await admin.execute(DeleteAdministratorDocument, { id });
    expect(await recorded("Somebody dan")).toMatchObject([
      { kind: "account-created" },
      { kind: "password-reset-on-server", actorName: "", network: null, subjectName: "Somebody dan" },
      { kind: "account-deleted", details: { role: "admin" } },
    ]);
  });

  it("exports of guest lists, and deleted events with their owners", async () => {
    const ownerId = await makeUser("eve", "CUSTOMER");
    const input = { name: "Gala", ownerId };
    const { createEvent } = await admin.execute(CreateEventDocument, { input });
    const owner = await api.signIn("eve", passwordOf("eve"));
    await owner.execute(GuestFileDocument, { eventId: createEvent.id, format: "CSV" });
    const exported = { kind: "list-exported", actorName: "Somebody eve", details: { format: "csv" } };
    expect(await recorded("Gala")).toMatchObject([{ ...exported, eventName: "Gala" }]);
    await admin.execute(DeleteEventDocument, { id: createEvent.id });
    expect((await recorded("Somebody eve")).slice(-2)).toMatchObject([
      { ...exported, eventId: createEvent.id, eventName: null },
      { kind: "event-deleted", actorName: "Administrator", subjectName: "Somebody eve" },
    ]);
  });
});

describe("auditEntries", () => {
  it("finds parts of names, and pages", async () => {
    await makeUser("finn", "CUSTOMER", "Finn 100% Needle");
    await api.signIn("finn", passwordOf("finn"));
    const all = await recorded(" 100% need ");
    expect(all.map(({ kind }) => kind)).toEqual(["account-created", "signed-in"]);
    const page = { search: "100% needle", offset: 1, limit: 1 };
    expect((await admin.execute(AdminAuditDocument, page)).auditEntries).toEqual({
      nodes: all.slice(0, 1),
      totalCount: 2,
    });
    expect((await admin.execute(AdminAuditDocument, { search: "", offset: 0, limit: 1 })).auditEntries).toMatchObject({
      nodes: [{ kind: "signed-in", actorName: "Finn 100% Needle" }],
    });
  });

  it("forgets after 180 days, even before it is removed", async () => {
    const at = new Date(Date.now() - 180 * 24 * 60 * 60 * 1000 - 1);
    await api.db.prisma.auditEntry.create({ data: { kind: "signed-in", actorName: "Long Ago", at } });
    expect(await recorded("Long Ago")).toEqual([]);
  });
});

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
  it("what becomes of an account: who did it and from where, and no secret", async () => {
    const id = await makeUser("cleo", "CUSTOMER", "Cleo Moss");
    const stranger = from("192.0.2.9");
    await stranger.refusal(LoginDocument, { input: { username: "cleo", password: "open sesame" } });
    await stranger.refusal(LoginDocument, { input: { username: "open sesame too", password: "x" } });
    const linked = from("2001:db8:1:2:3::4");
    await linked.execute(SignInByLinkDocument, { token: (await makeSignInLink(admin, id)).token });
    const app = await turnOnApp(linked, "cleo");
    await linked.execute(LogoutDocument, {});
    await linked.execute(LogoutDocument, {});
    const client = api.anonymous();
    await givePassword(client, "cleo");
    await client.refusal(CompleteSignInDocument, { input: { recoveryCode: "wrong" } });
    await client.execute(CompleteSignInDocument, { input: { code: app.newCode() } });
    const changes = { name: "Cleo the second", email: "cleo2@example.com" };
    await client.refusal(UpdateAccountDocument, { input: { ...changes, currentPassword: "wrong" } });
    await client.execute(UpdateAccountDocument, { input: { ...changes, currentPassword: passwordOf("cleo") } });
    const passwords = { currentPassword: passwordOf("cleo"), newPassword: "a better one" };
    await client.execute(ChangePasswordDocument, { input: passwords });
    await admin.execute(EndSessionsOfDocument, { userId: id });
    await admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: true });
    await stranger.refusal(LoginDocument, { input: { username: "cleo", password: "a better one" } });
    await admin.execute(SetAccountDisabledDocument, { userId: id, isDisabled: false });
    await admin.execute(DeleteUserDocument, { id });

    const entries = await recorded("cleo");
    expect(entries.map(({ kind, actorName, details }) => [kind, actorName, details])).toEqual([
      ["account-created", "Administrator", { role: "customer" }],
      ["sign-in-failed", "", { way: "password" }],
      ["sign-in-link-made", "Administrator", {}],
      ["signed-in", "Cleo Moss", { way: "link" }],
      ["second-factor-changed", "Cleo Moss", { change: "app-on" }],
      ["signed-out", "Cleo Moss", {}],
      ["second-factor-failed", "", { secondFactor: "recovery-code" }],
      ["signed-in", "Cleo Moss", { way: "password", secondFactor: "app" }],
      ["password-check-failed", "Cleo Moss", {}],
      ["account-changed", "Cleo Moss", { hasNewEmail: true }],
      ["password-changed", "Cleo the second", {}],
      ["sessions-ended", "Administrator", { count: 1 }],
      ["account-disabled", "Administrator", {}],
      ["sign-in-failed", "", { way: "disabled" }],
      ["account-enabled", "Administrator", {}],
      ["account-deleted", "Administrator", { role: "customer" }],
    ]);
    expect(entries[3]).toMatchObject({ network: "2001:db8:1:2::/64" });
    const failures = await recorded("192.0.2.9");
    expect(failures.map(({ subjectName }) => subjectName)).toEqual(["Cleo Moss", "", "Cleo the second"]);
    expect(JSON.stringify([entries, failures])).not.toContain("sesame");
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

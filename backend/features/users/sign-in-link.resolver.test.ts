import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  AccountDocument,
  ChangePasswordDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, SignInByLinkDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateSignInLinkDocument,
  CreateUserDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { setAccountDisabled } from "./account.service.ts";
import { findFirstAdmin } from "./user.data.ts";
import { resetAdminPassword } from "./user.service.ts";

const hourMs = 60 * 60 * 1000;
const gone = { code: "NOT_FOUND", status: 404, message: "This link no longer works. Ask for a new one." };

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

async function makeUser(username: string, role: "CUSTOMER" | "ADMIN" = "CUSTOMER"): Promise<number> {
  const account = { username, password: "a good one", name: `Somebody ${username}`, email: `${username}@example.com` };
  const { createUser } = await admin.execute(CreateUserDocument, { input: { ...account, role } });
  return createUser.id;
}

async function setDisabled(userId: number, isDisabled: boolean): Promise<void> {
  const actor = await findFirstAdmin(api.db.prisma);
  if (!actor) throw new Error("There is no administrator.");
  await setAccountDisabled({ db: api.db, clientAddress: "192.0.2.1" }, actor, userId, isDisabled);
}

const refusalOf = (token: string, client: ApiClient = api.anonymous()) =>
  client.refusal(SignInByLinkDocument, { token });

async function signInBy(token: string): Promise<ApiClient> {
  const client = api.anonymous();
  await client.execute(SignInByLinkDocument, { token });
  return client;
}

describe("a sign-in link", () => {
  it("signs its user in, once", async () => {
    const id = await makeUser("once");
    const { token } = await makeSignInLink(admin, id);
    const client = api.anonymous();
    expect(await client.execute(SignInByLinkDocument, { token })).toMatchObject({
      signInByLink: { id, username: "once" },
    });
    expect((await client.execute(CurrentUserDocument, {})).me?.id).toBe(id);
    expect(await refusalOf(token)).toMatchObject(gone);
    expect(await refusalOf(token, client)).toMatchObject(gone);
  });

  it("signs one caller in, of many who use it at the same time", async () => {
    const { token } = await makeSignInLink(admin, await makeUser("raced"));
    const tries = Array.from({ length: 8 }, () =>
      signInBy(token).then(
        () => "signed in",
        () => "refused",
      ),
    );
    expect((await Promise.all(tries)).filter((outcome) => outcome === "signed in")).toHaveLength(1);
  });

  it("works for a day", async () => {
    const userId = await makeUser("late");
    const { createSignInLink } = await admin.execute(CreateSignInLinkDocument, { userId });
    expect(Math.round((Date.parse(createSignInLink.expiresAt) - Date.now()) / hourMs)).toBe(24);
    const token = new URL(createSignInLink.url).hash.slice(1);
    await api.db.prisma.signInLink.update({ where: { userId }, data: { expiresAt: new Date() } });
    expect(await refusalOf(token)).toMatchObject(gone);
    expect(await api.db.prisma.signInLink.count({ where: { userId } })).toBe(0);
  });

  it("ends when there is a newer one", async () => {
    const id = await makeUser("renewed");
    const { token: first } = await makeSignInLink(admin, id);
    const { token: second } = await makeSignInLink(admin, id);
    expect(await refusalOf(first)).toMatchObject(gone);
    await signInBy(second);
  });

  it("ends when the user chooses another password", async () => {
    const client = await api.signInAsNewCustomer("changed");
    const id = (await client.execute(CurrentUserDocument, {})).me?.id ?? 0;
    const { token } = await makeSignInLink(admin, id);
    const input = { currentPassword: "password of changed", newPassword: "something else" };
    await client.execute(ChangePasswordDocument, { input });
    expect(await refusalOf(token)).toMatchObject(gone);
  });

  it.each(["", "x", "A".repeat(43), "席".repeat(5000), "' OR true --"])(
    "is refused when forged: %.20j",
    async (token) => {
      await makeSignInLink(admin, await makeUser(`forged-${token.length}`));
      expect(await refusalOf(token)).toMatchObject(gone);
    },
  );

  it("is stored as a hash, and in no log", async () => {
    const userId = await makeUser("hashed");
    const { url, token } = await makeSignInLink(admin, userId);
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/link#[\w-]{43}$/);
    const { tokenHash } = await api.db.prisma.signInLink.findUniqueOrThrow({ where: { userId } });
    expect(tokenHash).toBe(createHash("sha256").update(token).digest("base64url"));
    expect(await refusalOf(tokenHash)).toMatchObject(gone);
    await signInBy(token);
    expect(api.logged()).toContain("sign-in link created");
    expect(api.logged()).not.toContain(token);
    expect(api.logged()).not.toContain(tokenHash);
  });

  it("is made for others who exist", async () => {
    const userId = (await admin.execute(CurrentUserDocument, {})).me?.id ?? 0;
    expect(await admin.refusal(CreateSignInLinkDocument, { userId })).toMatchObject({ code: "FORBIDDEN" });
    expect(await admin.refusal(CreateSignInLinkDocument, { userId: 999_999 })).toMatchObject({ code: "NOT_FOUND" });
    await signInBy((await makeSignInLink(admin, await makeUser("colleague", "ADMIN"))).token);
  });

  it("ends when its account is disabled, and cannot be made for it", async () => {
    const userId = await makeUser("disabled");
    const { token } = await makeSignInLink(admin, userId);
    await setDisabled(userId, true);
    expect(await admin.refusal(CreateSignInLinkDocument, { userId })).toMatchObject({ code: "FORBIDDEN" });
    await setDisabled(userId, false);
    expect(await refusalOf(token)).toMatchObject(gone);
  });

  it("still works in a network that has tried too many", async () => {
    const network = { "X-Forwarded-For": "192.0.2.77" };
    const guesser = api.anonymous(network);
    for (let tried = 0; tried < 100; tried += 1) await refusalOf(`guess ${tried}`, guesser);
    expect(await refusalOf("guess", guesser)).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(await refusalOf("guess")).toMatchObject(gone);
    const { token } = await makeSignInLink(admin, await makeUser("neighbor"));
    await api.anonymous(network).execute(SignInByLinkDocument, { token });
  });
});

describe("a session begun by a link", () => {
  const newPassword = "chosen after a link";
  const mayChoose = async (client: ApiClient) => (await client.execute(AccountDocument, {})).mayChooseNewPassword;

  it("may choose a new password without the current one, once", async () => {
    const client = await signInBy((await makeSignInLink(admin, await makeUser("forgetful"))).token);
    expect(await mayChoose(client)).toBe(true);
    await client.execute(ChangePasswordDocument, { input: { newPassword } });
    expect(await mayChoose(client)).toBe(false);
    expect(await client.refusal(ChangePasswordDocument, { input: { newPassword: "and another" } })).toEqual({
      code: "BAD_INPUT",
      status: 400,
      message: "Please enter your current password.",
    });
    expect(await mayChoose(await api.signIn("forgetful", newPassword))).toBe(false);
  });

  it("is still asked for the right one if it sends one", async () => {
    const client = await signInBy((await makeSignInLink(admin, await makeUser("sure"))).token);
    const input = { currentPassword: "wrong", newPassword };
    expect(await client.refusal(ChangePasswordDocument, { input })).toMatchObject({ code: "FORBIDDEN" });
    expect(await mayChoose(client)).toBe(true);
  });
});

describe("resetAdminPassword", () => {
  it("gives any administrator a password, by username or e-mail address", async () => {
    await makeUser("second", "ADMIN");
    for (const name of ["SECOND", "second@example.com"]) {
      const { username, password } = await resetAdminPassword(api.db, { name, password: undefined });
      expect(username).toBe("second");
      await api.signIn("second", password);
    }
  });

  it("ends sessions and links", async () => {
    const id = await makeUser("third", "ADMIN");
    const client = await api.signIn("third", "a good one");
    const { token } = await makeSignInLink(admin, id);
    await resetAdminPassword(api.db, { name: "third", password: undefined });
    expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
    expect(await refusalOf(token)).toMatchObject(gone);
  });

  it("enables a disabled administrator", async () => {
    const userId = await makeUser("fourth", "ADMIN");
    await setDisabled(userId, true);
    const { password } = await resetAdminPassword(api.db, { name: "fourth", password: undefined });
    await api.signIn("fourth", password);
  });

  it("refuses customers and names that nobody has", async () => {
    await makeUser("customer");
    for (const name of ["customer", "nobody"]) {
      const reset = resetAdminPassword(api.db, { name, password: undefined });
      await expect(reset).rejects.toThrow(`There is no administrator ${name}.`);
    }
  });
});

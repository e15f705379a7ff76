import { describe, expect, it } from "vitest";
import {
  AccountDocument,
  ChangePasswordDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import { CurrentUserDocument, SignInByLinkDocument } from "../../../frontend/organizer/features/auth/generated/auth.ts";
import {
  CreateSignInLinkDocument,
  CreateUserDocument,
  SetAccountDisabledDocument,
} from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { resetAdminPassword } from "./user.service.ts";

const gone = { code: "NOT_FOUND", status: 404, message: "This link no longer works. Ask for a new one." };

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

async function makeUser(username: string, role: "CUSTOMER" | "ADMIN" = "CUSTOMER"): Promise<number> {
  const account = { username, password: "a good one", name: `Somebody ${username}`, email: `${username}@example.com` };
  const { createUser } = await admin.execute(CreateUserDocument, { input: { ...account, role } });
  return createUser.id;
}

const setDisabled = (userId: number, isDisabled: boolean) =>
  admin.execute(SetAccountDisabledDocument, { userId, isDisabled });

const refusalOf = (token: string, client: ApiClient = api.anonymous()) =>
  client.refusal(SignInByLinkDocument, { token });

async function signInBy(token: string): Promise<ApiClient> {
  const client = api.anonymous();
  await client.execute(SignInByLinkDocument, { token });
  return client;
}

describe("a sign-in link", () => {
  it("signs its user in, once, for a day, and is stored as a hash and in no log", async () => {
    const userId = await makeUser("once");
    const { createSignInLink } = await admin.execute(CreateSignInLinkDocument, { userId });
    expect(Math.round((Date.parse(createSignInLink.expiresAt) - Date.now()) / 3_600_000)).toBe(24);
    expect(createSignInLink.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/auth\/link#[\w-]{43}$/);
    const token = new URL(createSignInLink.url).hash.slice(1);
    const { tokenHash } = await api.db.prisma.signInLink.findUniqueOrThrow({ where: { userId } });
    for (const forged of [tokenHash, "", "A".repeat(43), "席".repeat(5000)]) {
      expect(await refusalOf(forged)).toMatchObject(gone);
    }
    const client = await signInBy(token);
    expect((await client.execute(CurrentUserDocument, {})).me?.id).toBe(userId);
    for (const again of [api.anonymous(), client]) expect(await refusalOf(token, again)).toMatchObject(gone);
    expect(api.logged()).toContain("sign-in link created");
    for (const secret of [token, tokenHash]) expect(api.logged()).not.toContain(secret);
  });

  it("signs one caller in, of many who use it at the same time", async () => {
    const { token } = await makeSignInLink(admin, await makeUser("raced"));
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => signInBy(token)));
    expect(tries.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
  });

  it("ends when there is a newer one, the password changes or the account is disabled", async () => {
    const client = await api.signInAsNewCustomer("changed");
    const userId = (await client.execute(CurrentUserDocument, {})).me?.id ?? 0;
    const [older, newer] = [await makeSignInLink(admin, userId), await makeSignInLink(admin, userId)];
    expect(await refusalOf(older.token)).toMatchObject(gone);
    await signInBy(newer.token);
    const before = await makeSignInLink(admin, userId);
    const input = { currentPassword: "password of changed", newPassword: "something else" };
    await client.execute(ChangePasswordDocument, { input });
    expect(await refusalOf(before.token)).toMatchObject(gone);
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

it("lets a session begun by a link choose a new password without the current one, once", async () => {
  const newPassword = "chosen after a link";
  const mayChoose = async (client: ApiClient) => (await client.execute(AccountDocument, {})).mayChooseNewPassword;
  const client = await signInBy((await makeSignInLink(admin, await makeUser("forgetful"))).token);
  const wrong = { input: { currentPassword: "wrong", newPassword } };
  expect(await client.refusal(ChangePasswordDocument, wrong)).toMatchObject({ code: "FORBIDDEN" });
  expect(await mayChoose(client)).toBe(true);
  await client.execute(ChangePasswordDocument, { input: { newPassword } });
  expect(await mayChoose(client)).toBe(false);
  expect(await client.refusal(ChangePasswordDocument, { input: { newPassword: "and another" } })).toMatchObject({
    code: "BAD_INPUT",
    message: "Please enter your current password.",
  });
  expect(await mayChoose(await api.signIn("forgetful", newPassword))).toBe(false);
});

it("resets administrators' passwords alone, ends their sessions and links, and enables the account", async () => {
  const reset = (name: string) => resetAdminPassword(api.db, { name, password: undefined });
  const id = await makeUser("second", "ADMIN");
  const client = await api.signIn("second", "a good one");
  const { token } = await makeSignInLink(admin, id);
  const { password } = await reset("SECOND");
  expect((await client.execute(CurrentUserDocument, {})).me).toBeNull();
  expect(await refusalOf(token)).toMatchObject(gone);
  await api.signIn("second", password);
  await setDisabled(id, true);
  await api.signIn("second", (await reset("second@example.com")).password);
  await makeUser("customer");
  await expect(reset("customer")).rejects.toThrow("There is no administrator customer.");
});

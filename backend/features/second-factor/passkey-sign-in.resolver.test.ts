import { beforeEach, describe, expect, it } from "vitest";
import { CurrentUserDocument } from "../../../frontend/features/auth/generated/current-user.ts";
import { LoginDocument } from "../../../frontend/features/auth/generated/login.ts";
import {
  BeginPasskeySignInDocument,
  SignInByPasskeyDocument,
} from "../../../frontend/features/auth/generated/passkey-sign-in.ts";
import { MySecondFactorsDocument } from "../../../frontend/features/second-factor/generated/my-second-factors.ts";
import { RemovePasskeyDocument } from "../../../frontend/features/second-factor/generated/passkeys.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { addPasskey, passwordOf, turnOnApp, visitHost } from "../../testing/second-factor-calls.ts";
import { type Abilities, SoftwareAuthenticator } from "../../testing/software-authenticator.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

beforeEach(() => api.db.prisma.signInPace.deleteMany());

const full = { isDiscoverable: true, verifiesUser: true };

async function newOwner(username: string, abilities: Abilities = full) {
  await api.signInAsNewCustomer(username);
  const client = visitHost(api);
  await client.execute(LoginDocument, { input: { username, password: passwordOf(username) } });
  return { client, ...(await addPasskey(client, username, abilities)) };
}

const ask = async (client: ApiClient) => (await client.execute(BeginPasskeySignInDocument, {})).beginPasskeySignIn;
const answer = (client: ApiClient, response: Record<string, unknown>, rememberMe = false) =>
  client.execute(SignInByPasskeyDocument, { response, rememberMe });
const refusal = (client: ApiClient, response: Record<string, unknown>) =>
  client.refusal(SignInByPasskeyDocument, { response, rememberMe: false });
const usernameOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me?.username;

const notAccepted = {
  code: "UNAUTHENTICATED",
  status: 401,
  message: "This passkey was not accepted. Please sign in with your password.",
};

const failuresOf = (name: string) =>
  api.db.prisma.auditEntry.findMany({
    where: { kind: "sign-in-failed", subjectName: `Customer ${name}` },
    select: { details: true },
  });

describe("a passkey alone", () => {
  it("signs in, also past an authenticator app, and the session is like any other", async () => {
    const { client: owner, authenticator } = await newOwner("ada");
    await turnOnApp(owner, "ada");
    const client = visitHost(api);
    const options = await ask(client);
    expect(options).toMatchObject({ rpId: "localhost", userVerification: "required" });
    expect(options).not.toHaveProperty("allowCredentials");
    const before = client.cookie;
    await answer(client, authenticator.get(options), true);
    expect(await usernameOf(client)).toBe("ada");
    expect(client.cookie).not.toBe(before);
    // Known devices have proved the password.
    expect(client.cookie).not.toContain("fyt.device");
    const { mySecondFactors } = await client.execute(MySecondFactorsDocument, {});
    expect(mySecondFactors.passkeys).toMatchObject([{ signsInAlone: true, lastUsedAt: expect.any(String) }]);
    const [stored] = await api.db.prisma.$queryRaw<{ lastsLong: boolean }[]>`
      SELECT expire > now() + interval '29 days' AS "lastsLong" FROM sessions ORDER BY expire DESC LIMIT 1`;
    expect(stored?.lastsLong).toBe(true);
    const noted = { kind: "signed-in", actorName: "Customer ada" };
    const entries = await api.db.prisma.auditEntry.findMany({ where: noted, orderBy: { id: "asc" } });
    expect(entries.at(-1)?.details).toEqual({ way: "passkey" });
  });

  it("answers each question once, no earlier one afterwards, and no other caller's", async () => {
    const { authenticator } = await newOwner("cleo");
    const first = visitHost(api);
    const early = authenticator.get(await ask(first));
    const second = visitHost(api);
    const late = authenticator.get(await ask(second));
    expect(await refusal(second, early)).toEqual(notAccepted);
    await answer(second, late);
    expect(await refusal(second, late)).toEqual(notAccepted);
    expect(await refusal(first, early)).toEqual(notAccepted);
    expect(await usernameOf(first)).toBeUndefined();
  });

  it("lets one of two concurrent answers in", async () => {
    const { authenticator } = await newOwner("dora");
    const client = visitHost(api);
    const response = authenticator.get(await ask(client));
    const outcomes = await Promise.allSettled([answer(client, response), answer(client, response)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });

  it("answers nothing that the caller was not asked", async () => {
    const { authenticator } = await newOwner("emil");
    const client = visitHost(api);
    const response = authenticator.get(await ask(visitHost(api)));
    expect(await refusal(client, response)).toEqual({
      code: "NOT_FOUND",
      status: 404,
      message: "Signing in took too long. Please start again.",
    });
  });

  it.each([
    ["another page's", "fay", { origin: "https://elsewhere.example" }],
    ["another host's", "gus", { host: "elsewhere.example" }],
    ["one for another question", "hana", { challenge: "b3RoZXI" }],
    ["an unattended device's", "ivo", { isUnattended: true }],
    ["one of a device that did not verify its user", "jana", { isUnverified: true }],
    ["one for another account", "kai", { userHandle: Buffer.from("user 1").toString("base64url") }],
  ])("is refused if its answer is %s", async (_, username, mischief) => {
    const { authenticator } = await newOwner(username);
    const client = visitHost(api);
    const options = await ask(client);
    expect(await refusal(client, authenticator.get(options, mischief))).toEqual(notAccepted);
    expect(await usernameOf(client)).toBeUndefined();
    expect(await failuresOf(username)).toEqual([{ details: { way: "passkey" } }]);
    await answer(client, authenticator.get(options));
  });

  it("is refused if it was added without naming the account, or without verifying its user", async () => {
    const partial = [
      ["lena", { verifiesUser: true }],
      ["mila", { isDiscoverable: true }],
    ] as const;
    for (const [username, abilities] of partial) {
      const { authenticator, client: owner } = await newOwner(username, abilities);
      const client = visitHost(api);
      const options = { ...(await ask(client)), allowCredentials: [{ id: authenticator.id }] };
      expect(await refusal(client, authenticator.get(options))).toEqual(notAccepted);
      const { mySecondFactors } = await owner.execute(MySecondFactorsDocument, {});
      expect(mySecondFactors.passkeys).toMatchObject([{ signsInAlone: false, lastUsedAt: null }]);
    }
  });

  it("is refused alike when it is unknown, removed, a copy, or nonsense", async () => {
    const { client: owner, authenticator } = await newOwner("nora", { ...full, counter: 1 });
    const client = visitHost(api);
    const stranger = new SoftwareAuthenticator(client.url, full);
    stranger.create({ challenge: "", rp: { id: "localhost" }, user: { id: "" } });
    expect(await refusal(client, stranger.get(await ask(client)))).toEqual(notAccepted);
    expect(await refusal(client, {})).toEqual(notAccepted);
    await answer(client, authenticator.get(await ask(client)));
    authenticator.counter = 1;
    const other = visitHost(api);
    expect(await refusal(other, authenticator.get(await ask(other)))).toEqual(notAccepted);
    await owner.execute(RemovePasskeyDocument, { id: authenticator.id, currentPassword: passwordOf("nora") });
    authenticator.counter = 9;
    expect(await refusal(other, authenticator.get(await ask(other)))).toEqual(notAccepted);
  });

  it("opens no account that is disabled, as the password does not", async () => {
    const { authenticator } = await newOwner("olaf");
    await api.db.prisma.user.update({ where: { usernameKey: "olaf" }, data: { disabledAt: new Date() } });
    const client = visitHost(api);
    const input = { username: "olaf", password: passwordOf("olaf") };
    const byPassword = await client.refusal(LoginDocument, { input });
    expect(byPassword).toMatchObject({ code: "FORBIDDEN" });
    expect(await refusal(client, authenticator.get(await ask(client)))).toEqual(byPassword);
    expect(await failuresOf("olaf")).toContainEqual({ details: { way: "disabled-passkey" } });
  });

  it("slows down who fails, as wrong passwords do", async () => {
    const { authenticator } = await newOwner("pia");
    const client = visitHost(api);
    const wrong = authenticator.get(await ask(client), { isUnverified: true });
    for (let attempt = 0; attempt < 10; attempt += 1) expect(await refusal(client, wrong)).toEqual(notAccepted);
    await api.db.prisma.signInPace.updateMany({ data: { freeAt: new Date(Date.now() + 600_000) } });
    expect(await refusal(client, wrong)).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    const input = { username: "pia", password: "wrong" };
    expect(await client.refusal(LoginDocument, { input })).toMatchObject({ code: "RATE_LIMITED" });
  });
});

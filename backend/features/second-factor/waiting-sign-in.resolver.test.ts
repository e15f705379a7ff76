import { describe, expect, it } from "vitest";
import {
  AccountDocument,
  ChangePasswordDocument,
} from "../../../frontend/organizer/features/account/generated/account.ts";
import {
  CompleteSignInDocument,
  type CompleteSignInMutationVariables,
  CurrentUserDocument,
  LoginDocument,
  SignInByLinkDocument,
  WaitingSignInDocument,
} from "../../../frontend/organizer/features/auth/generated/auth.ts";
import { MySecondFactorsDocument } from "../../../frontend/organizer/features/second-factor/generated/second-factor.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { givePassword, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();

type Given = CompleteSignInMutationVariables["input"];
const complete = (client: ApiClient, input: Given) => client.execute(CompleteSignInDocument, { input });
const refusal = (client: ApiClient, input: Given) => client.refusal(CompleteSignInDocument, { input });
const usernameOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me?.username;
const waitingOf = async (client: ApiClient) => (await client.execute(WaitingSignInDocument, {})).waitingSignIn;

async function waitingClient(username: string, client = api.anonymous()): Promise<ApiClient> {
  await givePassword(client, username);
  return client;
}

describe("a sign-in to an account with a second factor", () => {
  it("waits after the right password for a code of the app, which then is worthless, and is remembered", async () => {
    const app = await turnOnApp(await api.signInAsNewCustomer("bob"), "bob");
    const client = api.anonymous();
    const wrong = { input: { username: "bob", password: "wrong" } };
    expect(await client.refusal(LoginDocument, wrong)).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await waitingOf(client)).toBeNull();
    await givePassword(client, "bob", true);
    expect(await client.refusal(MySecondFactorsDocument, {})).toMatchObject({ code: "UNAUTHENTICATED" });
    expect(await waitingOf(client)).toEqual({ hasApp: true });
    const waitingCookie = client.cookie;
    expect(waitingCookie).not.toContain("fyt.device");
    const code = app.newCode();
    expect((await complete(client, { code })).completeSignIn).toMatchObject({ name: "Customer bob" });
    expect(await usernameOf(client)).toBe("bob");
    expect(client.cookie).not.toContain(waitingCookie);
    expect(client.cookie).toContain("fyt.device");
    expect(await waitingOf(client)).toBeNull();
    const [stored] = await api.db.prisma.$queryRaw<{ lastsLong: boolean }[]>`
      SELECT expire > now() + interval '29 days' AS "lastsLong" FROM sessions WHERE sess->>'userId' IS NOT NULL
      ORDER BY expire DESC LIMIT 1`;
    expect(stored?.lastsLong).toBe(true);
    const other = await waitingClient("bob");
    expect(await refusal(other, { code })).toEqual({
      code: "UNAUTHENTICATED",
      status: 401,
      message: "This code is wrong, or it was used already. Please wait for the next one.",
    });
    expect(await usernameOf(other)).toBeUndefined();
    expect(api.logged()).toContain("completeSignIn");
    for (const text of [code, app.secret]) expect(api.logged()).not.toContain(`"${text}`);
  });

  it("is completed by a recovery code, however it is written, once", async () => {
    const { recoveryCodes } = await turnOnApp(await api.signInAsNewCustomer("dora"), "dora");
    const [first = "", second = ""] = recoveryCodes;
    const client = await waitingClient("dora");
    const typed = ` ${first.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")}`;
    await complete(client, { recoveryCode: typed });
    expect((await client.execute(MySecondFactorsDocument, {})).mySecondFactors.recoveryCodesLeft).toBe(9);
    const other = await waitingClient("dora");
    expect(await refusal(other, { recoveryCode: first })).toMatchObject({
      code: "UNAUTHENTICATED",
      message: "This recovery code is wrong, or it was used already.",
    });
    const both = { code: "123456", recoveryCode: second };
    for (const input of [{}, both]) expect(await refusal(other, input)).toMatchObject({ code: "BAD_INPUT" });
    await complete(other, { recoveryCode: second });
    expect(await usernameOf(other)).toBe("dora");
    for (const code of [first, second]) expect(api.logged()).not.toContain(`"${code}`);
  });

  it("lets one of two concurrent attempts use a code", async () => {
    const app = await turnOnApp(await api.signInAsNewCustomer("emil"), "emil");
    const clients = [await waitingClient("emil"), await waitingClient("emil")];
    const [recoveryCode = ""] = app.recoveryCodes;
    for (const input of [{ code: app.newCode() }, { recoveryCode }]) {
      const outcomes = await Promise.allSettled(clients.map((client) => complete(client, input)));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const client of clients) await waitingClient("emil", client);
    }
  });

  it("is over after 5 minutes, and when the password has changed or the account was disabled", async () => {
    const owner = await api.signInAsNewCustomer("gus");
    const app = await turnOnApp(owner, "gus");
    const over = { code: "NOT_FOUND", message: "Signing in took too long. Please start again." };
    const late = await waitingClient("gus");
    await api.db.prisma.$executeRaw`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{waiting,until}', to_jsonb(0))
      WHERE sess->'waiting' IS NOT NULL`;
    expect(await waitingOf(late)).toBeNull();
    expect(await refusal(late, { code: app.newCode() })).toMatchObject(over);

    const guesser = await waitingClient("gus");
    const changed = { currentPassword: passwordOf("gus"), newPassword: "another good one" };
    await owner.execute(ChangePasswordDocument, { input: changed });
    expect(await refusal(guesser, { code: app.newCode() })).toMatchObject(over);

    const disabled = api.anonymous();
    const input = { username: "gus", password: changed.newPassword };
    expect(await disabled.refusal(LoginDocument, { input })).toMatchObject({ code: "SECOND_FACTOR_NEEDED" });
    await api.db.prisma.user.update({ where: { usernameKey: "gus" }, data: { disabledAt: new Date() } });
    expect(await refusal(disabled, { code: app.newCode() })).toMatchObject(over);
  });

  it("waits after a sign-in link, too, which may then choose a password", async () => {
    const app = await turnOnApp(await api.signInAsNewCustomer("tove"), "tove");
    const { id: userId } = await api.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: "tove" } });
    const admin = await api.signInAsAdmin();
    const { token } = await makeSignInLink(admin, userId);
    const client = api.anonymous();
    expect(await client.refusal(SignInByLinkDocument, { token })).toMatchObject({
      code: "SECOND_FACTOR_NEEDED",
      message: "This link works. Now please confirm that it is you.",
    });
    expect(await usernameOf(client)).toBeUndefined();
    expect(await client.refusal(SignInByLinkDocument, { token })).toMatchObject({ code: "NOT_FOUND" });
    await complete(client, { code: app.newCode() });
    expect(await client.execute(AccountDocument, {})).toMatchObject({ mayChooseNewPassword: true });
    // Someone who came by a link does not know the password.
    expect(client.cookie).not.toContain("fyt.device");
  });
});

it("limits codes for all who know the password, which forgives none, but not recovery codes", async () => {
  const app = await turnOnApp(await api.signInAsNewCustomer("pia"), "pia");
  const client = await waitingClient("pia");
  const wrong = { code: app.newCode() === "000000" ? "000001" : "000000" };
  for (let attempt = 0; attempt < 10; attempt += 1) {
    expect(await refusal(client, wrong)).toMatchObject({ code: "UNAUTHENTICATED" });
  }
  const other = await waitingClient("pia");
  const refused = await refusal(other, { code: app.newCode() });
  expect(refused).toMatchObject({ code: "RATE_LIMITED", status: 429 });
  expect(refused.retryAfter).toBeGreaterThan(500);
  const [recoveryCode = ""] = app.recoveryCodes;
  await complete(other, { recoveryCode });
  expect(await usernameOf(other)).toBe("pia");
});

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
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "../../../frontend/organizer/features/second-factor/generated/second-factor.ts";
import { RemoveSecondFactorsOfDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { codeOf, givePassword, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { makeSignInLink } from "../../testing/sign-in-link-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const factorsOf = async (client: ApiClient) => (await client.execute(MySecondFactorsDocument, {})).mySecondFactors;
const meOf = async (client: ApiClient) => (await client.execute(CurrentUserDocument, {})).me;
const nothing = { isAppOn: false, recoveryCodesLeft: 0 };
const tenCodes = expect.arrayContaining([expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)]);

const begin = async (client: ApiClient, username: string) =>
  (await client.execute(BeginAuthenticatorAppDocument, { currentPassword: passwordOf(username) }))
    .beginAuthenticatorApp;

/** A new customer, who confirms sign-ins with an app. */
async function confirmingCustomer(username: string) {
  const owner = await api.signInAsNewCustomer(username);
  return { owner, ...(await turnOnApp(owner, username)) };
}

describe("an authenticator app", () => {
  it("is on once it has shown a code, with ten recovery codes", async () => {
    const client = await api.signInAsNewCustomer("ada");
    const app = await begin(client, "ada");
    expect(app.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(app.uri);
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Find%20Your%20Table:ada\?/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: app.secret, issuer: "Find Your Table" });
    expect(await factorsOf(client)).toEqual(nothing);

    const late = { code: codeOf(app.secret, -300) };
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, late)).toMatchObject({ code: "FORBIDDEN" });
    const code = codeOf(app.secret).replace(/(...)/, "$1 ");
    const { confirmAuthenticatorApp: codes } = await client.execute(ConfirmAuthenticatorAppDocument, { code });
    expect(codes).toEqual(tenCodes);
    expect(new Set(codes).size).toBe(10);
    expect(await factorsOf(client)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
  });

  it("is stored so that the database alone shows neither its secret nor a recovery code", async () => {
    const { secret, recoveryCodes } = await confirmingCustomer("bea");
    const { prisma } = api.db;
    const stored = JSON.stringify([await prisma.authenticatorApp.findMany(), await prisma.recoveryCode.findMany()]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(text);
      expect(api.logged()).not.toContain(text);
    }
  });

  it("stays on while another one is set up within 15 minutes, which replaces it and keeps the codes", async () => {
    const { owner } = await confirmingCustomer("cleo");
    const stored = () => api.db.prisma.authenticatorApp.findMany();
    const before = await stored();
    const code = codeOf((await begin(owner, "cleo")).secret);
    await api.db.prisma.secondFactorSetup.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await owner.refusal(ConfirmAuthenticatorAppDocument, { code })).toMatchObject({
      code: "NOT_FOUND",
      message: "This took too long. Please start again.",
    });
    expect(await stored()).toEqual(before);
    expect((await turnOnApp(owner, "cleo")).recoveryCodes).toEqual([]);
    expect(await factorsOf(owner)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
    expect(await stored()).not.toEqual(before);
  });

  it("goes with its recovery codes, which are replaced while it is on", async () => {
    const { owner, recoveryCodes } = await confirmingCustomer("mila");
    const input = { currentPassword: passwordOf("mila") };
    const { renewRecoveryCodes } = await owner.execute(RenewRecoveryCodesDocument, input);
    expect(renewRecoveryCodes).toEqual(tenCodes);
    expect(renewRecoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await factorsOf(owner)).toMatchObject({ recoveryCodesLeft: 10 });
    await owner.execute(RemoveAuthenticatorAppDocument, input);
    expect(await factorsOf(owner)).toEqual(nothing);
    expect(await owner.refusal(RenewRecoveryCodesDocument, input)).toMatchObject({ code: "CONFLICT" });
  });

  it("is removed by an administrator when a customer has lost it", async () => {
    const { owner } = await confirmingCustomer("rosa");
    await admin.execute(RemoveSecondFactorsOfDocument, { userId: (await meOf(owner))?.id ?? 0 });
    expect(await factorsOf(owner)).toEqual(nothing);
  });
});

type Given = CompleteSignInMutationVariables["input"];
const complete = (client: ApiClient, input: Given) => client.execute(CompleteSignInDocument, { input });
const refusal = (client: ApiClient, input: Given) => client.refusal(CompleteSignInDocument, { input });
const waitingOf = async (client: ApiClient) => (await client.execute(WaitingSignInDocument, {})).waitingSignIn;

async function waitingClient(username: string, client = api.anonymous()): Promise<ApiClient> {
  await givePassword(client, username);
  return client;
}

describe("a sign-in to an account with a second factor", () => {
  it("waits after the right password for a code of the app, which then is worthless, and is remembered", async () => {
    const app = await confirmingCustomer("bob");
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
    await complete(client, { code });
    expect((await meOf(client))?.username).toBe("bob");
    expect(client.cookie).not.toContain(waitingCookie);
    expect(client.cookie).toContain("fyt.device");
    expect(await waitingOf(client)).toBeNull();
    const { expire } = await api.db.prisma.session.findFirstOrThrow({ orderBy: { expire: "desc" } });
    expect((expire.getTime() - Date.now()) / (24 * 60 * 60 * 1000)).toBeCloseTo(30, 1);
    const other = await waitingClient("bob");
    expect(await refusal(other, { code })).toEqual({
      code: "UNAUTHENTICATED",
      status: 401,
      message: "This code is wrong, or it was used already. Please wait for the next one.",
    });
    expect(await meOf(other)).toBeNull();
    expect(api.logged()).toContain("completeSignIn");
    for (const text of [code, app.secret]) expect(api.logged()).not.toContain(`"${text}`);
  });

  it("is completed by a recovery code, however it is written, once", async () => {
    const { recoveryCodes } = await confirmingCustomer("dora");
    const [first = "", second = ""] = recoveryCodes;
    const client = await waitingClient("dora");
    const typed = ` ${first.toUpperCase().replaceAll("-", " ").replaceAll("0", "O").replaceAll("1", "l")}`;
    await complete(client, { recoveryCode: typed });
    expect((await factorsOf(client)).recoveryCodesLeft).toBe(9);
    const other = await waitingClient("dora");
    expect(await refusal(other, { recoveryCode: first })).toMatchObject({
      code: "UNAUTHENTICATED",
      message: "This recovery code is wrong, or it was used already.",
    });
    const both = { code: "123456", recoveryCode: second };
    for (const input of [{}, both]) expect(await refusal(other, input)).toMatchObject({ code: "BAD_INPUT" });
    await complete(other, { recoveryCode: second });
    for (const code of [first, second]) expect(api.logged()).not.toContain(`"${code}`);
  });

  it("lets one of two concurrent attempts use a code", async () => {
    const app = await confirmingCustomer("emil");
    const clients = [await waitingClient("emil"), await waitingClient("emil")];
    const [recoveryCode = ""] = app.recoveryCodes;
    for (const input of [{ code: app.newCode() }, { recoveryCode }]) {
      const outcomes = await Promise.allSettled(clients.map((client) => complete(client, input)));
      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const client of clients) await waitingClient("emil", client);
    }
  });

  it("is over after 5 minutes, and when the password has changed", async () => {
    const { owner, newCode } = await confirmingCustomer("gus");
    const over = { code: "NOT_FOUND", message: "Signing in took too long. Please start again." };
    const late = await waitingClient("gus");
    await api.db.prisma.$executeRaw`
      UPDATE sessions SET sess = jsonb_set(sess::jsonb, '{waiting,until}', to_jsonb(0))
      WHERE sess->'waiting' IS NOT NULL`;
    expect(await waitingOf(late)).toBeNull();
    expect(await refusal(late, { code: newCode() })).toMatchObject(over);

    const guesser = await waitingClient("gus");
    const input = { currentPassword: passwordOf("gus"), newPassword: "another good one" };
    await owner.execute(ChangePasswordDocument, { input });
    expect(await refusal(guesser, { code: newCode() })).toMatchObject(over);
  });

  it("waits after a sign-in link, too, which may then choose a password", async () => {
    const { owner, newCode } = await confirmingCustomer("tove");
    const { token } = await makeSignInLink(admin, (await meOf(owner))?.id ?? 0);
    const client = api.anonymous();
    expect(await client.refusal(SignInByLinkDocument, { token })).toMatchObject({
      code: "SECOND_FACTOR_NEEDED",
      message: "This link works. Now please confirm that it is you.",
    });
    expect(await meOf(client)).toBeNull();
    expect(await client.refusal(SignInByLinkDocument, { token })).toMatchObject({ code: "NOT_FOUND" });
    await complete(client, { code: newCode() });
    expect(await client.execute(AccountDocument, {})).toMatchObject({ mayChooseNewPassword: true });
    // Someone who came by a link does not know the password.
    expect(client.cookie).not.toContain("fyt.device");
  });

  it("limits codes for all who know the password, which forgives none, but not recovery codes", async () => {
    const { newCode, recoveryCodes } = await confirmingCustomer("pia");
    const client = await waitingClient("pia");
    const wrong = { code: newCode() === "000000" ? "000001" : "000000" };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      expect(await refusal(client, wrong)).toMatchObject({ code: "UNAUTHENTICATED" });
    }
    const other = await waitingClient("pia");
    const refused = await refusal(other, { code: newCode() });
    expect(refused).toMatchObject({ code: "RATE_LIMITED", status: 429 });
    expect(refused.retryAfter).toBeGreaterThan(500);
    await complete(other, { recoveryCode: recoveryCodes[0] });
    expect((await meOf(other))?.username).toBe("pia");
  });
});

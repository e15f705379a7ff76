import { describe, expect, it } from "vitest";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "../../../frontend/organizer/features/second-factor/generated/second-factor.ts";
import { RemoveSecondFactorsOfDocument } from "../../../frontend/organizer/features/users/generated/users.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { RegisterDocument } from "../../testing/generated/operations.ts";
import { codeOf, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { auditedProgram } from "../audit/audit-entry.service.ts";
import { removeSecondFactors } from "./second-factor.service.ts";

const api = await sharedTestApi();

async function newCustomer(username: string): Promise<ApiClient> {
  const client = api.anonymous();
  const password = passwordOf(username);
  const email = `${username}@example.com`;
  await client.execute(RegisterDocument, { input: { username, password, name: `Customer ${username}`, email } });
  return client;
}

const factorsOf = async (client: ApiClient) => (await client.execute(MySecondFactorsDocument, {})).mySecondFactors;
const nothing = { isAppOn: false, recoveryCodesLeft: 0 };
const tenCodes = expect.arrayContaining([expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)]);

describe("an authenticator app", () => {
  it("is on once it has shown a code, with ten recovery codes", async () => {
    const client = await newCustomer("ada");
    const currentPassword = passwordOf("ada");
    const { beginAuthenticatorApp: app } = await client.execute(BeginAuthenticatorAppDocument, { currentPassword });
    expect(app.secret).toMatch(/^[A-Z2-7]{32}$/);
    const uri = new URL(app.uri);
    expect(uri.href).toMatch(/^otpauth:\/\/totp\/Find%20Your%20Table:ada\?/);
    expect(Object.fromEntries(uri.searchParams)).toMatchObject({ secret: app.secret, issuer: "Find Your Table" });
    expect(await factorsOf(client)).toEqual(nothing);

    const late = { code: codeOf(app.secret, -300) };
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, late)).toMatchObject({ code: "FORBIDDEN" });
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, { code: "12345" })).toMatchObject({
      code: "BAD_INPUT",
    });
    const code = codeOf(app.secret).replace(/(...)/, "$1 ");
    const { confirmAuthenticatorApp: codes } = await client.execute(ConfirmAuthenticatorAppDocument, { code });
    expect(codes).toEqual(tenCodes);
    expect(new Set(codes).size).toBe(10);
    expect(await factorsOf(client)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, { code })).toMatchObject({ code: "NOT_FOUND" });
  });

  it("is stored so that the database alone shows neither its secret nor a recovery code", async () => {
    const { secret, recoveryCodes } = await turnOnApp(await newCustomer("bob"), "bob");
    const stored = JSON.stringify([
      await api.db.prisma.authenticatorApp.findMany(),
      await api.db.prisma.recoveryCode.findMany(),
    ]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(text);
      expect(api.logged()).not.toContain(text);
    }
  });

  it("stays on while another one is set up, which then replaces it and keeps the recovery codes", async () => {
    const client = await newCustomer("cleo");
    await turnOnApp(client, "cleo");
    const before = await api.db.prisma.authenticatorApp.findMany();
    await client.execute(BeginAuthenticatorAppDocument, { currentPassword: passwordOf("cleo") });
    expect(await api.db.prisma.authenticatorApp.findMany()).toEqual(before);
    expect((await turnOnApp(client, "cleo")).recoveryCodes).toEqual([]);
    expect(await factorsOf(client)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
    expect(await api.db.prisma.authenticatorApp.findMany()).not.toEqual(before);
  });

  it("is not turned on after 15 minutes", async () => {
    const client = await newCustomer("dora");
    const { beginAuthenticatorApp } = await client.execute(BeginAuthenticatorAppDocument, {
      currentPassword: passwordOf("dora"),
    });
    await api.db.prisma.secondFactorSetup.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    const input = { code: codeOf(beginAuthenticatorApp.secret) };
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, input)).toMatchObject({
      code: "NOT_FOUND",
      message: "This took too long. Please start again.",
    });
  });
});

describe("what is set up", () => {
  it("is changed only with the password", async () => {
    const client = await newCustomer("lena");
    await turnOnApp(client, "lena");
    const wrong = { currentPassword: "not the password" };
    const refusals = [
      await client.refusal(BeginAuthenticatorAppDocument, wrong),
      await client.refusal(RemoveAuthenticatorAppDocument, wrong),
      await client.refusal(RenewRecoveryCodesDocument, wrong),
    ];
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(["The current password is incorrect."]));
    expect(await factorsOf(client)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
  });

  it("gets new recovery codes in place of the old ones, if there is a second factor", async () => {
    const client = await newCustomer("mila");
    const input = { currentPassword: passwordOf("mila") };
    expect(await client.refusal(RenewRecoveryCodesDocument, input)).toMatchObject({ code: "CONFLICT" });
    const { recoveryCodes } = await turnOnApp(client, "mila");
    const { renewRecoveryCodes } = await client.execute(RenewRecoveryCodesDocument, input);
    expect(renewRecoveryCodes).toEqual(tenCodes);
    expect(renewRecoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
    expect(await factorsOf(client)).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it("is removed together, and nothing is left to renew", async () => {
    const client = await newCustomer("nora");
    const input = { currentPassword: passwordOf("nora") };
    await turnOnApp(client, "nora");
    await client.execute(RemoveAuthenticatorAppDocument, input);
    expect(await factorsOf(client)).toEqual(nothing);
    expect(await client.refusal(RenewRecoveryCodesDocument, input)).toMatchObject({ code: "CONFLICT" });
    expect(await client.execute(RemoveAuthenticatorAppDocument, input)).toEqual({ removeAuthenticatorApp: true });
  });

  it("is removed altogether by an administrator, if a customer has lost it", async () => {
    const client = await newCustomer("rosa");
    await turnOnApp(client, "rosa");
    const { id: userId } = await api.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: "rosa" } });
    await (await api.signInAsAdmin()).execute(RemoveSecondFactorsOfDocument, { userId });
    expect(await factorsOf(client)).toEqual(nothing);
  });

  it("is removed altogether by the operator", async () => {
    const client = await newCustomer("quin");
    await turnOnApp(client, "quin");
    const { id } = await api.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: "quin" } });
    await removeSecondFactors(api.db, auditedProgram, { id, name: "Somebody" });
    expect(await factorsOf(client)).toEqual(nothing);
  });
});

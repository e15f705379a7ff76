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
import { codeOf, passwordOf, turnOnApp } from "../../testing/second-factor-calls.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { auditedProgram } from "../audit/audit-entry.service.ts";
import { removeSecondFactors } from "./second-factor.service.ts";

const api = await sharedTestApi();

const factorsOf = async (client: ApiClient) => (await client.execute(MySecondFactorsDocument, {})).mySecondFactors;
const nothing = { isAppOn: false, recoveryCodesLeft: 0 };
const tenCodes = expect.arrayContaining([expect.stringMatching(/^[0-9a-hjkmnp-tv-z]{4}(-[0-9a-hjkmnp-tv-z]{4}){3}$/)]);

const begin = async (client: ApiClient, username: string) =>
  (await client.execute(BeginAuthenticatorAppDocument, { currentPassword: passwordOf(username) }))
    .beginAuthenticatorApp;

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
    const { secret, recoveryCodes } = await turnOnApp(await api.signInAsNewCustomer("bob"), "bob");
    const { prisma } = api.db;
    const stored = JSON.stringify([await prisma.authenticatorApp.findMany(), await prisma.recoveryCode.findMany()]);
    for (const text of [secret, ...recoveryCodes, ...recoveryCodes.map((code) => code.replaceAll("-", ""))]) {
      expect(stored).not.toContain(text);
      expect(api.logged()).not.toContain(text);
    }
  });

  it("stays on while another one is set up within 15 minutes, which replaces it and keeps the codes", async () => {
    const client = await api.signInAsNewCustomer("cleo");
    await turnOnApp(client, "cleo");
    const stored = () => api.db.prisma.authenticatorApp.findMany();
    const before = await stored();
    const code = codeOf((await begin(client, "cleo")).secret);
    await api.db.prisma.secondFactorSetup.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await client.refusal(ConfirmAuthenticatorAppDocument, { code })).toMatchObject({
      code: "NOT_FOUND",
      message: "This took too long. Please start again.",
    });
    expect(await stored()).toEqual(before);
    expect((await turnOnApp(client, "cleo")).recoveryCodes).toEqual([]);
    expect(await factorsOf(client)).toEqual({ isAppOn: true, recoveryCodesLeft: 10 });
    expect(await stored()).not.toEqual(before);
  });
});

it("replaces the recovery codes while the app is on, and removes them with it", async () => {
  const client = await api.signInAsNewCustomer("mila");
  const input = { currentPassword: passwordOf("mila") };
  const { recoveryCodes } = await turnOnApp(client, "mila");
  const { renewRecoveryCodes } = await client.execute(RenewRecoveryCodesDocument, input);
  expect(renewRecoveryCodes).toEqual(tenCodes);
  expect(renewRecoveryCodes.filter((code) => recoveryCodes.includes(code))).toEqual([]);
  expect(await factorsOf(client)).toMatchObject({ recoveryCodesLeft: 10 });
  await client.execute(RemoveAuthenticatorAppDocument, input);
  expect(await factorsOf(client)).toEqual(nothing);
  expect(await client.refusal(RenewRecoveryCodesDocument, input)).toMatchObject({ code: "CONFLICT" });
});

it("lets an administrator or the operator remove what a customer has lost", async () => {
  const client = await api.signInAsNewCustomer("rosa");
  const { id } = await api.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: "rosa" } });
  const admin = await api.signInAsAdmin();
  for (const remove of [
    () => admin.execute(RemoveSecondFactorsOfDocument, { userId: id }),
    () => removeSecondFactors(api.db, auditedProgram, { id, name: "Somebody" }),
  ]) {
    await turnOnApp(client, "rosa");
    await remove();
    expect(await factorsOf(client)).toEqual(nothing);
  }
});

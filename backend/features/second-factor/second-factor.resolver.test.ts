import { describe, expect, it } from "vitest";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
  RemoveAuthenticatorAppDocument,
} from "../../../frontend/features/second-factor/generated/authenticator-app.ts";
import { MySecondFactorsDocument } from "../../../frontend/features/second-factor/generated/my-second-factors.ts";
import {
  AddPasskeyDocument,
  BeginPasskeyDocument,
  RemovePasskeyDocument,
} from "../../../frontend/features/second-factor/generated/passkeys.ts";
import { RenewRecoveryCodesDocument } from "../../../frontend/features/second-factor/generated/renew-recovery-codes.ts";
import { RemoveSecondFactorsOfDocument } from "../../../frontend/features/users/generated/account-acts.ts";
import type { ApiClient } from "../../testing/api-client.ts";
import { RegisterDocument } from "../../testing/generated/operations.ts";
import { addPasskey, codeOf, passwordOf, turnOnApp, visitHost } from "../../testing/second-factor-calls.ts";
import { SoftwareAuthenticator } from "../../testing/software-authenticator.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { auditedProgram } from "../audit/audit-entry.service.ts";
import { removeSecondFactors } from "./second-factor.service.ts";

const api = await sharedTestApi();

async function newCustomer(username: string): Promise<ApiClient> {
  const client = visitHost(api);
  const password = passwordOf(username);
  const email = `${username}@example.com`;
  await client.execute(RegisterDocument, { input: { username, password, name: `Customer ${username}`, email } });
  return client;
}

const factorsOf = async (client: ApiClient) => (await client.execute(MySecondFactorsDocument, {})).mySecondFactors;
const nothing = { isAppOn: false, recoveryCodesLeft: 0, passkeys: [] };
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
    expect(await factorsOf(client)).toEqual({ ...nothing, isAppOn: true, recoveryCodesLeft: 10 });
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
    expect(await factorsOf(client)).toMatchObject({ isAppOn: true, recoveryCodesLeft: 10 });
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

describe("a passkey", () => {
  it("is added with its name, and with recovery codes if there are none", async () => {
    const client = await newCustomer("emil");
    const { authenticator, recoveryCodes } = await addPasskey(client, "emil", { name: "  Laptop " });
    expect(recoveryCodes).toEqual(tenCodes);
    const second = await addPasskey(client, "emil", { name: "Phone" });
    expect(second.recoveryCodes).toEqual([]);
    expect(await factorsOf(client)).toEqual({
      isAppOn: false,
      recoveryCodesLeft: 10,
      passkeys: [
        { id: authenticator.id, name: "Laptop", signsInAlone: false, createdAt: expect.any(String), lastUsedAt: null },
        {
          id: second.authenticator.id,
          name: "Phone",
          signsInAlone: false,
          createdAt: expect.any(String),
          lastUsedAt: null,
        },
      ],
    });
  });

  it("is asked for by the host, for an account without others' data", async () => {
    const client = await newCustomer("fay");
    const { authenticator } = await addPasskey(client, "fay");
    const { beginPasskey } = await client.execute(BeginPasskeyDocument, { currentPassword: passwordOf("fay") });
    expect(beginPasskey).toMatchObject({
      rp: { id: "localhost", name: "Find Your Table" },
      user: { name: "fay", displayName: "Customer fay" },
      attestation: "none",
      excludeCredentials: [{ id: authenticator.id, type: "public-key", transports: ["internal"] }],
      authenticatorSelection: { residentKey: "preferred", userVerification: "preferred" },
    });
  });

  it.each([
    ["another page's", { origin: "https://elsewhere.example" }],
    ["another host's", { host: "elsewhere.example" }],
    ["an answer to another question", { challenge: "b3RoZXI" }],
    ["an unattended device's", { isUnattended: true }],
  ])("is refused if it is %s", async (_, mischief) => {
    const username = `gus-${JSON.stringify(mischief).length}`;
    const client = await newCustomer(username);
    const { beginPasskey } = await client.execute(BeginPasskeyDocument, { currentPassword: passwordOf(username) });
    const response = new SoftwareAuthenticator(client.url).create(beginPasskey, mischief);
    const added = { name: "Laptop", response };
    expect(await client.refusal(AddPasskeyDocument, added)).toMatchObject({ code: "FORBIDDEN" });
    // Each challenge is used once.
    const honest = { name: "Laptop", response: new SoftwareAuthenticator(client.url).create(beginPasskey) };
    expect(await client.refusal(AddPasskeyDocument, honest)).toMatchObject({ code: "NOT_FOUND" });
    expect(await factorsOf(client)).toEqual(nothing);
  });

  it("is refused if it is no response at all, comes too late, or is somebody's already", async () => {
    const client = await newCustomer("hana");
    const begin = async (who: ApiClient, username: string) =>
      (await who.execute(BeginPasskeyDocument, { currentPassword: passwordOf(username) })).beginPasskey;
    const add = (who: ApiClient, response: Record<string, unknown>) =>
      who.refusal(AddPasskeyDocument, { name: "Laptop", response });
    for (const response of [{}, { id: 1 }, { id: "a", rawId: "a", type: "public-key", response: {} }]) {
      await begin(client, "hana");
      expect(await add(client, response)).toMatchObject({ code: "FORBIDDEN" });
    }
    const authenticator = new SoftwareAuthenticator(client.url);
    const late = authenticator.create(await begin(client, "hana"));
    await api.db.prisma.secondFactorSetup.updateMany({ data: { expiresAt: new Date(Date.now() - 1000) } });
    expect(await add(client, late)).toMatchObject({ code: "NOT_FOUND" });
    const response = authenticator.create(await begin(client, "hana"));
    await client.execute(AddPasskeyDocument, { name: "Laptop", response });
    const other = await newCustomer("ivo");
    expect(await add(other, authenticator.create(await begin(other, "ivo")))).toMatchObject({ code: "CONFLICT" });
  });

  it("needs a host name, and https:// unless it is the caller's own machine", async () => {
    const client = await api.signInAsNewCustomer("jana");
    const input = { currentPassword: passwordOf("jana") };
    expect(await client.refusal(BeginPasskeyDocument, input)).toMatchObject({
      code: "BAD_INPUT",
      message: "Passkeys need an address with a host name and https://.",
    });
  });

  it("is one of at most 20", async () => {
    const client = await newCustomer("kai");
    await addPasskey(client, "kai");
    const [first] = await api.db.prisma.passkey.findMany({ where: { user: { username: "kai" } } });
    if (!first) throw new Error("no passkey");
    const more = Array.from({ length: 19 }, (_, place) => ({ ...first, id: `more ${place}` }));
    await api.db.prisma.passkey.createMany({ data: more });
    const input = { currentPassword: passwordOf("kai") };
    expect(await client.refusal(BeginPasskeyDocument, input)).toMatchObject({ code: "CONFLICT" });
  });
});

describe("what is set up", () => {
  it("is changed only with the password", async () => {
    const client = await newCustomer("lena");
    const { authenticator } = await addPasskey(client, "lena");
    const wrong = { currentPassword: "not the password" };
    const refusals = [
      await client.refusal(BeginAuthenticatorAppDocument, wrong),
      await client.refusal(RemoveAuthenticatorAppDocument, wrong),
      await client.refusal(RenewRecoveryCodesDocument, wrong),
      await client.refusal(BeginPasskeyDocument, wrong),
      await client.refusal(RemovePasskeyDocument, { ...wrong, id: authenticator.id }),
    ];
    expect(new Set(refusals.map(({ message }) => message))).toEqual(new Set(["The current password is incorrect."]));
    expect(await factorsOf(client)).toMatchObject({ recoveryCodesLeft: 10, passkeys: [{ id: authenticator.id }] });
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

  it("is removed one by one, the recovery codes with the last", async () => {
    const client = await newCustomer("nora");
    const currentPassword = passwordOf("nora");
    await turnOnApp(client, "nora");
    const { authenticator } = await addPasskey(client, "nora");
    await client.execute(RemoveAuthenticatorAppDocument, { currentPassword });
    expect(await factorsOf(client)).toMatchObject({ isAppOn: false, recoveryCodesLeft: 10 });
    const removal = { id: authenticator.id, currentPassword };
    await client.execute(RemovePasskeyDocument, removal);
    expect(await factorsOf(client)).toEqual(nothing);
    expect(await client.refusal(RemovePasskeyDocument, removal)).toMatchObject({ code: "NOT_FOUND" });
  });

  it("belongs to one account: nobody else removes it", async () => {
    const { authenticator } = await addPasskey(await newCustomer("olaf"), "olaf");
    const other = await newCustomer("pia");
    const removal = { id: authenticator.id, currentPassword: passwordOf("pia") };
    expect(await other.refusal(RemovePasskeyDocument, removal)).toMatchObject({ code: "NOT_FOUND" });
    expect(await api.db.prisma.passkey.count({ where: { id: authenticator.id } })).toBe(1);
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
    await addPasskey(client, "quin");
    const { id } = await api.db.prisma.user.findUniqueOrThrow({ where: { usernameKey: "quin" } });
    await removeSecondFactors(api.db, auditedProgram, { id, name: "Somebody" });
    expect(await factorsOf(client)).toEqual(nothing);
  });
});

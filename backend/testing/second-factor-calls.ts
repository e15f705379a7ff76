import { TOTP } from "otpauth";
import {
  AddPasskeyDocument,
  BeginAuthenticatorAppDocument,
  BeginPasskeyDocument,
  ConfirmAuthenticatorAppDocument,
  LoginDocument,
} from "../../frontend/generated/documents.ts";
import { ApiClient } from "./api-client.ts";
import { SoftwareAuthenticator } from "./software-authenticator.ts";
import type { TestApi } from "./test-api.ts";

/** The password of a customer whom `signInAsNewCustomer` made. */
export const passwordOf = (username: string): string => `password of ${username}`;

/** The code that an app shows for a secret. `later`: seconds from now. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 1000 });

/** An app that was turned on. */
export interface TurnedOnApp {
  secret: string;
  recoveryCodes: string[];
  /**
   * A code that was not used yet. Valid for at least 30 seconds: the server takes those of the next 30 seconds, too.
   */
  newCode(): string;
}

/** Turns on an app for a customer whom `signInAsNewCustomer` made. */
export async function turnOnApp(client: ApiClient, username: string): Promise<TurnedOnApp> {
  const { beginAuthenticatorApp } = await client.execute(BeginAuthenticatorAppDocument, {
    currentPassword: passwordOf(username),
  });
  const { secret } = beginAuthenticatorApp;
  const { confirmAuthenticatorApp } = await client.execute(ConfirmAuthenticatorAppDocument, { code: codeOf(secret) });
  return { secret, recoveryCodes: confirmAuthenticatorApp, newCode: () => codeOf(secret, 30) };
}

/** The same server at a host where browsers have passkeys, in place of its address. */
const atHost = ({ url }: TestApi): string => url.replace("127.0.0.1", "localhost");

/** Somebody who has come to {@link atHost}. */
export const visitHost = (api: TestApi): ApiClient => new ApiClient(atHost(api));

/** Adds a passkey for a customer whom `signInAsNewCustomer` made; the client has come to a host. */
export async function addPasskey(
  client: ApiClient,
  username: string,
  { name = "Laptop", counter = 0 }: { name?: string; counter?: number } = {},
): Promise<{ authenticator: SoftwareAuthenticator; recoveryCodes: string[] }> {
  const authenticator = new SoftwareAuthenticator(client.url, { counter });
  const { beginPasskey } = await client.execute(BeginPasskeyDocument, { currentPassword: passwordOf(username) });
  const response = authenticator.create(beginPasskey);
  const { addPasskey: added } = await client.execute(AddPasskeyDocument, { name, response });
  return { authenticator, recoveryCodes: added.recoveryCodes };
}

/** Gives the password of a customer whom `signInAsNewCustomer` made; the sign-in then waits. */
export async function givePassword(client: ApiClient, username: string, rememberMe = false): Promise<void> {
  const input = { username, password: passwordOf(username), rememberMe };
  const { code } = await client.refusal(LoginDocument, { input });
  if (code !== "SECOND_FACTOR_NEEDED") throw new Error(`refused with ${code}`);
}

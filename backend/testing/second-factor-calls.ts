import { TOTP } from "otpauth";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import {
  BeginAuthenticatorAppDocument,
  ConfirmAuthenticatorAppDocument,
} from "../../frontend/organizer/features/second-factor/generated/second-factor.ts";
import type { ApiClient } from "./api-client.ts";

/** For customers of `signInAsNewCustomer`. */
export const passwordOf = (username: string): string => `password of ${username}`;

/** `later`: seconds from now. */
export const codeOf = (secret: string, later = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + later * 1000 });

export interface TurnedOnApp {
  secret: string;
  recoveryCodes: string[];
  /** An unused code, valid for at least 30 seconds: the server also takes the next period's. */
  newCode(): string;
}

export async function turnOnApp(client: ApiClient, username: string): Promise<TurnedOnApp> {
  const { beginAuthenticatorApp } = await client.execute(BeginAuthenticatorAppDocument, {
    currentPassword: passwordOf(username),
  });
  const { secret } = beginAuthenticatorApp;
  const { confirmAuthenticatorApp } = await client.execute(ConfirmAuthenticatorAppDocument, { code: codeOf(secret) });
  return { secret, recoveryCodes: confirmAuthenticatorApp, newCode: () => codeOf(secret, 30) };
}

/** The sign-in then waits for the second factor. */
export async function givePassword(client: ApiClient, username: string, rememberMe = false): Promise<void> {
  const input = { username, password: passwordOf(username), rememberMe };
  const { code } = await client.refusal(LoginDocument, { input });
  if (code !== "SECOND_FACTOR_NEEDED") throw new Error(`refused with ${code}`);
}

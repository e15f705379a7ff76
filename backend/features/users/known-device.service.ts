import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import type { CallerTokens, TokenKind } from "../../lib/caller-tokens.ts";
import type { AccountWithPassword } from "./user.data.ts";

type KnownPassword = Pick<AccountWithPassword, "user" | "passwordHash">;

const maxAccounts = 5;

const accountSchema = z.tuple([z.int(), z.string()]);

const deviceToken = {
  name: "device",
  schema: z.object({ id: z.string(), accounts: z.array(accountSchema).max(maxAccounts) }),
  // As long as browsers keep a cookie.
  lifetimeSeconds: 400 * 24 * 60 * 60,
} satisfies TokenKind<unknown>;

// A new password makes devices unknown: the old one's knower could have many. Salted hashes keep the mark safe.
function passwordMark({ passwordHash }: KnownPassword): string {
  return createHash("sha256").update(passwordHash).digest("base64url").slice(0, 11);
}

/** The caller's device, if this account has signed in from it with its current password. */
export function knownDevice(tokens: CallerTokens, account: KnownPassword): string | undefined {
  const note = tokens.read(deviceToken);
  const mark = passwordMark(account);
  return note?.accounts.some(([id, kept]) => id === account.user.id && kept === mark) ? note.id : undefined;
}

/** Adds an account to the device's token; too many push out the oldest. */
export function rememberDevice(tokens: CallerTokens, account: KnownPassword): void {
  const note = tokens.read(deviceToken);
  const others = (note?.accounts ?? []).filter(([id]) => id !== account.user.id);
  tokens.give(deviceToken, {
    id: note?.id ?? randomBytes(12).toString("base64url"),
    accounts: [[account.user.id, passwordMark(account)], ...others.slice(0, maxAccounts - 1)],
  });
}

import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type HashingTurn, whenItsTheirTurn } from "../../lib/passwords.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { strangerAt, subjectOf } from "./audited-by.service.ts";
import type { SignedInAccount } from "./begin-session.service.ts";
import type { Context } from "./context.type.ts";
import { knownDevice } from "./known-device.service.ts";
import { type Attempter, claimAttempt } from "./sign-in-throttle.service.ts";
import { type AccountWithPassword, findUserByLogin, usernameKey } from "./user.data.ts";
import type { LoginInput } from "./user.input.ts";

/** What a sign-in needs of a request. */
export type Caller = Pick<Context, "clientAddress" | "tokens">;

interface Attempt {
  attempter: Attempter;
  /** Undefined when there is no such account. */
  passwordHash: string | undefined;
  password: string;
}

/** Whether a proof is right; wrong ones count. @throws DomainError RATE_LIMITED */
export async function prove(db: Database, attempter: Attempter, check: () => Promise<boolean>): Promise<boolean> {
  const forgive = await claimAttempt(db, attempter);
  const fits = await check();
  if (fits) await forgive();
  return fits;
}

/** Whether a password is right, see {@link prove}. @throws DomainError RATE_LIMITED; UNAVAILABLE */
export function provePassword(db: Database, { attempter, passwordHash, password }: Attempt): Promise<boolean> {
  const turn: HashingTurn =
    attempter.kind === "stranger"
      ? { line: "stranger", key: attempter.address }
      : { line: "known", key: String(attempter.account) };
  // Counted on its turn, so concurrent attempts with the right password do not slow each other down.
  return whenItsTheirTurn(turn, ({ verify }) => prove(db, attempter, () => verify(passwordHash, password)));
}

function deviceOf(account: AccountWithPassword, tokens: CallerTokens): Attempter | undefined {
  const device = knownDevice(tokens, account);
  return device === undefined ? undefined : { kind: "device", account: account.user.id, device };
}

/**
 * By username or e-mail address; no refusal of a guess reveals whether an account exists.
 * @throws DomainError BAD_INPUT; UNAUTHENTICATED; RATE_LIMITED; UNAVAILABLE; FORBIDDEN for a disabled account
 */
export async function authenticate(
  db: Database,
  { username, password }: LoginInput,
  caller: Caller,
): Promise<SignedInAccount> {
  if (username.trim() === "") throw new DomainError("BAD_INPUT", message("rules.usernameRequired"));
  if (password === "") throw new DomainError("BAD_INPUT", message("rules.passwordRequired"));
  const { clientAddress, tokens } = caller;
  const found = await findUserByLogin(db.prisma, username);
  const attempter: Attempter = (found && deviceOf(found, tokens)) ?? {
    kind: "stranger",
    account: found?.user.id ?? usernameKey(username),
    address: clientAddress,
  };
  const fits = await provePassword(db, { attempter, passwordHash: found?.passwordHash, password });
  if (found && fits && !found.user.isDisabled) return found;
  await recordRepeatedAudit(db.prisma, {
    kind: "sign-in-failed",
    by: strangerAt(clientAddress),
    ...(found && { subject: subjectOf(found.user) }),
    details: { way: fits ? "disabled" : "password" },
  });
  if (!fits) throw new DomainError("UNAUTHENTICATED", message("refusals.wrongPassword"));
  // Only after the right password: to guessers, a disabled account is like any other.
  throw new DomainError("FORBIDDEN", message("refusals.accountDisabled"));
}

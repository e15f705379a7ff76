import { createHash, randomBytes } from "node:crypto";
import { z } from "zod";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens, TokenKind } from "../../http/caller-tokens.ts";
import type { WaitingSignIn } from "../../http/session.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type HashingTurn, whenItsTheirTurn } from "../../lib/passwords.ts";
import { recordAudit } from "../audit/audit-entry.service.ts";
import type { AuditDetails, SecondFactorKind } from "../audit/audit-entry.type.ts";
import { type Attempter, claimAttempt } from "./attempt-limit.service.ts";
import { strangerAt, subjectOf, userAt } from "./caller.service.ts";
import type { Context } from "./context.type.ts";
import { type AccountWithPassword, findSignInFacts, findUserByLogin, usernameKey } from "./user.data.ts";
import type { LoginInput } from "./user.input.ts";
import type { User } from "./user.type.ts";

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
  await recordAudit(db.prisma, {
    kind: "sign-in-failed",
    by: strangerAt(clientAddress),
    ...(found && { subject: subjectOf(found.user) }),
    details: { way: fits ? "disabled" : "password" },
  });
  if (!fits) throw new DomainError("UNAUTHENTICATED", message("refusals.wrongPassword"));
  // Only after the right password: to guessers, a disabled account is like any other.
  throw new DomainError("FORBIDDEN", message("refusals.accountDisabled"));
}

/** A proven user, and the version of their credentials at that moment. */
export interface SignedInAccount {
  user: User;
  credentialsVersion: number;
}

/** Options of a new session. */
export interface SessionOptions {
  /** 30 days; otherwise it ends with the browser. */
  rememberMe: boolean;
  byLink: boolean;
}

type Request = Pick<Context, "db" | "session" | "tokens" | "clientAddress">;

/**
 * Every way to sign in with one factor calls this. With a second factor, nobody is signed in until `completeSignIn`.
 * @throws DomainError SECOND_FACTOR_NEEDED; UNAUTHENTICATED when the credentials have changed meanwhile
 */
export async function beginSession(
  request: Request,
  { user, credentialsVersion }: SignedInAccount,
  wish: SessionOptions,
): Promise<void> {
  const account = { userId: user.id, credentialsVersion };
  const facts = await findSignInFacts(request.db.prisma, user.id);
  if (facts?.hasSecondFactor) {
    await request.session.wait(account, wish.rememberMe, wish.byLink);
    const next = wish.byLink ? message("refusals.secondFactorNeededByLink") : message("refusals.secondFactorNeeded");
    throw new DomainError("SECOND_FACTOR_NEEDED", next);
  }
  await noteSignIn(request, user, { way: wayOf(wish) });
  await request.session.signIn(account, wish.rememberMe, { byLink: wish.byLink });
  rememberUnlessByLink(request, user, wish, facts?.passwordHash);
}

/** After all factors. @throws DomainError UNAUTHENTICATED if credentials changed, or for a completed sign-in */
export async function beginConfirmedSession(
  request: Request,
  user: User,
  waiting: WaitingSignIn,
  secondFactor: SecondFactorKind,
): Promise<void> {
  const facts = await findSignInFacts(request.db.prisma, user.id);
  await noteSignIn(request, user, { way: wayOf(waiting), secondFactor });
  await request.session.completeSignIn(waiting);
  rememberUnlessByLink(request, user, waiting, facts?.passwordHash);
}

const wayOf = ({ byLink }: SessionOptions) => (byLink ? "link" : "password");

// First, so that no session begins without an entry.
async function noteSignIn(request: Request, user: User, details: AuditDetails["signed-in"]): Promise<void> {
  await recordAudit(request.db.prisma, { kind: "signed-in", by: userAt(user, request), details });
}

// Known devices prove knowledge of the password, which only a begun session proves unchanged.
function rememberUnlessByLink(
  { tokens }: Request,
  user: User,
  { byLink }: SessionOptions,
  passwordHash: string | undefined,
): void {
  if (passwordHash !== undefined && !byLink) rememberDevice(tokens, { user, passwordHash });
}

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
function knownDevice(tokens: CallerTokens, account: KnownPassword): string | undefined {
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

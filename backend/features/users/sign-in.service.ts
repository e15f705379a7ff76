import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { Allotment, declareAllotment } from "../../lib/allotment.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import { formatSeconds } from "../../lib/declared-limits.ts";
import { defaultLimits } from "../../lib/default-limits.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { type HashingTurn, type PasswordHasher, whenItsTheirTurn } from "../../lib/passwords.ts";
import { SpareTime } from "../../lib/spare-time.ts";
import { recordRepeatedAudit } from "../audit/audit-entry.service.ts";
import { strangerAt, subjectOf } from "./audited-by.service.ts";
import type { SignedInAccount } from "./begin-session.service.ts";
import { deviceName, knownDevice } from "./known-device.service.ts";
import {
  type Attempter,
  claimAttempt,
  foreseeWait,
  forgiveFailures,
  mustWait,
  tooManyFailures,
} from "./sign-in-throttle.service.ts";
import { type AccountWithPassword, findUserByLogin, usernameKey } from "./user.data.ts";
import type { LoginInput } from "./user.input.ts";

/** What a sign-in needs of a request. */
export interface Caller {
  clientAddress: string;
  tokens: CallerTokens;
  settings: { maxSignInHoldMs: number };
}

// Hundreds of sign-ins would delay searches even before any password is checked.
const lookUps = new SpareTime({ share: 0.25, atOnce: 2 });

// Known devices take turns with networks, however many callers a network has.
function groupOf({ clientAddress, tokens }: Caller): string {
  const device = deviceName(tokens);
  return device === undefined ? `network ${clientAddress}` : `device ${device}`;
}

// A request that waits costs little, but not nothing.
const holds = new Allotment(
  declareAllotment({
    what: `Sign-ins: those that wait for ${formatSeconds(defaultLimits.maxSignInHoldMs / 1000)} before they are tried or refused; the others are refused at once`,
    counts: "network or account",
    total: 1000,
    perKey: 250,
    beyond: { own: mustWait, all: mustWait },
  }),
);

interface Attempt {
  attempter: Attempter;
  /** Undefined when there is no such account. */
  passwordHash: string | undefined;
  password: string;
}

function turnOf(attempter: Attempter): HashingTurn {
  if (attempter.kind === "stranger") return { line: "stranger", key: attempter.address };
  return { line: "known", key: String(attempter.account) };
}

type Trial = { isMade: true; fits: boolean } | { isMade: false; waitMs: number };

/** Called at most once for each attempt that counts. */
type Check = (passwords: PasswordHasher) => Promise<boolean>;

// Counted on its turn, so concurrent attempts with the right password do not slow each other down.
async function tryOnce(db: Database, attempter: Attempter, check: Check, passwords: PasswordHasher): Promise<Trial> {
  const { waitMs, claim } = await claimAttempt(db, attempter);
  if (!claim) return { isMade: false, waitMs };
  const fits = await check(passwords);
  if (fits) await forgiveFailures(db, claim);
  return { isMade: true, fits };
}

async function tryIfFree(db: Database, attempter: Attempter, check: Check): Promise<Trial> {
  const turn = turnOf(attempter);
  const waitMs = await lookUps.run(`${turn.line} ${turn.key}`, () => foreseeWait(db, attempter));
  if (waitMs > 0) return { isMade: false, waitMs };
  return whenItsTheirTurn(turn, (passwords) => tryOnce(db, attempter, check, passwords));
}

// Spreads concurrent refusals, so that the callers do not all come back together.
function holdOf(waitMs: number, maxMs: number): number {
  return waitMs <= maxMs ? waitMs : maxMs * (0.5 + Math.random() / 2);
}

/** Whether a proof is right; waits up to `maxHoldMs`, also to refuse. @throws DomainError RATE_LIMITED; UNAVAILABLE */
export async function prove(db: Database, attempter: Attempter, check: Check, maxHoldMs: number): Promise<boolean> {
  const { line, key } = turnOf(attempter);
  const lastMoment = performance.now() + maxHoldMs;
  for (;;) {
    const trial = await tryIfFree(db, attempter, check);
    if (trial.isMade) return trial.fits;
    const holdMs = holdOf(trial.waitMs, Math.max(0, lastMoment - performance.now()));
    const hasWaited = await holds.hold(`${line} ${key}`, holdMs);
    if (!hasWaited || holdMs < trial.waitMs) throw tooManyFailures(trial.waitMs - (hasWaited ? holdMs : 0));
  }
}

/** Whether a password is right, see {@link prove}. */
export function provePassword(
  db: Database,
  { attempter, passwordHash, password }: Attempt,
  maxHoldMs: number,
): Promise<boolean> {
  return prove(db, attempter, ({ verify }) => verify(passwordHash, password), maxHoldMs);
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
  const { clientAddress, tokens, settings } = caller;
  const found = await lookUps.run(groupOf(caller), () => findUserByLogin(db.prisma, username));
  const attempter: Attempter = (found && deviceOf(found, tokens)) ?? {
    kind: "stranger",
    account: found?.user.id ?? usernameKey(username),
    address: clientAddress,
  };
  const attempt = { attempter, passwordHash: found?.passwordHash, password };
  const fits = await provePassword(db, attempt, settings.maxSignInHoldMs);
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

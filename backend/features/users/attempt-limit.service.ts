import { createHash } from "node:crypto";
import { RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { DeclaredLimit, formatRefusal, formatSeconds, type Refusal, refusalError } from "../../lib/declared-limits.ts";
import { onceFor } from "../../lib/once-for.ts";

const minute = 60;
const hour = 60 * minute;

/** How often something may be tried, counted by all processes together. */
interface AttemptRule {
  name: string;
  what: string;
  counts: string;
  max: number;
  /** From the first attempt on. */
  windowSeconds: number;
  message: Refusal["message"];
}

export type AttemptLimit = DeclaredLimit<AttemptRule>;

const refusalOf = ({ message }: AttemptRule): Refusal => ({ code: "RATE_LIMITED", message });

type InMinutes = "refusals.tooManyFailedSignIns" | "refusals.tooManyRegistrations" | "refusals.tooManySignInLinks";
const inMinutes = (key: InMinutes) => (seconds: number) =>
  message(key, { minutes: Math.max(1, Math.ceil(seconds / minute)) });

/** A limit, and its row in the table of limits. */
export function declareAttempts(rule: AttemptRule): AttemptLimit {
  const { what, counts, max, windowSeconds } = rule;
  return new DeclaredLimit(rule, {
    what,
    counts: `${counts}, in the database`,
    limit: `${max} in ${formatSeconds(windowSeconds)}`,
    beyond: formatRefusal(refusalOf(rule), windowSeconds),
  });
}

const limitersOf = onceFor((db: Database) => {
  const limiterOf = onceFor(
    ({ limit: { name, max, windowSeconds } }: AttemptLimit) =>
      new RateLimiterPostgres({
        ...{ storeClient: db.pool, storeType: "pool", tableName: "attempt_counts", tableCreated: true },
        ...{ keyPrefix: name, points: max, duration: windowSeconds },
      }),
  );
  return limiterOf;
});

/** Hashed, because people type their passwords into the username field, and so that the table contains no addresses. */
const keyOf = (who: string | number): string => createHash("sha256").update(String(who)).digest("hex");

/** Counts an attempt of a network or account, even a failed one. @throws DomainError RATE_LIMITED */
export async function countLimitedAttempt(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  try {
    await limitersOf(db)(limit).consume(keyOf(who));
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal;
    throw refusalError(refusalOf(limit.limit), Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)));
  }
}

/** Takes back one attempt. */
async function takeBackAttempt(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  await limitersOf(db)(limit).reward(keyOf(who));
}

/** Forgets all attempts. */
async function forgetAttempts(db: Database, limit: AttemptLimit, who: string | number): Promise<void> {
  await limitersOf(db)(limit).delete(keyOf(who));
}

// A mobile network puts many people behind one address.
const registrations = declareAttempts({
  name: "register",
  what: "Registrations: successful or not",
  counts: "each network",
  max: 100,
  windowSeconds: hour,
  message: inMinutes("refusals.tooManyRegistrations"),
});

/** Counts a registration, even a failed one. @throws DomainError RATE_LIMITED for too many from this network */
export const countRegistration = (db: Database, address: string): Promise<void> =>
  countLimitedAttempt(db, registrations, address);

// A mobile network puts many people behind one address, and nobody can guess a token.
const misses = declareAttempts({
  name: "sign-in link",
  what: "Sign-ins: links, also of helpers, that do not work",
  counts: "each network",
  max: 100,
  windowSeconds: hour,
  message: inMinutes("refusals.tooManySignInLinks"),
});

/** Counts only links that do not work, so neighbors block nobody. @throws DomainError RATE_LIMITED for the network */
export const countLinkMiss = (db: Database, address: string): Promise<void> => countLimitedAttempt(db, misses, address);

/** Who tries a password, and whom failures count against. */
export type Attempter =
  /** Known by network only, at an account or at a login without an account. */
  | { kind: "stranger"; account: number | string; address: string }
  /** A device that this account has signed in from. */
  | { kind: "device"; device: string; account: number }
  | { kind: "session"; account: number }
  /** Anybody who knows the account's password and tries codes. */
  | { kind: "app code" | "recovery code"; account: number };

type FailureRule = Pick<AttemptRule, "name" | "what" | "counts"> & Partial<AttemptRule>;

const failures = ({ what, ...rule }: FailureRule) =>
  declareAttempts({
    ...{ what: `Sign-ins: ${what}`, message: inMinutes("refusals.tooManyFailedSignIns") },
    ...{ max: 10, windowSeconds: 10 * minute },
    ...rule,
  });

const ofDevice = failures({
  name: "sign-in device",
  what: "failed ones from a device that signed in to the account before",
  counts: "each device and account",
});
const ofNetworkAtAccount = failures({
  name: "sign-in own",
  what: "failed ones of an account from other devices of a network",
  counts: "each network and account",
});
const ofStrangersAtAccount = failures({
  ...{ name: "sign-in account", what: "failed ones of an account from all other devices", counts: "each account" },
  ...{ max: 100, windowSeconds: hour },
});
// A network may be a crowd; the rules above protect an account.
const ofNetwork = failures({
  name: "sign-in network",
  what: "failed ones at all accounts from other devices of a network",
  ...{ counts: "each network", max: 300 },
});
const ofAccount = (name: string, what: string) => failures({ name, what, counts: "each account" });
const ofSession = ofAccount("own password", "wrong current passwords of a signed-in user");
const ofRecoveryCodes = ofAccount("recovery code", "wrong recovery codes");
/** Three of a million are right, so 40 guesses a day take 20 years for half of a chance. */
const ofAppCodes = failures({
  ...{ name: "app code", what: "wrong codes of an authenticator app", counts: "each account", windowSeconds: 6 * hour },
});

type Count = readonly [limit: AttemptLimit, who: string | number];

/** What an attempt counts against: the attempter's own count first; known callers count against nobody else. */
function countsOf(attempter: Attempter): readonly [own: Count, ...shared: Count[]] {
  const { account } = attempter;
  if (attempter.kind === "device") return [[ofDevice, `${account} ${attempter.device}`]];
  if (attempter.kind === "session") return [[ofSession, account]];
  if (attempter.kind !== "stranger") return [[attempter.kind === "app code" ? ofAppCodes : ofRecoveryCodes, account]];
  return [
    [ofNetworkAtAccount, `${account} ${attempter.address}`],
    [ofStrangersAtAccount, account],
    [ofNetwork, attempter.address],
  ];
}

/**
 * Counts an attempt before its result is known, so that concurrent ones cannot exceed the limits. The result takes it back,
 * and forgets the attempter's own failures.
 * @throws DomainError RATE_LIMITED
 */
export async function claimAttempt(db: Database, attempter: Attempter): Promise<() => Promise<void>> {
  const [own, ...shared] = countsOf(attempter);
  for (const count of [own, ...shared]) await countLimitedAttempt(db, ...count);
  return async () => {
    await forgetAttempts(db, ...own);
    for (const count of shared) await takeBackAttempt(db, ...count);
  };
}

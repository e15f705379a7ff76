import { message } from "../../../common/messages/message.ts";
import type { Database, Queryable } from "../../database/client.ts";
import { inTransaction } from "../../database/transaction.ts";
import { declareLimit, formatRefusal, formatSeconds, type Refusal, refusalError } from "../../lib/declared-limits.ts";
import type { DomainError } from "../../lib/domain-error.ts";
import {
  findPaces,
  forgetPace,
  giveBackAttempt,
  lockPaces,
  paceKey,
  removeExpiredPaces,
  type SignInPace,
  savePaces,
  takeBooking,
} from "./sign-in-pace.data.ts";

/** Who tries a password, and whom failures slow down. */
export type Attempter =
  /** Known by network only, at an account or at a login without an account. */
  | { kind: "stranger"; account: number | string; address: string }
  /** A device that this account has signed in from. */
  | { kind: "device"; device: string; account: number }
  | { kind: "session"; account: number }
  /** Anybody who knows the account's password and tries codes. */
  | { kind: "app code" | "recovery code"; account: number };

interface PaceRule {
  free: number;
  /** After the first failure beyond the free ones; each further one doubles it. */
  firstSeconds: number;
  maxSeconds: number;
  /** Since the last failure. */
  keepSeconds: number;
}

const hour = 60 * 60;
const day = 24 * hour;

/** For one stranger, device or session at one account. */
export const ownRule: PaceRule = { free: 10, firstSeconds: 1, maxSeconds: 60, keepSeconds: day };
/** For all strangers at one account; those with few failures are counted separately. */
export const newcomersRule: PaceRule = { free: 20, firstSeconds: 1, maxSeconds: 30, keepSeconds: hour };
export const othersRule: PaceRule = { ...newcomersRule, maxSeconds: 60 };
/** For a network, which may be a crowd; the rules above protect an account. */
export const addressRule: PaceRule = { free: 100, firstSeconds: 1 / 8, maxSeconds: 1 / 2, keepSeconds: hour };

/** For all who try codes of an app: three of a million are right, so a guess every 15 minutes takes 3,500 days. */
const appCodeRule: PaceRule = { free: 10, firstSeconds: 1, maxSeconds: hour / 4, keepSeconds: day };

/** With fewer failures than this, a network is a newcomer at an account. */
const failuresOfNewcomers = 3;

export const mustWait: Refusal = {
  code: "RATE_LIMITED",
  message: (seconds) => message("refusals.tooManyFailedSignIns", { seconds }),
};

const formatRule = ({ free, firstSeconds, maxSeconds, keepSeconds }: PaceRule) =>
  `${free} free, then a wait of ${formatSeconds(firstSeconds)} that doubles up to ${formatSeconds(maxSeconds)}; ` +
  `forgotten ${formatSeconds(keepSeconds)} after the last one`;

const declarePace = (what: string, counts: string, ...rules: PaceRule[]) =>
  declareLimit({
    what: `Sign-ins: ${what}`,
    counts: `${counts}, in the database`,
    limit: [...new Set(rules.map(formatRule))].join("; others: "),
    beyond: formatRefusal(mustWait, Math.max(1, ...rules.map(({ maxSeconds }) => maxSeconds))),
  });

declarePace("failed ones from a device that signed in to the account before", "each device and account", ownRule);
declarePace("failed ones of an account from other devices of a network", "each network and account", ownRule);
declarePace(
  `failed ones of an account from all other devices; first those in networks with fewer than ${failuresOfNewcomers} failures`,
  "each account",
  newcomersRule,
  othersRule,
);
declarePace("failed ones at all accounts from other devices of a network", "each network", addressRule);
declarePace("wrong current passwords of a signed-in user, and wrong recovery codes", "each account", ownRule);
declarePace("wrong codes of an authenticator app", "each account", appCodeRule);

/** No attempt is booked further ahead, so nobody waits longer. */
const maxWaitMs = 60_000;

function comeBackMs({ rule }: Place, waitMs: number): number {
  return Math.min(waitMs, Math.max(maxWaitMs, rule.maxSeconds * 1000));
}

interface Place {
  key: string;
  rule: PaceRule;
}

function ownPlace(attempter: Attempter): Place {
  const { kind, account } = attempter;
  if (kind === "stranger") return { key: paceKey(kind, account, attempter.address), rule: ownRule };
  if (kind === "device") return { key: paceKey(kind, account, attempter.device), rule: ownRule };
  if (kind === "app code") return { key: paceKey(kind, account), rule: appCodeRule };
  return { key: paceKey(kind, account), rule: ownRule };
}

/** By failures at the attempter's own counter; known callers slow down nobody else. */
function sharedPlaces(attempter: Attempter, failures: number): Place[] {
  if (attempter.kind !== "stranger") return [];
  const { account, address } = attempter;
  const isNewcomer = failures < failuresOfNewcomers;
  return [
    { key: paceKey("account", account, String(isNewcomer)), rule: isNewcomer ? newcomersRule : othersRule },
    { key: paceKey("address", address), rule: addressRule },
  ];
}

/** Milliseconds until the next attempt, after this many failed or pending ones. */
export function delayMs({ free, firstSeconds, maxSeconds }: PaceRule, failures: number): number {
  if (failures < free) return 0;
  return Math.min(maxSeconds, firstSeconds * 2 ** (failures - free)) * 1000;
}

/** An attempt that may be made now, and its counters. */
export interface Claim {
  own: string;
  shared: string[];
}

/** The claim, or for how many milliseconds the attempt is booked. */
export type ClaimOutcome = { waitMs: 0; claim: Claim } | { waitMs: number; claim: undefined };

/** The refusal of a caller who has to wait. */
export const tooManyFailures = (waitMs: number): DomainError =>
  refusalError(mustWait, Math.max(1, Math.ceil(waitMs / 1000)));

type PacedPlace = Place & { pace: SignInPace };

function withPaces(places: readonly Place[], paces: readonly SignInPace[]): PacedPlace[] {
  return places.flatMap((place) => {
    const pace = paces.find(({ key }) => key === place.key);
    return pace ? [{ ...place, pace }] : [];
  });
}

async function lock(tx: Queryable, places: readonly Place[]): Promise<PacedPlace[]> {
  if (places.length === 0) return [];
  const keys = places.map(({ key }) => key);
  return withPaces(places, await lockPaces(tx, keys));
}

function maxWait(places: readonly PacedPlace[]): number {
  return Math.max(0, ...places.map(({ pace }) => pace.freeInMs));
}

async function claimIn(tx: Queryable, attempter: Attempter): Promise<ClaimOutcome> {
  const own = ownPlace(attempter);
  // Everybody locks their own counter first, so there is no deadlock.
  const lockedOwn = await lock(tx, [own]);
  const { failures = 0, bookedInMs = null } = lockedOwn[0]?.pace ?? {};
  const isBooked = bookedInMs !== null;
  const shared = sharedPlaces(attempter, isBooked ? failures - 1 : failures);
  const claim = { own: own.key, shared: shared.map(({ key }) => key) };
  if (isBooked && bookedInMs > 0) return { waitMs: bookedInMs, claim: undefined };
  if (isBooked) {
    await takeBooking(tx, own.key);
    return { waitMs: 0, claim };
  }
  const places = [...lockedOwn, ...(await lock(tx, shared))];
  const waitMs = maxWait(places);
  // Throwing rolls back: a refused attempt is not counted, so retrying does not extend the wait.
  if (waitMs > maxWaitMs) throw tooManyFailures(comeBackMs(own, waitMs));
  await savePaces(
    tx,
    places.map(({ key, rule, pace }) => ({
      key,
      failures: pace.failures + 1,
      freeInMs: waitMs + delayMs(rule, pace.failures + 1),
      bookedInMs: waitMs > 0 && key === own.key ? waitMs : null,
      keepSeconds: rule.keepSeconds,
    })),
  );
  return waitMs === 0 ? { waitMs: 0, claim } : { waitMs, claim: undefined };
}

/** A known wait in milliseconds; 0 when {@link claimAttempt} decides. Counts and locks nothing, so it is cheap. */
export async function foreseeWait(db: Database, attempter: Attempter): Promise<number> {
  const own = ownPlace(attempter);
  const shared = [0, failuresOfNewcomers].flatMap((failures) => sharedPlaces(attempter, failures));
  const paces = await findPaces(db.prisma, [own.key, ...shared.map(({ key }) => key)]);
  const [paced] = withPaces([own], paces);
  const { failures = 0, bookedInMs = null } = paced?.pace ?? {};
  if (bookedInMs !== null) return bookedInMs;
  const waitMs = maxWait(withPaces([own, ...sharedPlaces(attempter, failures)], paces));
  return waitMs > maxWaitMs ? comeBackMs(own, waitMs) : 0;
}

/**
 * Counts an attempt in advance or books it for a return on time. {@link forgiveFailures} takes it back.
 * @throws DomainError RATE_LIMITED when the wait would be too long to book
 */
export async function claimAttempt(db: Database, attempter: Attempter): Promise<ClaimOutcome> {
  const outcome = await inTransaction(db, (tx) => claimIn(tx, attempter));
  if (outcome.claim) await removeExpiredPaces(db.prisma);
  return outcome;
}

/** Takes back a successful attempt, and forgets the caller's failures. */
export async function forgiveFailures(db: Database, { own, shared }: Claim): Promise<void> {
  await inTransaction(db, async (tx) => {
    await forgetPace(tx, own);
    if (shared.length > 0) await giveBackAttempt(tx, shared);
  });
}

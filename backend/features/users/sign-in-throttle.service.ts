import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import {
  type AttemptLimit,
  countLimitedAttempt,
  declareAttempts,
  forgetAttempts,
  takeBackAttempt,
} from "./attempt-limit.service.ts";

/** Who tries a password, and whom failures count against. */
export type Attempter =
  /** Known by network only, at an account or at a login without an account. */
  | { kind: "stranger"; account: number | string; address: string }
  /** A device that this account has signed in from. */
  | { kind: "device"; device: string; account: number }
  | { kind: "session"; account: number }
  /** Anybody who knows the account's password and tries codes. */
  | { kind: "app code" | "recovery code"; account: number };

const minute = 60;
const hour = 60 * minute;

const failures = (name: string, what: string, counts: string, max: number, windowSeconds: number) =>
  declareAttempts({
    name,
    what: `Sign-ins: ${what}`,
    counts,
    max,
    windowSeconds,
    message: (seconds) => message("refusals.tooManyFailedSignIns", { minutes: Math.max(1, Math.ceil(seconds / 60)) }),
  });

const ofDevice = failures(
  "sign-in device",
  "failed ones from a device that signed in to the account before",
  "each device and account",
  10,
  10 * minute,
);
const ofNetworkAtAccount = failures(
  "sign-in own",
  "failed ones of an account from other devices of a network",
  "each network and account",
  10,
  10 * minute,
);
const ofStrangersAtAccount = failures(
  "sign-in account",
  "failed ones of an account from all other devices",
  "each account",
  100,
  hour,
);
// A network may be a crowd; the rules above protect an account.
const ofNetwork = failures(
  "sign-in network",
  "failed ones at all accounts from other devices of a network",
  "each network",
  300,
  10 * minute,
);
const ofSession = failures(
  "own password",
  "wrong current passwords of a signed-in user",
  "each account",
  10,
  10 * minute,
);
const ofRecoveryCodes = failures("recovery code", "wrong recovery codes", "each account", 10, 10 * minute);
/** Three of a million are right, so 40 guesses a day take 20 years for half of a chance. */
const ofAppCodes = failures("app code", "wrong codes of an authenticator app", "each account", 10, 6 * hour);

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

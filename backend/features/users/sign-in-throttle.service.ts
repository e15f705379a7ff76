import type { Database } from "../../database/client.ts";
import { type SharedRate, sharedRates } from "../../limits.ts";
import { countLimitedAttempt, forgetAttempts, takeBackAttempt } from "./attempt-limit.service.ts";

/** Who tries a password, and whom failures count against. */
export type Attempter =
  /** Known by network only, at an account or at a login without an account. */
  | { kind: "stranger"; account: number | string; address: string }
  /** A device that this account has signed in from. */
  | { kind: "device"; device: string; account: number }
  | { kind: "session"; account: number }
  /** Anybody who knows the account's password and tries codes. */
  | { kind: "app code" | "recovery code"; account: number };

type Count = readonly [limit: SharedRate, who: string | number];

/** What an attempt counts against: the attempter's own count first; known callers count against nobody else. */
function countsOf(attempter: Attempter): readonly [own: Count, ...shared: Count[]] {
  const { account } = attempter;
  if (attempter.kind === "device") return [[sharedRates.signInsOfDevice, `${account} ${attempter.device}`]];
  if (attempter.kind === "session") return [[sharedRates.passwordsOfSession, account]];
  if (attempter.kind !== "stranger")
    return [[attempter.kind === "app code" ? sharedRates.appCodes : sharedRates.recoveryCodes, account]];
  return [
    [sharedRates.signInsOfNetworkAtAccount, `${account} ${attempter.address}`],
    [sharedRates.signInsOfStrangersAtAccount, account],
    [sharedRates.signInsOfNetwork, attempter.address],
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

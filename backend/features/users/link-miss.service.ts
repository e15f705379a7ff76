import type { Database } from "../../database/client.ts";
import { sharedRates } from "../../limits.ts";
import { countLimitedAttempt } from "./attempt-limit.service.ts";

/** Counts only links that do not work, so neighbors block nobody. @throws DomainError RATE_LIMITED for the network */
export const countLinkMiss = (db: Database, address: string): Promise<void> =>
  countLimitedAttempt(db, sharedRates.linkMisses, address);

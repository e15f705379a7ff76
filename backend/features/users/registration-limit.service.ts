import type { Database } from "../../database/client.ts";
import { sharedRates } from "../../limits.ts";
import { countLimitedAttempt } from "./attempt-limit.service.ts";

/** Counts a registration, even a failed one. @throws DomainError RATE_LIMITED for too many from this network */
export const countRegistration = (db: Database, address: string): Promise<void> =>
  countLimitedAttempt(db, sharedRates.registrations, address);

import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { countLimitedAttempt, declareAttempts } from "./attempt-limit.service.ts";

// Generous, because a mobile network puts many people behind one address.
const registrations = declareAttempts({
  name: "register",
  what: "Registrations: successful or not",
  counts: "each network",
  max: 100,
  windowSeconds: 60 * 60,
  message: (secondsLeft) =>
    message("refusals.tooManyRegistrations", { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) }),
});

/**
 * Counts a registration, whether or not it succeeds.
 *
 * @param address the caller's network
 * @throws DomainError RATE_LIMITED when there were too many from this address.
 */
export const countRegistration = (db: Database, address: string): Promise<void> =>
  countLimitedAttempt(db, registrations, address);

import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { countLimitedAttempt, declareAttempts } from "./attempt-limit.service.ts";

// A mobile network puts many people behind one address.
const registrations = declareAttempts({
  name: "register",
  what: "Registrations: successful or not",
  counts: "each network",
  max: 100,
  windowSeconds: 60 * 60,
  message: (secondsLeft) =>
    message("refusals.tooManyRegistrations", { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) }),
});

/** Counts a registration, even a failed one. @throws DomainError RATE_LIMITED for too many from this network */
export const countRegistration = (db: Database, address: string): Promise<void> =>
  countLimitedAttempt(db, registrations, address);

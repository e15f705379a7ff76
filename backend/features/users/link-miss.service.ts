import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { countLimitedAttempt, declareAttempts } from "./attempt-limit.service.ts";

// A mobile network puts many people behind one address, and nobody can guess a token.
const misses = declareAttempts({
  name: "sign-in link",
  what: "Sign-ins: links, also of helpers, that do not work",
  counts: "each network",
  max: 100,
  windowSeconds: 60 * 60,
  message: (secondsLeft) =>
    message("refusals.tooManySignInLinks", { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) }),
});

/** Counts only links that do not work, so neighbors block nobody. @throws DomainError RATE_LIMITED for the network */
export const countLinkMiss = (db: Database, address: string): Promise<void> => countLimitedAttempt(db, misses, address);

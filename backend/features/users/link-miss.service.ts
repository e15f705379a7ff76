import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { countLimitedAttempt, declareAttempts } from "./attempt-limit.service.ts";

// Generous, because a mobile network puts many people behind one address. Nobody can guess a token anyway.
const misses = declareAttempts({
  name: "sign-in link",
  what: "Sign-ins: links, also of helpers, that do not work",
  counts: "each network",
  max: 100,
  windowSeconds: 60 * 60,
  message: (secondsLeft) =>
    message("refusals.tooManySignInLinks", { minutes: Math.max(1, Math.ceil(secondsLeft / 60)) }),
});

/**
 * Counts a link that does not work, of any kind. A working link is never counted, so nobody is refused for what their
 * neighbors try.
 *
 * @param address the caller's network
 * @throws DomainError RATE_LIMITED when the network has tried too many.
 */
export const countLinkMiss = (db: Database, address: string): Promise<void> => countLimitedAttempt(db, misses, address);

import { message } from "../../../common/messages/message.ts";
import type { Database } from "../../database/client.ts";
import { countLimitedAttempt, declareAttempts } from "../users/attempt-limit.service.ts";
import type { User } from "../users/user.type.ts";

// Enough to move an installation's events in a few days by hand.
const imports = declareAttempts({
  name: "archive import",
  what: "Archives: imports, successful or not",
  counts: "each account",
  max: 20,
  windowSeconds: 24 * 60 * 60,
  message: (secondsLeft) =>
    message("event-archive.tooManyImports", { hours: Math.max(1, Math.ceil(secondsLeft / 3600)) }),
});

/** Counts an import, even a failed one: it takes ids and time. @throws DomainError RATE_LIMITED (20 a day) */
export const countImport = (db: Database, { id }: Pick<User, "id">): Promise<void> =>
  countLimitedAttempt(db, imports, id);

import { message } from "../common/messages/message.ts";
import type { Settings } from "./features/users/context.type.ts";
import { defaultLimits } from "./lib/default-limits.ts";
import { MissLimit } from "./lib/look-ups.ts";
import { declareRate, RateLimit } from "./lib/rate-limit.ts";
import { SharedLimit } from "./lib/shared-limit.ts";

const searches = declareRate({
  what: "Searches: of callers who are not signed in, and of editors and viewers",
  counts: "each network, editor or viewer",
  max: defaultLimits.searchRateLimit,
  variable: "SEARCH_RATE_LIMIT",
});

const newDocuments = declareRate({
  what: "Requests: documents that the process has not seen before, of callers who are not signed in",
  counts: "each network",
  max: defaultLimits.documentRateLimit,
});

const operations = declareRate({
  what: "Requests: operations other than searches, of callers who are not signed in",
  counts: "each network",
  max: defaultLimits.operationRateLimit,
});

const ofAccounts = declareRate({
  what: "Requests: of signed-in callers, of any kind",
  counts: "each account or helper",
  max: defaultLimits.accountRateLimit,
});

const misses = declareRate({
  what: "Events: lookups of those that do not exist or are not public, except by administrators",
  counts: "each network",
  max: defaultLimits.eventMissLimit,
  variable: "EVENT_MISS_LIMIT",
  message: message("refusals.tooManyMissingEvents"),
});

interface CallerLimits {
  searchLimit: SharedLimit;
  documentLimit: RateLimit;
  operationLimit: RateLimit;
  accountLimit: RateLimit;
  misses: MissLimit;
}

/** `onProbing`: a network has asked for too many events that do not exist. */
export function createCallerLimits(settings: Settings, onProbing: (network: string) => void): CallerLimits {
  return {
    searchLimit: new SharedLimit(searches, settings.searchRateLimit),
    documentLimit: new RateLimit(newDocuments, settings.documentRateLimit),
    operationLimit: new RateLimit(operations, settings.operationRateLimit),
    accountLimit: new RateLimit(ofAccounts, settings.accountRateLimit),
    misses: new MissLimit(new RateLimit(misses, settings.eventMissLimit, onProbing)),
  };
}

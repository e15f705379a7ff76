import type { Logger } from "pino";
import type { Database } from "../database/client.ts";
import { resolveViewer } from "../features/users/viewer.resolver.ts";
import type { Viewer } from "../features/users/viewer.type.ts";
import { AnswerSize } from "../lib/answer-size.ts";
import type { CallerTokens } from "../lib/caller-tokens.ts";
import type { LookUps } from "../lib/look-ups.ts";
import type { SecurityEvent } from "../lib/metrics.ts";
import type { RateLimit } from "../lib/rate-limit.ts";
import type { SessionControl } from "../lib/session-control.ts";
import type { SharedLimit } from "../lib/shared-limit.ts";

/** What the operator decides. */
export interface Settings {
  /** Whether anybody may make themselves an account. */
  allowRegistration: boolean;
  /** Anonymous searches per minute and address; 0 is no limit. */
  searchRateLimit: number;
  /** Documents of the graph that are read for the first time, per minute and address, for anonymous callers; 0 is no limit. */
  documentRateLimit: number;
  /** Anonymous operations of the graph besides searches, per minute and address; 0 is no limit. */
  operationRateLimit: number;
  /** Look-ups per minute and address of events that are not there for the caller; 0 is no limit. */
  eventMissLimit: number;
  /** Milliseconds for which a sign-in after many failures may be held before it is answered. */
  longestSignInHoldMs: number;
  /** Names that an address, and each phone, may be told of an event unasked; 0 is no limit. */
  searchNames: number;
}

/** What every resolver of one request shares. */
export interface Context {
  db: Database;
  viewer: Viewer;
  /** Who asks as of now: of a subscription, the session may have ended or the user have changed since it began. */
  currentViewer(): Promise<Viewer>;
  /** Network that the caller is in; what limits are counted by. */
  clientAddress: string;
  searchLimit: SharedLimit;
  documentLimit: RateLimit;
  operationLimit: RateLimit;
  /** How much the answer holds so far. */
  answerSize: AnswerSize;
  session: SessionControl;
  /** What the server has told the caller to keep for it. */
  tokens: CallerTokens;
  /** Log of this request, which bears its id. */
  log: Logger;
  settings: Settings;
  /** Logs and counts that the caller's network did what an operator may want to look into, with an event of the product. */
  noteSecurityEvent(kind: SecurityEvent, eventId: number): void;
}

/** What a context is made of. */
export interface ContextParts extends Omit<Context, "viewer" | "currentViewer" | "answerSize"> {
  /** Whom the session is of as of now. */
  currentUserId(): Promise<number | undefined>;
  /** What the caller's network may look up. */
  lookUps: LookUps;
}

/**
 * The context of one request.
 *
 * @param userId whom the session is of; undefined for anybody.
 */
export async function createContext(
  userId: number | undefined,
  { currentUserId, lookUps, ...parts }: ContextParts,
): Promise<Context> {
  const viewerOf = async (id: number | undefined) => ({ ...(await resolveViewer(parts.db, id)), lookUps });
  return {
    ...parts,
    viewer: await viewerOf(userId),
    currentViewer: async () => viewerOf(await currentUserId()),
    answerSize: new AnswerSize(),
  };
}

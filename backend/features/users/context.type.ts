import type { Logger } from "pino";
import type { Language } from "../../../common/messages/language.ts";
import type { Database } from "../../database/client.ts";
import type { AnswerSize } from "../../lib/answer-size.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import type { AnswerSource, SecurityEvent } from "../../lib/metrics.ts";
import type { RateLimit } from "../../lib/rate-limit.ts";
import type { SessionControl } from "../../lib/session-control.ts";
import type { SharedLimit } from "../../lib/shared-limit.ts";
import type { Viewer } from "./viewer.type.ts";

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
  /** Names of an event that an address, and each phone, may see without typing them; 0 for no limit. */
  searchNames: number;
}

/** What every resolver of one request shares. */
export interface Context {
  db: Database;
  viewer: Viewer;
  /** What the reader of the answer understands. */
  language: Language;
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
  /** Notes that the server has given the caller to keep. */
  tokens: CallerTokens;
  /** Log of this request, which carries its id. */
  log: Logger;
  settings: Settings;
  /** Logs and counts that the caller's network did what an operator may want to look into, with an event of the product. */
  noteSecurityEvent(kind: SecurityEvent, eventId: number): void;
  /** Counts an answer of a search. */
  countSearchAnswer(source: AnswerSource): void;
}

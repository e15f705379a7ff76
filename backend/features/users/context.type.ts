import type { Logger } from "pino";
import type { Language } from "../../../common/messages/language.ts";
import type { Database } from "../../database/client.ts";
import type { AnswerSize } from "../../lib/answer-size.ts";
import type { CallerTokens } from "../../lib/caller-tokens.ts";
import type { AnswerSource, PlanOutcome, SecurityEvent } from "../../lib/metrics.ts";
import type { RateLimit } from "../../lib/rate-limit.ts";
import type { Schedule } from "../../lib/schedule.ts";
import type { Secrets } from "../../lib/secrets.ts";
import type { SessionControl } from "../../lib/session-control.ts";
import type { SharedLimit } from "../../lib/shared-limit.ts";
import type { Viewer } from "./viewer.type.ts";

/** The operator's settings. */
export interface Settings {
  /** Scheme and host in links to this installation; undefined: as each caller's request says. */
  publicOrigin?: string | undefined;
  /** Whether anybody may register. */
  allowRegistration: boolean;
  /** Anonymous searches per minute and address; 0 is no limit. */
  searchRateLimit: number;
  /** GraphQL documents that are new to the server, per minute and address, for anonymous callers; 0 is no limit. */
  documentRateLimit: number;
  /** Anonymous GraphQL operations other than searches, per minute and address; 0 is no limit. */
  operationRateLimit: number;
  /** Look-ups per minute and address of events that the caller cannot see; 0 is no limit. */
  eventMissLimit: number;
  /** Milliseconds for which the answer to a sign-in may be delayed after many failures. */
  maxSignInHoldMs: number;
  /** Names of an event that an address, and each phone, may see without typing them; 0 is no limit. */
  searchNames: number;
  /** Days after an event for which its guests are kept unless it says otherwise; 0 for always. */
  retentionDays: number;
  /** Backups by schedule; undefined when there are none. */
  backups?: BackupPlan | undefined;
}

/** When backups are made, and how many are kept. */
export interface BackupPlan {
  schedule: Schedule;
  /** How many backups are kept. */
  keep: number;
  isEncrypted: boolean;
}

/** What all resolvers of a request share. */
export interface Context {
  db: Database;
  viewer: Viewer;
  /** The language of the answer. */
  language: Language;
  /** The current viewer: during a subscription, the session may have ended or the user may have changed. */
  currentViewer(): Promise<Viewer>;
  /** The caller's network; limits are counted by it. */
  clientAddress: string;
  /** Scheme and host in links to this server, such as https://tables.example: those of the settings, or as the caller knows it. */
  origin(): string;
  /** Aborted when the caller no longer waits for the answer. */
  gone(): AbortSignal;
  searchLimit: SharedLimit;
  documentLimit: RateLimit;
  operationLimit: RateLimit;
  /** The size of the answer so far. */
  answerSize: AnswerSize;
  session: SessionControl;
  /** Notes that the server has given the caller to keep. */
  tokens: CallerTokens;
  /** Keys of the program. */
  secrets: Secrets;
  /** The request's log, which carries its id. */
  log: Logger;
  settings: Settings;
  /** Logs and counts suspicious behavior of the caller's network on an event, for the operator. */
  noteSecurityEvent(kind: SecurityEvent, eventId: number): void;
  /** Counts a search answer. */
  countSearchAnswer(source: AnswerSource): void;
  /** Counts a search for a seating plan. */
  countPlan(outcome: PlanOutcome, seconds: number): void;
}

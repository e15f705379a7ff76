import type { Logger } from "pino";
import type { Language } from "../../../common/messages/language.ts";
import type { Database } from "../../database/client.ts";
import type { CallerTokens } from "../../http/caller-tokens.ts";
import type { SessionControl } from "../../http/session.ts";
import type { RateLimit, SearchLimit } from "../../lib/limiters.ts";
import type { AnswerSource, SecurityEvent } from "../../lib/metrics.ts";
import type { Schedule } from "../../lib/schedule.ts";
import type { Secrets } from "../../lib/secrets.ts";
import type { rates } from "../../limits.ts";
import type { Viewer } from "./viewer.type.ts";

/** The operator's settings. */
export interface Settings {
  /** Scheme and host of links; undefined takes those of each request. */
  publicOrigin?: string | undefined;
  allowRegistration: boolean;
  /** Replace the table's; 0 is no limit. */
  rates: Partial<Record<keyof typeof rates, number>>;
  /** Untyped names of an event that an address, and each phone, may see; 0 is no limit. */
  searchNames: number;
  /** Days after an event unless it has its own number; 0 for always. */
  retentionDays: number;
  /** Undefined, or undefined as an answer, when no newer version is known. */
  newerVersion?: (() => string | undefined) | undefined;
  /** Undefined in a program that makes no backups. `begin` begins one, unless one is being made. */
  backups?: (BackupPlan & { begin(): Promise<void> }) | undefined;
}

/** When backups are made, and how many are kept. */
export interface BackupPlan {
  /** Undefined for those alone that somebody asks for. */
  schedule: Schedule | undefined;
  keep: number;
}

/** What all resolvers of a request share. */
export interface Context {
  db: Database;
  viewer: Viewer;
  language: Language;
  /** As of now: during a subscription, the session may have ended or the user may have changed. */
  currentViewer(): Promise<Viewer>;
  /** The caller's network, by which limits count. */
  clientAddress: string;
  /** Scheme and host of links, such as https://tables.example: from the settings or the request. */
  origin(): string;
  /** Aborted when the caller no longer waits for the answer. */
  gone(): AbortSignal;
  /** Calls back once the caller has the answer or has gone. */
  whenOver(end: () => void): void;
  limits: { searches: SearchLimit; newDocuments: RateLimit; operations: RateLimit; ofAccounts: RateLimit };
  session: SessionControl;
  /** Tokens that the caller keeps. */
  tokens: CallerTokens;
  secrets: Secrets;
  log: Logger;
  settings: Settings;
  /** Logs and counts suspicious behavior of the caller's network for the operator. */
  noteSecurityEvent(kind: SecurityEvent, eventId: number): void;
  countSearchAnswer(source: AnswerSource): void;
  /** Marks an answer from memory, given because the database is away. */
  noteRemembered(): void;
  /** What was read after the request came need not be read again; in milliseconds of performance.now(). */
  readSince?: number;
}

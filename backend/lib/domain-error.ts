import type { Language } from "../../common/messages/language.ts";
import type { Message } from "../../common/messages/message.ts";
import { english } from "./languages.ts";

/** Every reason to refuse a request, and the matching HTTP status. Both APIs read this table. */
export const statusOfCode = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
  SECOND_FACTOR_NEEDED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  TOO_LARGE: 413,
  UNSUPPORTED_FILE: 415,
  UNREADABLE_FILE: 422,
  RATE_LIMITED: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const;

/** The closed set of error codes; in GraphQL, `extensions.code`. */
export type ErrorCode = keyof typeof statusOfCode;

export interface RefusalOptions extends ErrorOptions {
  /** Whole seconds, sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

const defaultWaitSeconds = 60;

/** A refusal that callers may read, in their language; other errors reach them as INTERNAL, without their messages. */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** Refused input has one for each rule that it breaks. */
  readonly messages: readonly Message[];
  /** Whole seconds, at least 1; every RATE_LIMITED has it. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    messages: Message | readonly Message[],
    { retryAfterSeconds, ...options }: RefusalOptions = {},
  ) {
    const all = [messages].flat();
    super(undefined, options);
    // Formatted on demand: many refusals are caught, and others are shown in another language.
    Object.defineProperty(this, "message", { get: () => this.in(english()) });
    this.code = code;
    this.messages = all;
    const seconds = retryAfterSeconds ?? (code === "RATE_LIMITED" ? defaultWaitSeconds : undefined);
    this.retryAfterSeconds = seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
  }

  get status(): number {
    return statusOfCode[this.code];
  }

  in(language: Language): string {
    return formatAll(this.messages, language);
  }
}

/** Whether a text is an error code. */
export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === "string" && Object.hasOwn(statusOfCode, text);

/** Several messages as one text. */
export function formatAll(messages: readonly Message[], language: Language): string {
  return messages.map((message) => language.say(message)).join(". ");
}

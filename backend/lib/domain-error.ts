import type { Language } from "../../common/messages/language.ts";
import type { Message } from "../../common/messages/message.ts";
import { english } from "./languages.ts";

/**
 * Every way in which a request can be refused, and the HTTP status that says the same.
 * The one table that both faces of the API read.
 */
export const statusOfCode = {
  BAD_INPUT: 400,
  UNAUTHENTICATED: 401,
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

/** The closed set of error codes; in GraphQL answers as `extensions.code`. */
export type ErrorCode = keyof typeof statusOfCode;

/** What a refusal may say besides its message. */
export interface RefusalOptions extends ErrorOptions {
  /** Whole seconds after which the same request may succeed; sent as `Retry-After`. */
  retryAfterSeconds?: number;
}

/** Nobody who is refused for asking too often is left without an answer to "when again?". */
const usualWaitSeconds = 60;

/**
 * A refusal that the caller may read, in the reader's language: its messages are shown to people as they stand, so they say
 * what to do and name nothing of the inside. Whatever else is thrown reaches callers as INTERNAL without its message.
 *
 * As an `Error`, it says its messages in English.
 */
export class DomainError extends Error {
  override readonly name = "DomainError";
  readonly code: ErrorCode;
  /** What to say; of refused input, one for each rule that it breaks. */
  readonly messages: readonly Message[];
  /** Whole seconds after which to try again, at least 1; every RATE_LIMITED has them. */
  readonly retryAfterSeconds: number | undefined;

  constructor(
    code: ErrorCode,
    messages: Message | readonly Message[],
    { retryAfterSeconds, ...options }: RefusalOptions = {},
  ) {
    const all = [messages].flat();
    super(undefined, options);
    // Made when somebody asks: many refusals are caught, and others are said in another language.
    Object.defineProperty(this, "message", { get: () => this.in(english()) });
    this.code = code;
    this.messages = all;
    const seconds = retryAfterSeconds ?? (code === "RATE_LIMITED" ? usualWaitSeconds : undefined);
    this.retryAfterSeconds = seconds === undefined ? undefined : Math.max(1, Math.ceil(seconds));
  }

  /** HTTP status of this refusal. */
  get status(): number {
    return statusOfCode[this.code];
  }

  /** What to show to a reader of that language. */
  in(language: Language): string {
    return sayAll(this.messages, language);
  }
}

/** Whether a text is one of the codes. */
export const isErrorCode = (text: unknown): text is ErrorCode =>
  typeof text === "string" && Object.hasOwn(statusOfCode, text);

/** Several messages as one text. */
export function sayAll(messages: readonly Message[], language: Language): string {
  return messages.map((message) => language.say(message)).join(". ");
}

import { CombinedGraphQLErrors, ServerError } from "@apollo/client/errors";
import type { MessageKey } from "../../../common/messages/message.ts";
import { t } from "./text.ts";

export function asError(reason: unknown): Error {
  return reason instanceof Error ? reason : new Error(String(reason));
}

/** Why a file was refused: the server's sentence, or its status. */
export async function refusalIn(response: Response): Promise<string> {
  const isSentence = response.headers.get("Content-Type")?.startsWith("text/plain") === true;
  const text = isSentence ? await response.text().catch(() => "") : "";
  return text.trim() || `${response.status}: ${response.statusText}`;
}

/** A failed request as `{status}: {message}`; without a response, that the server could not be reached. */
export function errorText(error: unknown): string {
  if (CombinedGraphQLErrors.is(error)) {
    const status = error.errors[0]?.extensions?.status;
    const message = serverMessage(error) ?? error.message;
    return typeof status === "number" ? `${status}: ${message}` : message;
  }
  if (ServerError.is(error)) return `${error.statusCode}: ${error.bodyText || error.response.statusText}`;
  return t("ui.noConnection");
}

/** Why something was refused, as a sentence without the number of the refusal; see {@link errorText} for other failures. */
export const refusalText = (error: unknown): string => serverMessage(error) ?? errorText(error);

/** The server's message about a refused request; undefined when there is none. */
export function serverMessage(error: unknown): string | undefined {
  return CombinedGraphQLErrors.is(error) ? error.errors[0]?.message : undefined;
}

/** Whether a change was refused because of existing data, such as someone else's change of the same thing. */
export const isConflict = (error: unknown): boolean => hasCode(error, "CONFLICT");

/** Whether a request failed because its object does not exist, or not for this user. */
export const isNotFound = (error: unknown): boolean => hasCode(error, "NOT_FOUND");

/** Whether a file was refused because it is of another type than its name says. */
export const isUnsupportedFile = (error: unknown): boolean => hasCode(error, "UNSUPPORTED_FILE");

/** Whether signing in goes on with a second step: the password or the link was right, and the session waits. */
export const isSecondFactorNeeded = (error: unknown): boolean => hasCode(error, "SECOND_FACTOR_NEEDED");

function hasCode(error: unknown, code: string): boolean {
  return CombinedGraphQLErrors.is(error) && error.errors.some(({ extensions }) => extensions?.code === code);
}

/** Codes of refusals that are about the server, not about the request. */
const passing: readonly unknown[] = ["RATE_LIMITED", "UNAVAILABLE", "INTERNAL"];

/** Whether the same request may succeed later: the server was not reached, is busy, or broke. */
export function mayPass(error: unknown): boolean {
  if (CombinedGraphQLErrors.is(error)) return error.errors.some(({ extensions }) => passing.includes(extensions?.code));
  if (ServerError.is(error)) return error.statusCode === 408 || error.statusCode === 429 || error.statusCode >= 500;
  return true;
}

export interface QueryFailure {
  reason: string;
  onRetry: () => void;
}

/** What to show for a failed query; undefined when it did not fail. `textOf` makes a text of the error. */
export function queryFailure(
  error: Error | undefined,
  ask: () => Promise<unknown>,
  textOf: (error: unknown) => string = errorText,
): QueryFailure | undefined {
  if (error === undefined) return undefined;
  // If the retry fails as well, the query has an error again.
  return { reason: textOf(error), onRetry: () => void ask().catch(() => undefined) };
}

interface RefusedField<Field extends string> {
  field: Field;
  message: string;
}

/** The refused field by the key of its message; undefined when the form was refused for another reason. */
export function refusedField<Field extends string>(
  error: unknown,
  fieldOf: Readonly<Partial<Record<MessageKey, Field>>>,
): RefusedField<Field> | undefined {
  if (!CombinedGraphQLErrors.is(error)) return undefined;
  const fields = new Map<unknown, Field>(Object.entries(fieldOf));
  for (const { message, extensions } of error.errors) {
    const field = reasonKeys(extensions?.reasons)
      .map((key) => fields.get(key))
      .find((named) => named !== undefined);
    if (field) return { field, message };
  }
  return undefined;
}

function reasonKeys(reasons: unknown): unknown[] {
  const list: readonly unknown[] = Array.isArray(reasons) ? reasons : [];
  return list.map((reason) => (typeof reason === "object" && reason && "key" in reason ? reason.key : undefined));
}

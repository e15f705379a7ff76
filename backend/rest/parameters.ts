import type { Request } from "express";
import { idFrom } from "../../common/id-from.ts";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import type { Call, Parameter } from "./call.ts";
/** The refusal for an unknown URL. */
export const nothingHere = () => new DomainError("NOT_FOUND", message("refusals.nothingHere"));

function readId(text: string): number {
  const id = idFrom(text);
  if (id === undefined) throw nothingHere();
  return id;
}

function readFromPath({ name, isId }: Parameter, { params }: Request): [string, unknown] {
  const text = params[name];
  if (typeof text !== "string") throw nothingHere();
  return [name, isId ? readId(text) : text];
}

// A missing value counts as empty, so that its rule words the refusal.
function readFromQuery({ name }: Parameter, { query }: Request): [string, unknown] {
  const text = query[name] ?? "";
  if (typeof text !== "string")
    throw new DomainError("BAD_INPUT", message("refusals.parameterGivenTwice", { parameter: name }));
  return [name, text];
}

/**
 * The variables of a call from its URL.
 *
 * @throws DomainError NOT_FOUND for an invalid id in the path; BAD_INPUT for a query parameter that is given twice.
 */
export function readParameters({ pathParameters, queryParameters }: Call, request: Request): Record<string, unknown> {
  return Object.fromEntries([
    ...pathParameters.map((parameter) => readFromPath(parameter, request)),
    ...queryParameters.map((parameter) => readFromQuery(parameter, request)),
  ]);
}

import type { Request } from "express";
import { idFrom } from "../../common/id-from.ts";
import type { Call, Parameter } from "./call.ts";
import { Refusal } from "./refusal.ts";

/** What is said of an address that leads nowhere. */
export const nothingHere = "There is nothing at this address.";

function readId(text: string): number {
  const id = idFrom(text);
  if (id === undefined) throw new Refusal(404, nothingHere);
  return id;
}

function readFromPath({ name, isId }: Parameter, { params }: Request): [string, unknown] {
  const text = params[name];
  if (typeof text !== "string") throw new Refusal(404, nothingHere);
  return [name, isId ? readId(text) : text];
}

// What is left out counts as empty, so that the rule which it breaks words the refusal.
function readFromQuery({ name }: Parameter, { query }: Request): [string, unknown] {
  const text = query[name] ?? "";
  if (typeof text !== "string") throw new Refusal(400, `${name} must be given once.`);
  return [name, text];
}

/**
 * The variables of a call that its address holds.
 *
 * @throws Refusal 404 for an id in the path that is none; 400 for a query parameter that is given twice.
 */
export function readParameters({ pathParameters, queryParameters }: Call, request: Request): Record<string, unknown> {
  return Object.fromEntries([
    ...pathParameters.map((parameter) => readFromPath(parameter, request)),
    ...queryParameters.map((parameter) => readFromQuery(parameter, request)),
  ]);
}

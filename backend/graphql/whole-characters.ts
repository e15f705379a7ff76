import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { operationRefusal } from "./document-shape.ts";

const halfCharacter = /\p{Surrogate}/u;

/** Entries, or keys and values; nothing for other values, such as an uploading file. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : [];
}

/** Refuses lone surrogates, which JSON allows and UTF-8 does not. @throws GraphQLError, answered with status 400 */
export function requireWholeCharacters(variables: object): void {
  // Without recursion: variables may be nested as deeply as a body is long.
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && halfCharacter.test(value)) throw operationRefusal("refusals.halfCharacter");
    for (const part of partsOf(value)) waiting.push(part);
  }
}

/** Applies {@link requireWholeCharacters} to every operation before it runs, including those of REST. */
export const wholeCharacters: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ request }) {
      requireWholeCharacters(request.variables ?? {});
    },
  }),
};

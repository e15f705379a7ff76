import type { ApolloServerPlugin } from "@apollo/server";
import type { Context } from "../features/users/context.type.ts";
import { operationRefusal } from "./document-shape.ts";

const halfCharacter = /\p{Surrogate}/u;

/** Entries of a list, keys and values of a plain object; nothing of what is neither, such as a file on its way in. */
function partsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return [];
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null ? Object.entries(value).flat() : [];
}

/**
 * Refuses variables with a text, or a key, that holds one half of a surrogate pair: JSON can write it, and no UTF-8 can.
 * What is written into the operation itself the parser of GraphQL refuses.
 *
 * @throws GraphQLError that is answered with status 400
 */
export function requireWholeCharacters(variables: object): void {
  // Without recursion: variables may be nested as deeply as a body is long.
  const waiting: unknown[] = [variables];
  while (waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value === "string" && halfCharacter.test(value)) throw operationRefusal("refusals.halfCharacter");
    for (const part of partsOf(value)) waiting.push(part);
  }
}

/** Applies {@link requireWholeCharacters} to every operation before it runs, those of REST included. */
export const wholeCharacters: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    async didResolveOperation({ request }) {
      requireWholeCharacters(request.variables ?? {});
    },
  }),
};

import fc from "fast-check";
import { coerceInputValue, type GraphQLInputObjectType, isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { randomRuns } from "../../common/testing/random-runs.ts";
import { buildGraph } from "../graphql/schema.ts";
import { DomainError } from "../lib/domain-error.ts";
import { readInput } from "./input.ts";

const inputTypes = Object.values(buildGraph().getTypeMap()).filter(isInputObjectType);

/** Often with the type's fields, with any JSON values. */
function bodiesFor(type: GraphQLInputObjectType): fc.Arbitrary<unknown> {
  const names = Object.keys(type.getFields());
  const value = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom("admin", "2026-06-20T18:30:00Z", null, 1, true),
  );
  return fc.oneof(fc.jsonValue(), fc.dictionary(fc.oneof(fc.constantFrom(...names), fc.string()), value));
}

it.each(inputTypes)("converts any body to valid input for %s, or refuses it with a message", (type) => {
  fc.assert(
    fc.property(bodiesFor(type), (body) => {
      let input: unknown;
      try {
        input = readInput(body, type);
      } catch (error) {
        expect(error).toBeInstanceOf(DomainError);
        expect(error).toMatchObject({
          status: 400,
          message: expect.stringMatching(/^\w[\w ]* (must be|is required).*\.$/),
        });
        return;
      }
      const mistakes: unknown[] = [];
      coerceInputValue(input, type, (_path, _value, mistake) => mistakes.push(mistake.message));
      expect(mistakes).toEqual([]);
    }),
    { numRuns: randomRuns(500) },
  );
});

import { type GraphQLNamedType, isEnumType, isInputObjectType, isObjectType, isSpecifiedScalarType } from "graphql";
import { expect, it } from "vitest";
import { buildGraph } from "./schema.ts";

// The descriptions are the manual for users of the playground.

const schema = buildGraph();

interface Part {
  name: string;
  description?: string | null | undefined;
}

function partsOf(type: GraphQLNamedType): Part[] {
  const named = ({ name, description }: Part) => ({ name: `${type.name}.${name}`, description });
  if (isEnumType(type)) return type.getValues().map(named);
  if (isInputObjectType(type)) return Object.values(type.getFields()).map(named);
  if (!isObjectType(type)) return [];
  return Object.values(type.getFields()).flatMap((field) => [
    named(field),
    ...field.args.map(({ name, description }) => named({ name: `${field.name}(${name})`, description })),
  ]);
}

it("describes every type, field, argument and value", () => {
  const roots = ["Query", "Mutation", "Subscription"];
  const types = Object.values(schema.getTypeMap()).filter(
    (type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type),
  );
  const parts = types.flatMap((type) => [...(roots.includes(type.name) ? [] : [type]), ...partsOf(type)]);
  expect(parts.length).toBeGreaterThan(100);
  expect(parts.filter(({ description }) => !description).map(({ name }) => name)).toEqual([]);
});

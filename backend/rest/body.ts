import {
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLScalarType,
  GraphQLString,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { isRecord } from "./record.ts";
import { Refusal } from "./refusal.ts";

/**
 * The fields of a JSON body that an input type knows, as the graph takes them. Others are passed over, as callers send
 * whole forms. Text that must be there and is not counts as empty, so that the rule which it breaks words the refusal.
 *
 * @param name how a refusal calls it.
 * @throws Refusal 400 for a value that is not of its field's type.
 */
export function readInput(body: unknown, type: GraphQLInputObjectType, name = "The body"): Record<string, unknown> {
  if (!isRecord(body)) throw new Refusal(400, `${name} must be a JSON object.`);
  return Object.fromEntries(
    Object.values(type.getFields()).flatMap((field) => {
      const given = Object.hasOwn(body, field.name) ? body[field.name] : undefined;
      const value = given ?? ofMissing(given, field);
      if (value === undefined) return [];
      return [[field.name, value === null ? null : readValue(value, field.type, field.name)]];
    }),
  );
}

function ofMissing(given: null | undefined, field: GraphQLInputField): string | null | undefined {
  if (!isNonNullType(field.type)) return given;
  if (!isRequiredInputField(field)) return undefined;
  if (getNullableType(field.type) !== GraphQLString) throw new Refusal(400, `${field.name} is required.`);
  return "";
}

function readValue(value: unknown, type: GraphQLInputType, name: string): unknown {
  const plain = getNullableType(type);
  if (isInputObjectType(plain)) return readInput(value, plain, name);
  if (isEnumType(plain)) return readEnum(value, plain, name);
  if (!isListType(plain)) return readScalar(value, plain, name);
  if (!Array.isArray(value)) throw new Refusal(400, `${name} must be a list.`);
  return value.map((entry) => readValue(entry, plain.ofType, name));
}

function readEnum(value: unknown, type: GraphQLEnumType, name: string): string {
  const values = type.getValues();
  const found = values.find((candidate) => candidate.value === value);
  if (!found) throw new Refusal(400, `${name} must be ${values.map((candidate) => candidate.value).join(" or ")}.`);
  return found.name;
}

const kinds: Record<string, string> = {
  String: "text",
  Int: "a whole number",
  Boolean: "true or false",
  DateTime: "a date and time such as 2026-06-20T18:30:00Z",
  JSONObject: "a JSON object",
};

function readScalar(value: unknown, type: GraphQLScalarType, name: string): unknown {
  try {
    type.parseValue(value);
  } catch {
    throw new Refusal(400, `${name} must be ${kinds[type.name] ?? "of another kind"}.`);
  }
  return value;
}

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
import { type Message, message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { isRecord } from "../lib/record.ts";

const refusal = (reason: Message) => new DomainError("BAD_INPUT", reason);

/**
 * Converts a JSON body to GraphQL input, ignoring unknown fields, as callers send whole forms. Missing required text
 * counts as empty, so that its rule words the refusal. @throws DomainError BAD_INPUT for wrong types
 */
export function readInput(body: unknown, type: GraphQLInputObjectType, name?: string): Record<string, unknown> {
  if (!isRecord(body)) {
    throw refusal(
      name === undefined ? message("refusals.bodyNotObject") : message("refusals.fieldNotObject", { field: name }),
    );
  }
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
  if (getNullableType(field.type) !== GraphQLString) {
    throw refusal(message("refusals.fieldRequired", { field: field.name }));
  }
  return "";
}

function readValue(value: unknown, type: GraphQLInputType, name: string): unknown {
  const plain = getNullableType(type);
  if (isInputObjectType(plain)) return readInput(value, plain, name);
  if (isEnumType(plain)) return readEnum(value, plain, name);
  if (!isListType(plain)) return readScalar(value, plain, name);
  if (!Array.isArray(value)) throw refusal(message("refusals.fieldNotList", { field: name }));
  return value.map((entry) => readValue(entry, plain.ofType, name));
}

function readEnum(value: unknown, type: GraphQLEnumType, name: string): string {
  const values = type.getValues();
  const found = values.find((candidate) => candidate.value === value);
  if (found) return found.name;
  throw notOneOf(name, type);
}

/** The refusal for a field that does not have one of the values of an enum. */
export function notOneOf(field: string, type: GraphQLEnumType): DomainError {
  const words: (string | Message)[] = type.getValues().map((candidate) => String(candidate.value));
  const oneOfThem = words.reduce((first, second) => message("refusals.either", { first, second }));
  return refusal(message("refusals.fieldNotOneOf", { field, values: oneOfThem }));
}

type KindMistake =
  | "refusals.fieldNotText"
  | "refusals.fieldNotWholeNumber"
  | "refusals.fieldNotBoolean"
  | "refusals.fieldNotDateTime"
  | "refusals.fieldNotObject";

const mistakesOfKinds = new Map<string, KindMistake>([
  ["String", "refusals.fieldNotText"],
  ["Int", "refusals.fieldNotWholeNumber"],
  ["Boolean", "refusals.fieldNotBoolean"],
  ["DateTime", "refusals.fieldNotDateTime"],
  ["JSONObject", "refusals.fieldNotObject"],
]);

function readScalar(value: unknown, type: GraphQLScalarType, name: string): unknown {
  try {
    type.parseValue(value);
  } catch {
    throw refusal(message(mistakesOfKinds.get(type.name) ?? "refusals.fieldOfAnotherKind", { field: name }));
  }
  return value;
}

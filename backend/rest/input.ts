import type { Request } from "express";
import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  type GraphQLScalarType,
  GraphQLString,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { idFrom } from "../../common/id-from.ts";
import { type Message, message } from "../../common/messages/message.ts";
import { nothingHere } from "../http/refusals.ts";
import { DomainError } from "../lib/domain-error.ts";
import { isRecord } from "../lib/record.ts";
import type { Call, Given, Parameter } from "./call.ts";

const refusal = (reason: Message) => new DomainError("BAD_INPUT", reason);

/** From the URL. @throws DomainError NOT_FOUND for an invalid path; BAD_INPUT for a wrong or repeated parameter */
export function readParameters({ pathParameters, queryParameters }: Call, request: Request): Record<string, unknown> {
  const read = [
    ...pathParameters.map((parameter) => [parameter.name, readFromPath(parameter, request.params[parameter.name])]),
    ...queryParameters.map((parameter) => [parameter.name, readFromQuery(parameter, request.query[parameter.name])]),
  ];
  // An undefined variable would hide its default.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

/** Variables of the graph, which are names of enums, as a service takes them. */
export function withEnumValues({ operation }: Call, variables: Record<string, unknown>): Given {
  const entries = Object.entries(variables).map(([name, given]): [string, unknown] => {
    const argument = operation.variables.get(name);
    const plain = argument && getNullableType(argument.type);
    return [name, isEnumType(plain) && typeof given === "string" ? plain.parseValue(given) : given];
  });
  return Object.fromEntries(entries);
}

function readFromPath({ type, isId }: Parameter, text: unknown): unknown {
  const plain = getNullableType(type);
  const asText = isId ? idFrom(String(text)) : text;
  const value = isEnumType(plain) ? enumName(text, plain) : asText;
  if (value === undefined) throw nothingHere();
  return value;
}

function readFromQuery({ name, type, isOptional }: Parameter, given: unknown): unknown {
  if (given === undefined && isOptional) return undefined;
  // What the graph checks as its type.
  if (isInputObjectType(getNamedType(type))) return readJson(given, name);
  const plain = getNullableType(type);
  if (isListType(plain)) return textsOf(given).map((text) => readValue(text, plain.ofType, name));
  // A missing value that is required counts as empty, so that its rule words the refusal.
  const text = given ?? "";
  if (typeof text !== "string") throw refusal(message("refusals.parameterGivenTwice", { parameter: name }));
  return readValue(meaningOf(text, plain), plain, name);
}

function readJson(given: unknown, name: string): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    throw refusal(message("refusals.parameterNotJson", { parameter: name }));
  }
}

/** Empty for an empty one. */
function textsOf(given: unknown): string[] {
  if (typeof given === "string") return given === "" ? [] : [given];
  return Array.isArray(given) ? given.map(String) : [];
}

const words = new Map<string, unknown>([
  ["true", true],
  ["false", false],
]);
const number = /^-?\d{1,9}(?:\.\d{1,9})?$/;

function meaningOf(text: string, type: GraphQLInputType): unknown {
  if (type === GraphQLBoolean) return words.get(text) ?? text;
  const isNumber = type === GraphQLInt || type === GraphQLFloat;
  return isNumber && number.test(text) ? Number(text) : text;
}

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

/** The REST API has values of enums in any case; the graph takes their names. */
function enumName(value: unknown, type: GraphQLEnumType): string | undefined {
  if (typeof value !== "string") return undefined;
  return type.getValues().find((one) => String(one.value).toLowerCase() === value.toLowerCase())?.name;
}

function readEnum(value: unknown, type: GraphQLEnumType, name: string): string {
  const found = enumName(value, type);
  if (found !== undefined) return found;
  const offered: (string | Message)[] = type.getValues().map((one) => String(one.value));
  const values = offered.reduce((first, second) => message("refusals.either", { first, second }));
  throw refusal(message("refusals.fieldNotOneOf", { field: name, values }));
}

const mistakes = {
  String: "refusals.fieldNotText",
  Int: "refusals.fieldNotWholeNumber",
  Float: "refusals.fieldNotNumber",
  Boolean: "refusals.fieldNotBoolean",
  DateTime: "refusals.fieldNotDateTime",
  JSONObject: "refusals.fieldNotObject",
} as const;
type Checked = keyof typeof mistakes;

function readScalar(value: unknown, type: GraphQLScalarType, field: string): unknown {
  try {
    type.parseValue(value);
    return value;
  } catch {
    const isChecked = (name: string): name is Checked => Object.hasOwn(mistakes, name);
    const mistake = isChecked(type.name) ? mistakes[type.name] : "refusals.fieldOfAnotherKind";
    throw refusal(message(mistake, { field }));
  }
}

import type { Request } from "express";
import {
  GraphQLBoolean,
  type GraphQLEnumType,
  GraphQLFloat,
  type GraphQLInputType,
  GraphQLInt,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
} from "graphql";
import { idFrom } from "../../common/id-from.ts";
import { message } from "../../common/messages/message.ts";
import { DomainError } from "../lib/domain-error.ts";
import { notOneOf } from "./body.ts";
import type { Call, Parameter } from "./call.ts";

/** The refusal for an unknown URL. */
export const nothingHere = () => new DomainError("NOT_FOUND", message("refusals.nothingHere"));

function readId(text: string): number {
  const id = idFrom(text);
  if (id === undefined) throw nothingHere();
  return id;
}

function readFromPath({ name, type, isId }: Parameter, { params }: Request): [string, unknown] {
  const text = params[name];
  if (typeof text !== "string") throw nothingHere();
  const plain = getNullableType(type);
  if (isEnumType(plain)) return [name, enumName(text, plain) ?? raise(nothingHere())];
  return [name, isId ? readId(text) : text];
}

const raise = (refusal: DomainError): never => {
  throw refusal;
};

// A missing value that is required counts as empty, so that its rule words the refusal.
function readFromQuery({ name, type, isOptional }: Parameter, { query }: Request): [string, unknown] {
  const given = query[name];
  if (given === undefined && isOptional) return [name, undefined];
  if (isInputObjectType(getNamedType(type))) return [name, readJson(given, name)];
  const plain = getNullableType(type);
  if (isListType(plain)) return [name, textsOf(given).map((text) => readText(text, plain.ofType, name))];
  const text = given ?? "";
  if (typeof text !== "string")
    throw new DomainError("BAD_INPUT", message("refusals.parameterGivenTwice", { parameter: name }));
  return [name, readText(text, plain, name)];
}

/** What GraphQL checks as its type. */
function readJson(given: unknown, field: string): unknown {
  try {
    return JSON.parse(String(given));
  } catch {
    throw new DomainError("BAD_INPUT", message("refusals.parameterNotJson", { parameter: field }));
  }
}

/** Empty for an empty one. */
function textsOf(given: unknown): string[] {
  if (typeof given === "string") return given === "" ? [] : [given];
  return Array.isArray(given) ? given.map(String) : [];
}

function readText(text: string, type: GraphQLInputType, field: string): unknown {
  const plain = getNullableType(type);
  if (isEnumType(plain)) return enumName(text, plain) ?? raise(notOneOf(field, plain));
  if (plain === GraphQLBoolean) return booleans.get(text) ?? raise(notA("refusals.fieldNotBoolean", field));
  if (plain === GraphQLInt) {
    return wholeNumber.test(text) ? Number(text) : raise(notA("refusals.fieldNotWholeNumber", field));
  }
  if (plain === GraphQLFloat) return number.test(text) ? Number(text) : raise(notA("refusals.fieldNotNumber", field));
  return text;
}

const booleans = new Map([
  ["true", true],
  ["false", false],
]);
const wholeNumber = /^-?\d{1,9}$/;
const number = /^-?\d{1,9}(?:\.\d{1,9})?$/;

const notA = (
  mistake: "refusals.fieldNotBoolean" | "refusals.fieldNotWholeNumber" | "refusals.fieldNotNumber",
  field: string,
) => new DomainError("BAD_INPUT", message(mistake, { field }));

/** The REST API has values of enums in any case; the graph takes their names. */
const enumName = (text: string, type: GraphQLEnumType) =>
  type.getValues().find(({ value }) => String(value).toLowerCase() === text.toLowerCase())?.name;

/** From the URL. @throws DomainError NOT_FOUND for an invalid path; BAD_INPUT for a wrong or repeated parameter */
export function readParameters({ pathParameters, queryParameters }: Call, request: Request): Record<string, unknown> {
  const read = [
    ...pathParameters.map((parameter) => readFromPath(parameter, request)),
    ...queryParameters.map((parameter) => readFromQuery(parameter, request)),
  ];
  // An undefined variable would hide its default.
  return Object.fromEntries(read.filter(([, value]) => value !== undefined));
}

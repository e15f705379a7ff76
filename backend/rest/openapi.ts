import {
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLLeafType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
} from "graphql";
import { sessionCookie } from "../http/session.ts";
import type { Call, Parameter, Shape } from "./call.ts";

type Json = Record<string, unknown>;

const words: Record<number, string> = {
  200: "Done.",
  201: "Made.",
  204: "Done; there is no body.",
  400: "The request breaks a rule; the message says which.",
  401: "Nobody is signed in, or not with this username and password.",
  403: "The caller may not do this, the event asks for a code first, or a page of another site sent the request.",
  404: "It does not exist, or the caller has no access to it.",
  409: "The name is taken, the customer already has an event, or somebody else changed it in the meantime.",
  413: "The body or the file is too large.",
  415: "The body or the file is of a type that is not accepted.",
  422: "The file cannot be read as a guest list.",
  429: "Too many requests for now, or too many for events that do not exist.",
};

const retryAfter: Json = {
  "Retry-After": { description: "Seconds after which to try again.", schema: { type: "integer" } },
};

const seatingPassWords =
  "Names the tables that the caller's searches of the event found, for 15 minutes. A search returns it as a header and as a " +
  "cookie; send either one with the call that lists guests.";

const seatingPass = { description: seatingPassWords, schema: { type: "string" } };

const seatingPassParameters = [
  { name: "Seating-Pass", in: "header" },
  { name: "__Host-fyt.seating", in: "cookie" },
  { name: "fyt.seating", in: "cookie" },
].map((place) => ({ ...place, required: false, ...seatingPass }));

const scalars: Record<string, Json> = {
  Int: { type: "integer", format: "int32" },
  Float: { type: "number" },
  String: { type: "string" },
  Boolean: { type: "boolean" },
  UUID: { type: "string", format: "uuid" },
  DateTime: { type: "string", format: "date-time" },
  EmailAddress: { type: "string", format: "email" },
  JSONObject: { type: "object", additionalProperties: true },
};

const securitySchemes = {
  session: {
    ...{ type: "apiKey", in: "cookie", name: sessionCookie.overTls },
    description: "The session that signing in started, over TLS.",
  },
  sessionWithoutTls: {
    ...{ type: "apiKey", in: "cookie", name: sessionCookie.withoutTls },
    description: "The session that signing in started, over plain HTTP.",
  },
};

/** The OpenAPI 3.1 description of the calls, generated from the table and the GraphQL types. */
export function describeApi(calls: readonly Call[]): Json {
  const schemas: Json = {};
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const { method, path } = call.route;
    paths[path] = { ...paths[path], [method]: describeCall(call, schemas) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Find Your Table",
      version: "1",
      description:
        "Refusals are plain text that can be shown to users as is, or JSON with a message where described so; in the " +
        "language that Accept-Language asks for, if the product speaks it, otherwise in English. Requests that change " +
        "something are refused when a page of another site sends them. If an event asks guests for a code, enter it " +
        "first, by the mutation enterGuestCode of /graphql; then send the cookie of its answer along, or its header " +
        "Guest-Code-Note.",
    },
    servers: [{ url: "/" }],
    paths,
    components: {
      schemas,
      securitySchemes,
    },
  };
}

function describeCall(call: Call, schemas: Json): Json {
  const { route, pathParameters, queryParameters } = call;
  const parameters = [
    ...pathParameters.map((parameter) => describeParameter(parameter, "path", schemas)),
    ...queryParameters.map((parameter) => describeParameter(parameter, "query", schemas)),
    ...(route.seatingPass === "read" ? seatingPassParameters : []),
  ];
  const requestBody = describeBody(call, schemas);
  return {
    summary: route.summary,
    operationId: operationId(call),
    // Any one of them is enough.
    security: [...(route.isOpen ? [{}] : []), ...Object.keys(securitySchemes).map((name) => ({ [name]: [] }))],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    responses: describeResponses(call, schemas),
  };
}

// GET /api/events/{id}/guests becomes getEventsIdGuests.
function operationId({ route: { method, path } }: Call): string {
  const parts = path.replace("/api/", "").split(/[^A-Za-z]+/);
  return [method, ...parts.filter(Boolean).map((part) => part.charAt(0).toUpperCase() + part.slice(1))].join("");
}

function describeParameter(
  { name, type, description, isId, isOptional }: Parameter,
  place: "path" | "query",
  schemas: Json,
): Json {
  const about = { name, in: place, required: !isOptional, ...(description === undefined ? {} : { description }) };
  // Sent as JSON text.
  if (isInputObjectType(getNamedType(type))) {
    return { ...about, content: { "application/json": { schema: presentInput(type, schemas) } } };
  }
  return { ...about, schema: isId ? { ...scalars.Int, minimum: 1 } : presentInput(type, schemas) };
}

function describeBody({ body, takesFile }: Call, schemas: Json): Json | undefined {
  if (body) return { required: true, content: { "application/json": { schema: inputObject(body, schemas) } } };
  if (!takesFile) return undefined;
  const file = { type: "string", contentMediaType: "application/octet-stream", description: "The guest list." };
  const schema = { type: "object", properties: { file }, required: ["file"] };
  return { required: true, content: { "multipart/form-data": { schema } } };
}

function describeResponses(call: Call, schemas: Json): Json {
  const { status = 200, download, seatingPass: pass, refusalsAs } = call.route;
  const answers = [call.operation, call.otherwise].flatMap((operation) =>
    // A null is not sent: the table turns it into a refusal.
    operation ? [outputType({ ...operation.shape, isNullable: false }, schemas)] : [],
  );
  const schema = answers.length > 1 ? { anyOf: answers } : answers[0];
  const content = download === undefined ? { "application/json": { schema } } : { [download]: {} };
  const headers = pass === "given" ? { headers: { "Seating-Pass": seatingPass } } : {};
  const asJson = { type: "object", properties: { message: { type: "string" } }, required: ["message"] };
  const refusal =
    refusalsAs === "json"
      ? { "application/json": { schema: asJson } }
      : { "text/plain": { schema: { type: "string" } } };
  const refusals = refusalStatuses(call).map((code) => [
    code,
    { description: words[code], ...(code === 429 ? { headers: retryAfter } : {}), content: refusal },
  ]);
  return {
    [status]: { description: words[status], ...(status === 204 ? {} : { content, ...headers }) },
    ...Object.fromEntries(refusals),
    "5XX": { description: "Something went wrong on the server.", content: refusal },
  };
}

/** These refuse a caller who requests too many events that do not exist. */
const looksUpEvent = /^\/api\/(events|view)\/\{/;

function refusalStatuses({ route, pathParameters, queryParameters, body, takesFile, isChange }: Call): number[] {
  return [
    ...new Set([
      ...(body || takesFile ? [400, 413, 415] : []),
      ...(queryParameters.length > 0 ? [400] : []),
      ...(route.isOpen ? [] : [401, 403]),
      ...(isChange ? [403] : []),
      ...(pathParameters.length > 0 ? [404] : []),
      ...(looksUpEvent.test(route.path) ? [429] : []),
      ...(route.missing ? [route.missing.status] : []),
      ...(route.refusals ?? []),
    ]),
  ].sort((a, b) => a - b);
}

function named(name: string, schemas: Json, make: () => Json): Json {
  // Registered before it is built, so that a type may contain itself.
  if (!Object.hasOwn(schemas, name)) {
    schemas[name] = {};
    schemas[name] = make();
  }
  return { $ref: `#/components/schemas/${name}` };
}

function orNull(schema: Json, isNullable: boolean): Json {
  return isNullable ? { anyOf: [schema, { type: "null" }] } : schema;
}

function leaf(type: GraphQLLeafType): Json {
  if (isEnumType(type)) return { type: "string", enum: type.getValues().map(({ value }) => value) };
  return scalars[type.name] ?? {};
}

function outputType(shape: Shape, schemas: Json): Json {
  if (shape.kind === "leaf") return orNull(leaf(shape.type), shape.isNullable);
  if (shape.kind === "list") return orNull({ type: "array", items: outputType(shape.of, schemas) }, shape.isNullable);
  const make = () => ({
    type: "object",
    properties: Object.fromEntries(
      shape.fields.map(({ name, description, shape: field }) => [name, { ...outputType(field, schemas), description }]),
    ),
    required: shape.fields.map(({ name }) => name),
  });
  return orNull(shape.name === undefined ? make() : named(shape.name, schemas, make), shape.isNullable);
}

function inputObject(type: GraphQLInputObjectType, schemas: Json): Json {
  const fields = Object.values(type.getFields());
  return named(type.name, schemas, () => ({
    type: "object",
    description: type.description,
    properties: Object.fromEntries(fields.map((field) => [field.name, describeField(field, schemas)])),
    required: fields.filter(isRequiredInputField).map(({ name }) => name),
  }));
}

function describeField({ type, description, defaultValue }: GraphQLInputField, schemas: Json): Json {
  return { ...inputType(type, schemas), description, ...(defaultValue === undefined ? {} : { default: defaultValue }) };
}

const inputType = (type: GraphQLInputType, schemas: Json): Json =>
  orNull(presentInput(type, schemas), !isNonNullType(type));

function presentInput(type: GraphQLInputType, schemas: Json): Json {
  const plain = getNullableType(type);
  if (isInputObjectType(plain)) return inputObject(plain, schemas);
  return isListType(plain) ? { type: "array", items: inputType(plain.ofType, schemas) } : leaf(plain);
}

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { getOperationAST, parse, separateOperations } from "graphql";
import { describe, expect, it } from "vitest";
import { LoginDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import type { ApiClient } from "../testing/api-client.ts";
import { newEvent, uploadGuests } from "../testing/guest-list-calls.ts";
import { callRest } from "../testing/rest-call.ts";
import { ownTestApi, sharedTestApi } from "../testing/test-api.ts";
import { priceOf } from "./price.ts";
import { buildGraph } from "./schema.ts";

const schema = buildGraph();

const written = ["frontend", "backend/testing"].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".graphql"))
    .map((file) => readFileSync(path.join(folder, file), "utf8")),
);
const ours = Object.values(separateOperations(parse(written.join("\n")))).flatMap((document) => {
  const operation = getOperationAST(document);
  return operation ? [[operation.name?.value, document, operation] as const] : [];
});

it.each(ours)("accepts %s with pages of 100", (_name, document, operation) => {
  priceOf(schema, document, operation, { limit: 100 });
});

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();

const post = (client: ApiClient, body: unknown) => callRest(client, "POST", "/graphql", body);
const refused = (status: number, code: string, message: unknown = expect.any(String)) => {
  const error = { message, extensions: expect.objectContaining({ code, status }) };
  return expect.objectContaining({ status, body: { errors: [expect.objectContaining(error)] } });
};

const times = (count: number, text: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => text(i)).join(" ");
const nested = (depth: number) => `${"ofType { ".repeat(depth)}name${" }".repeat(depth)}`;

// Each fragment spreads the next one twice: 2^20 fields in 21 lines.
const bomb = `{ sampleEvent { ...f0 } } ${times(20, (i) => `fragment f${i} on PublicEvent { ...f${i + 1} ... on PublicEvent { ...f${i + 1} } }`)} fragment f20 on PublicEvent { id }`;

const tooMuch = "The operation asks for too much at once. Please ask for smaller pages.";

it.each([
  ["many aliases", `{ ${times(21, (i) => `a${i}: me { id }`)} }`, "The operation has too many aliases."],
  ["deep nesting", `{ __schema { types { ${nested(20)} } } }`, "The operation is nested too deeply."],
  ["fragments within fragments", bomb, "The operation asks for too many fields."],
  ["the same field many times", `{ me { ${times(700, () => "id")} } }`, "The operation asks for too many fields."],
  ["pages of pages", "{ events(limit: 100) { nodes { guests(limit: 100) { nodes { id } } } } }", tooMuch],
  ["the whole schema many times", `{ ${times(4, (i) => `a${i}: __schema { types { name } }`)} }`, tooMuch],
  [
    "many tokens",
    `{ me { ${times(1000, () => "id")} } }`,
    "Syntax Error: Document contains more that 1000 tokens. Parsing aborted.",
  ],
])("refuses %s with 400", async (_what, query, message) => {
  expect(await post(admin, { query })).toEqual(refused(400, "BAD_INPUT", message));
});

it("counts a page size from a variable", async () => {
  const query =
    "query ($limit: Int = 100) { events(limit: $limit) { nodes { guests(limit: $limit) { nodes { id } } } } }";
  const isTooMuch = refused(400, "BAD_INPUT", tooMuch);
  expect(await post(admin, { query, variables: { limit: 90 } })).toEqual(isTooMuch);
  expect(await post(admin, { query })).toEqual(isTooMuch);
  expect((await post(admin, { query, variables: { limit: 10 } })).status).toBe(200);
});

it("refuses several operations in one request", async () => {
  const several = [{ query: "{ me { id } }" }, { query: "{ me { id } }" }];
  expect(await post(admin, several)).toEqual(refused(400, "BAD_INPUT"));
});

describe("GraphQL for anonymous callers", async () => {
  const limited = await ownTestApi({ rates: { newDocuments: 3, operations: 250 } }, 1);
  const from = (address: string) => limited.anonymous({ "X-Forwarded-For": address });
  const search = (i: number) => `s${i}: searchGuests(eventId: 1, query: "zoe") { id }`;

  it("counts new documents, valid or not, and no known ones", async () => {
    const client = from("203.0.113.1");
    const known = { query: "{ me { id } }" };
    await post(limited.anonymous(), known);
    for (const query of ["{ me { id name } }", "{ nobody }", "{ me {"]) await post(client, { query });
    const { status, headers } = await post(client, { query: "{ me { email } }" });
    expect(status).toBe(429);
    expect(Number(headers.get("Retry-After"))).toBeGreaterThan(0);
    expect((await post(client, known)).status).toBe(200);
    expect((await post(from("203.0.113.2"), { query: "{ me { username } }" })).status).toBe(200);
    const signedIn = await limited.signInAsAdmin();
    for (const field of ["role", "createdAt", "email", "name"])
      expect((await post(signedIn, { query: `{ me { ${field} } }` })).status).toBe(200);
  });

  it("counts operations by their cost, and introspection as many", async () => {
    const client = from("203.0.113.3");
    const schemaQuery = { query: "{ __schema { queryType { name } } }" };
    expect((await post(client, schemaQuery)).status).toBe(200);
    expect(await post(client, schemaQuery)).toEqual(refused(429, "RATE_LIMITED"));
    expect((await post(client, { query: `{ ${search(1)} }` })).status).toBe(200);
    const input = { username: "admin", password: "not this one" };
    expect(await client.refusal(LoginDocument, { input })).toMatchObject({ code: "UNAUTHENTICATED" });
  });

  it("allows three searches in an operation", async () => {
    const client = from("203.0.113.4");
    expect((await post(client, { query: `{ ${times(3, search)} }` })).status).toBe(200);
    const four = { query: `{ ${times(4, search)} }` };
    expect(await post(client, four)).toEqual(refused(400, "BAD_INPUT", "The operation contains too many searches."));
    expect((await post(await limited.signInAsAdmin(), four)).status).toBe(200);
  });
});

it("refuses an answer that grows too large", async () => {
  const columns = Array.from({ length: 50 }, (_, i) => `Column ${i}`);
  const eventId = await newEvent(admin, {});
  const guest = (i: number) => [`Anna ${i}`, "1", ...columns.map(() => "x".repeat(1000))].join();
  await uploadGuests(admin, eventId, [
    ["Name", "Table", ...columns].join(),
    ...Array.from({ length: 10 }, (_, i) => guest(i)),
  ]);
  const info = (count: number) => times(count, (i) => `i${i}: additionalInfo`);
  const query = (count: number) => `{ searchGuests(eventId: ${eventId}, query: "anna") { name ${info(count)} } }`;
  expect((await post(admin, { query: query(1) })).status).toBe(200);
  expect(JSON.stringify((await post(admin, { query: query(3) })).body)).toContain('"code":"TOO_LARGE"');
});

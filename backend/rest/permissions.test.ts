import { type DocumentNode, getNamedType, getOperationAST, isObjectType, Kind, parse } from "graphql";
import { afterAll, expect, it } from "vitest";
import { z } from "zod";
import { buildGraph } from "../graphql/schema.ts";
import { statusOfCode } from "../lib/domain-error.ts";
import { type EventKind, hiddenText } from "../testing/permissions/events.ts";
import { foreignRows } from "../testing/permissions/foreign-rows.ts";
import {
  clientFor,
  expectedOutcome,
  isRefusal,
  kindsFor,
  type Row,
  type RowQuestion,
  subjectFor,
} from "../testing/permissions/row.ts";
import { rows } from "../testing/permissions/rows.ts";
import { type CallerName, callerNames, createWorld, isHelper } from "../testing/permissions/world.ts";
import { callRest, getRest, rowsIn } from "../testing/rest-call.ts";
import { type Call, type Operation, type Route, readRoute } from "./call.ts";
import { routes } from "./routes.ts";

// The permission matrix of GraphQL through REST: a call must behave like the field that answers it, in HTTP terms.

const schema = buildGraph();

function rowNameOf({ text, way }: Operation): string {
  const kind = getOperationAST(parse(text))?.operation;
  let type: unknown = kind && schema.getRootType(kind);
  const names: string[] = [];
  for (const name of way) {
    if (!isObjectType(type)) break;
    names.push(`${type.name}.${name}`);
    type = getNamedType(type.getFields()[name]?.type);
  }
  return names.findLast((name, i) => i === 0 || Object.hasOwn(rows, name)) ?? "";
}

function rowOf(operation: Operation): Row {
  const name = rowNameOf(operation);
  const row = rows[name];
  if (!row) throw new Error(`${name} has no row.`);
  return row;
}

function variablesByArgument(document: DocumentNode): Map<string, string> {
  const [field] = getOperationAST(document)?.selectionSet.selections ?? [];
  const given = field?.kind === Kind.FIELD ? (field.arguments ?? []) : [];
  const pairs = given.map(({ name, value }) => [name.value, value] as const);
  return new Map(pairs.flatMap(([name, value]) => (value.kind === Kind.VARIABLE ? [[name, value.name.value]] : [])));
}

function valuesOf({ operation }: Call, { document, variables }: RowQuestion): Map<string, unknown> {
  const asked = variablesByArgument(document);
  const given = [...variablesByArgument(parse(operation.text))];
  return new Map(given.map(([argument, variable]) => [variable, variables[asked.get(argument) ?? ""]]));
}

/** Addresses have enum values in lower case with hyphens. */
const inPath = (value: unknown) =>
  typeof value === "string" && /^[A-Z_]+$/.test(value) ? value.toLowerCase().replaceAll("_", "-") : String(value);

function addressOf({ route, queryParameters }: Call, values: Map<string, unknown>): string {
  const path = route.path.replaceAll(/\{(\w+)\}/g, (_, name) => encodeURIComponent(inPath(values.get(name))));
  const asked = queryParameters.filter(({ name }) => values.get(name) !== undefined);
  const query = new URLSearchParams(asked.map(({ name }) => [name, String(values.get(name))]));
  return query.size > 0 ? `${path}?${query}` : path;
}

function bodyOf({ body, takesFile, route }: Call, values: Map<string, unknown>): unknown {
  if (route.bodyFields) return Object.fromEntries(route.bodyFields.map((name) => [name, values.get(name)]));
  if (!takesFile) return body && values.get("input");
  const form = new FormData();
  form.set("file", z.instanceof(File).parse(values.get("file")));
  return form;
}

const refusals: Record<string, number> = statusOfCode;

/** After a refusal, the call runs its second operation. */
function outcomeOf({ otherwise }: Call, row: Row, caller: CallerName, kind: EventKind): string {
  const outcome = expectedOutcome(row, caller, kind);
  const isAskedAgain = otherwise && ["UNAUTHENTICATED", "FORBIDDEN", "NOT_FOUND"].includes(outcome);
  return isAskedAgain ? expectedOutcome(rowOf(otherwise), caller, kind) : outcome;
}

function statusOf(outcome: string, { status = 200, missing }: Route): number | undefined {
  if (outcome === "nobody" || outcome === "nothing") return missing?.status;
  return isRefusal(outcome) ? refusals[outcome] : status;
}

const world = await createWorld();
afterAll(() => world.close());
const describedSchema = z.object({
  paths: z.record(z.string(), z.record(z.string(), z.object({ responses: z.record(z.string(), z.unknown()) }))),
});
const described = describedSchema.parse(await getRest(world.callers.anonymous, "/api/openapi.json"));

const isListed = (body: unknown, eventId: number) => rowsIn(body).some(({ id }) => id === eventId);

const mayLookAfter = (caller: CallerName, kind: EventKind) =>
  rows["Query.event"] !== undefined && expectedOutcome(rows["Query.event"], caller, kind) === "ok";

const calls = routes.map((route) => readRoute(schema, route));

const cases = calls.flatMap((call) => {
  const own = rowNameOf(call.operation);
  const foreign = Object.entries(foreignRows).filter(([name]) => name.startsWith(`${own} `));
  const tried: [string, Row][] = [[own, rowOf(call.operation)], ...foreign];
  return tried.map(([name, row]) => ({ call, name, row }));
});

function identityOf(caller: CallerName): string {
  if (isHelper(caller)) return "helper";
  return caller.startsWith("anonymous") ? "nobody" : "account";
}

/** One caller and event per kind of answer, as the GraphQL matrix covers all of them. */
function askersOf(call: Call, row: Row): [CallerName, EventKind][] {
  const all = callerNames.flatMap((caller) => kindsFor(row, caller).map((kind) => [caller, kind] as const));
  const askers = new Map<string, [CallerName, EventKind]>();
  for (const [caller, kind] of all) {
    const answer = [
      outcomeOf(call, row, caller, kind),
      expectedOutcome(row, caller, kind),
      identityOf(caller),
      mayLookAfter(caller, kind),
    ].join();
    if (!askers.has(answer)) askers.set(answer, [caller, kind]);
  }
  return [...askers.values()];
}

it.each(cases)("answers like GraphQL: $call.route.method $call.route.path, $name", async ({ call, row }) => {
  const responses = described.paths[call.route.path]?.[call.route.method]?.responses;
  for (const [caller, kind] of askersOf(call, row)) {
    const outcome = outcomeOf(call, row, caller, kind);
    const subject = await subjectFor(world, row, caller, kind);
    const client = await clientFor(world, row, caller, subject);
    const values = valuesOf(call, await row.question(subject, world));
    const method = call.route.method.toUpperCase();
    const answer = await callRest(client, method, addressOf(call, values), bodyOf(call, values));
    expect([caller, kind, answer.status]).toEqual([caller, kind, statusOf(outcome, call.route)]);
    expect(Object.keys(responses ?? {})).toContain(String(answer.status));
    if (outcome.endsWith("listed")) expect(isListed(answer.body, subject.eventId)).toBe(outcome === "listed");
    if (!mayLookAfter(caller, kind)) expect(JSON.stringify(answer.body)).not.toContain(hiddenText);
  }
});

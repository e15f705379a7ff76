import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildGraph } from "../../graphql/schema.ts";
import { ApiRefusal } from "../api-client.ts";
import { foreignAccountRows } from "./account-rows.ts";
import { foreignAuditRows } from "./audit-rows.ts";
import { foreignRows } from "./foreign-rows.ts";
import { foreignSeatingRows } from "./foreign-seating-rows.ts";
import { foreignHelperRows } from "./helper-rows.ts";
import { expectedOutcome, kindsFor, type Row } from "./row.ts";
import { rows } from "./rows.ts";
import { declaredRules } from "./rules.ts";
import { confirmedSignInRows } from "./second-factor-rows.ts";
import { foreignSignInLinkRows } from "./sign-in-link-rows.ts";
import { type CallerName, callerNames, createWorld, type EventKind, type World } from "./world.ts";

const schema = buildGraph();
const operationTypes = ["Query", "Mutation", "Subscription"];

/** Queries, mutations, subscriptions, and the fields of other types that a resolver of their own answers. */
function fieldsWithResolvers(): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
    .filter(({ type, field }) => operationTypes.includes(type) || !isPlainField(field.resolve))
    .map(({ type, field }) => `${type}.${field.name}`);
}

// Fields without a resolver of their own have none, or type-graphql's, which reads the property of the same name.
const plainResolver = schema.getType("PublicEvent");
function isPlainField(resolve: unknown): boolean {
  if (resolve === undefined) return true;
  if (!isObjectType(plainResolver)) throw new Error("PublicEvent has no fields that could be compared with.");
  return String(resolve) === String(plainResolver.getFields().name?.resolve);
}

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function outcome({ run, ownSession }: Row, caller: CallerName, kind: EventKind): Promise<string> {
  const subject = await world.subject(kind);
  const client = ownSession ? await world.signInAnew(caller, subject) : await world.arrive(caller, subject);
  try {
    return await run(client, subject, world);
  } catch (error) {
    if (error instanceof ApiRefusal) return error.code;
    throw error;
  }
}

it("has a row for every operation and every field that leads to data of its own", () => {
  expect(Object.keys(rows).toSorted()).toEqual(fieldsWithResolvers().toSorted());
});

it("knows the rule that each operation declares", () => {
  const expected = Object.entries(rows).flatMap(([name, { rule }]) => (rule ? [[name.split(".")[1], rule]] : []));
  expect(Object.fromEntries(declaredRules())).toEqual(Object.fromEntries(expected));
});

const everyRow = {
  ...rows,
  ...foreignRows,
  ...foreignAccountRows,
  ...foreignAuditRows,
  ...foreignSeatingRows,
  ...foreignSignInLinkRows,
  ...foreignHelperRows,
  ...confirmedSignInRows,
};

describe.each(Object.entries(everyRow))("%s", (_, row) => {
  it.each(callerNames)("answers to %s as expected", async (caller) => {
    const kinds = kindsFor(row, caller);
    const outcomes: [EventKind, string][] = [];
    for (const kind of kinds) outcomes.push([kind, await outcome(row, caller, kind)]);
    expect(outcomes).toEqual(kinds.map((kind) => [kind, expectedOutcome(row, caller, kind)]));
  });
});

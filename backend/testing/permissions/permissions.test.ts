import { isObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildGraph } from "../../graphql/schema.ts";
import { ApiRefusal } from "../api-client.ts";
import { foreignAccountRows } from "./account-rows.ts";
import { type EventKind, eventKinds } from "./events.ts";
import { foreignRows } from "./foreign-rows.ts";
import { foreignSeatingRows } from "./foreign-seating-rows.ts";
import { foreignHelperRows } from "./helper-rows.ts";
import { clientFor, expectedOutcome, isRefusal, kindsFor, type Row, subjectFor } from "./row.ts";
import { rows } from "./rows.ts";
import { declaredRules } from "./rules.ts";
import { confirmedSignInRows } from "./second-factor-rows.ts";
import { foreignSignInLinkRows } from "./sign-in-link-rows.ts";
import { type CallerName, callerNames, createWorld, type World } from "./world.ts";

const schema = buildGraph();
const operationTypes = ["Query", "Mutation", "Subscription"];

/** Operations, and fields of other types with a resolver of their own. */
function fieldsWithResolvers(): string[] {
  return Object.values(schema.getTypeMap())
    .filter(isObjectType)
    .filter(({ name }) => !name.startsWith("__"))
    .flatMap((type) => Object.values(type.getFields()).map((field) => ({ type: type.name, field })))
    .filter(({ type, field }) => operationTypes.includes(type) || !isPlainField(field.resolve))
    .map(({ type, field }) => `${type}.${field.name}`);
}

// Plain fields have no resolver, or type-graphql's, which reads the property of the same name.
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

async function outcome(row: Row, caller: CallerName, kind: EventKind): Promise<string> {
  const subject = await subjectFor(world, row, caller, kind);
  const client = await clientFor(world, row, caller, subject);
  try {
    return await row.run(client, subject, world);
  } catch (error) {
    if (error instanceof ApiRefusal) return error.code;
    throw error;
  }
}

async function outcomesFor(row: Row, caller: CallerName, kinds: readonly EventKind[]): Promise<[string, string][]> {
  const found: [string, string][] = [];
  for (const kind of kinds) found.push([caseName(caller, kind), await outcome(row, caller, kind)]);
  return found;
}

/** In parallel where nothing should change, because half of the time is waiting. */
async function outcomes(row: Row): Promise<Record<string, string>> {
  const isQuiet = (caller: CallerName, kind: EventKind) =>
    !row.expected.isAboutNoEvent && (!row.isChange || isRefusal(expectedOutcome(row, caller, kind)));
  const quiet = callerNames.map((caller) =>
    outcomesFor(
      row,
      caller,
      kindsFor(row, caller).filter((kind) => isQuiet(caller, kind)),
    ),
  );
  const found = (await Promise.all(quiet)).flat();
  for (const caller of callerNames) {
    const changes = kindsFor(row, caller).filter((kind) => !isQuiet(caller, kind));
    found.push(...(await outcomesFor(row, caller, changes)));
  }
  return Object.fromEntries(found);
}

const caseName = (caller: CallerName, kind: EventKind) => `${caller}, ${kind} event`;

function expectedOutcomes(row: Row): Record<string, string> {
  const cases = callerNames.flatMap((caller) => kindsFor(row, caller).map((kind) => ({ caller, kind })));
  return Object.fromEntries(
    cases.map(({ caller, kind }) => [caseName(caller, kind), expectedOutcome(row, caller, kind)]),
  );
}

const mayChangeEvents = ({ isChange, expected }: Row) => isChange && !expected.isAboutNoEvent;

async function contentBefore(row: Row): Promise<unknown> {
  if (!mayChangeEvents(row)) return undefined;
  for (const kind of eventKinds) await row.question(await world.shared(kind), world);
  for (const caller of callerNames) {
    for (const kind of kindsFor(row, caller)) await world.arrive(caller, await world.shared(kind));
  }
  return world.contentOfShared();
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
  ...foreignSeatingRows,
  ...foreignSignInLinkRows,
  ...foreignHelperRows,
  ...confirmedSignInRows,
};

describe("answers everybody as expected, and refuses without a change", () => {
  it.each(Object.entries(everyRow))("%s", async (_, row) => {
    const before = await contentBefore(row);
    expect(await outcomes(row)).toEqual(expectedOutcomes(row));
    if (mayChangeEvents(row)) expect(await world.contentOfShared()).toEqual(before);
  });
});

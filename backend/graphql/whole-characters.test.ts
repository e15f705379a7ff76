import {
  type GraphQLArgument,
  type GraphQLInputType,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from "graphql";
import { describe, expect, it } from "vitest";
import { CreateEventDocument } from "../../frontend/organizer/features/events/generated/events.ts";
import { PreviewGuestFileDocument } from "../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import { AddGuestDocument } from "../../frontend/organizer/features/guests/generated/guests.ts";
import { GuestSearchDocument } from "../testing/generated/guest-operations.ts";
import { EventDocument } from "../testing/generated/operations.ts";
import { toPreview } from "../testing/guest-list-calls.ts";
import { csvFile } from "../testing/guest-lists.ts";
import { firstLive } from "../testing/live-client.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";
import { buildGraph } from "./schema.ts";

/** An emoji cut in half, as by programs that count UTF-16 units. */
const half = "Anna \ud83d";
const message = "Text must not contain half of a character.";

const schema = buildGraph();
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = (await admin.execute(CreateEventDocument, { input: { name: "Gala" } })).createEvent.id;

/** Every text has a lone surrogate; otherwise well-formed. */
function halved(type: GraphQLInputType): unknown {
  const plain = getNullableType(type);
  if (isListType(plain)) return [halved(plain.ofType)];
  if (isEnumType(plain)) return plain.getValues()[0]?.name;
  if (isInputObjectType(plain)) {
    return Object.fromEntries(Object.values(plain.getFields()).map((field) => [field.name, halved(field.type)]));
  }
  const others: Record<string, unknown> = {
    Int: eventId,
    Boolean: true,
    DateTime: "2026-06-20T18:30:00Z",
    Float: 1,
    UUID: crypto.randomUUID(),
  };
  return plain.name === "JSONObject" ? { [half]: "Vegan" } : (others[plain.name] ?? half);
}

const takesText = (type: GraphQLInputType): boolean => {
  const named = getNamedType(type);
  if (isInputObjectType(named)) return Object.values(named.getFields()).some((field) => takesText(field.type));
  return named.name === "String" || named.name === "JSONObject";
};
const takesFile = (args: readonly GraphQLArgument[]) => args.some(({ type }) => getNamedType(type).name === "Upload");

const fields = [schema.getQueryType(), schema.getMutationType()].flatMap((root) =>
  Object.values(root?.getFields() ?? {})
    .filter(({ args }) => args.some(({ type }) => takesText(type)) && !takesFile(args))
    .map((field) => ({ kind: root?.name.toLowerCase() ?? "", field })),
);

const ask = (body: unknown) => callRest(admin, "POST", "/graphql", body);

describe("a lone surrogate", () => {
  it.each(fields.map(({ kind, field }) => ({ kind, field, name: field.name })))(
    "is refused as an argument of $name",
    async ({ kind, field: { name, args, type } }) => {
      const declared = args.map((argument) => `$${argument.name}: ${argument.type}`);
      const given = args.map((argument) => `${argument.name}: $${argument.name}`);
      const query = `${kind} (${declared}) { ${name}(${given}) ${isObjectType(getNamedType(type)) ? "{ __typename }" : ""} }`;
      const variables = Object.fromEntries(args.map((argument) => [argument.name, halved(argument.type)]));
      const answer = await ask({ query, variables });
      const extensions = { code: "BAD_INPUT", status: 400, reasons: [{ key: "refusals.halfCharacter", values: {} }] };
      expect(answer).toMatchObject({ status: 400, body: { errors: [{ message, extensions }] } });
    },
  );

  it("is refused next to a file, in a subscription, as a literal, and in a URL", async () => {
    const mapping = [{ column: half, use: "NAME" as const }];
    const previewing = toPreview({ eventId, file: csvFile(["Name,Table", "Anna,1"]), mapping });
    expect(await admin.refusal(PreviewGuestFileDocument, previewing)).toMatchObject({ status: 400, message });
    await expect(firstLive(admin, GuestSearchDocument, { eventId, query: half })).rejects.toThrow(message);
    for (const literal of [JSON.stringify(half), `"""${half}"""`]) {
      expect((await ask({ query: `{ events(search: ${literal}) { totalCount } }` })).status).toBe(400);
    }
    expect((await callRest(admin, "GET", "/api/view/%ED%A0%BD")).status).toBe(404);
  });

  it("changes nothing, and whole characters of any kind stay unchanged", async () => {
    const additionalInfo = { "Meal 🥗": "Vegan 👩‍👩‍👧 \u200d" };
    const input = { name: "Anna 👰🏽", tableNumber: "𝟙", additionalInfo };
    await admin.execute(AddGuestDocument, { eventId, input });
    const { event } = await admin.execute(EventDocument, { id: eventId });
    expect(event.name).toBe("Gala");
    expect(event.guests.nodes).toMatchObject([{ name: "Anna 👰🏽", tableNumber: "𝟙", additionalInfo }]);
  });
});

import { Validator } from "@seriousme/openapi-schema-validator";
import { expect, it } from "vitest";
import { z } from "zod";
import { sampleEventId } from "../testing/guest-list-calls.ts";
import { callRest } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";
import { routes } from "./routes.ts";

const schema = z.record(z.string(), z.unknown());
const descriptionSchema = z.object({
  openapi: z.string(),
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string() }))),
  components: z.object({ schemas: z.record(z.string(), z.object({ required: z.array(z.string()) })) }),
});

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const sampleId = await sampleEventId(admin);
const { body: described } = await callRest(api.anonymous(), "GET", "/api/openapi.json");
const description = descriptionSchema.parse(described);

it("is a valid OpenAPI 3.1 description of every call, with unique ids", async () => {
  const { valid, errors } = await new Validator().validate(schema.parse(described));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(description.openapi).toBe("3.1.0");
  const calls = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ call: `${method} ${path}`, operationId })),
  );
  const known = routes.map(({ method, path }) => `${method} ${path}`);
  expect(calls.map(({ call }) => call).toSorted()).toEqual(known.toSorted());
  expect(new Set(calls.map(({ operationId }) => operationId)).size).toBe(routes.length);
});

const ofPublic = "id name date location greeting guestLanguages showTablemates theme";
const ofEvent = `${ofPublic} userId description isPublic day guestCode worksOffline isSample shortLink hiddenColumns`;
it.each([
  ["User", "/api/user", "id name email username role createdAt"],
  ["Event", `/api/events/${sampleId}`, `${ofEvent} createdAt updatedAt`],
  ["PublicEvent", "/api/events/sample", `${ofPublic} asksForCode`],
])("names exactly the response fields of %s", async (name, path, fields) => {
  const { body } = await callRest(admin, "GET", path);
  const sent = Object.keys(schema.parse(body));
  expect(sent.toSorted()).toEqual(fields.split(" ").toSorted());
  expect(sent).toEqual(description.components.schemas[name]?.required);
});

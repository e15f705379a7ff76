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
  paths: z.record(z.string(), z.record(z.string(), z.object({ operationId: z.string(), responses: schema }))),
  components: z.object({
    schemas: z.record(z.string(), z.looseObject({ properties: schema, required: z.array(z.string()) })),
    securitySchemes: z.record(z.string(), z.object({ in: z.literal("cookie"), name: z.string() })),
  }),
});

const api = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();
const sampleId = await sampleEventId(admin);
const description = descriptionSchema.parse((await callRest(api.anonymous(), "GET", "/api/openapi.json")).body);

it("names the header and the cookies that searches return and the guest list accepts", async () => {
  const parameters = z.array(z.looseObject({ name: z.string(), in: z.string(), required: z.boolean() }));
  const calls = z.record(z.string(), z.record(z.string(), z.looseObject({ parameters: parameters.optional() })));
  const { body } = await callRest(api.anonymous(), "GET", "/api/openapi.json");
  const { paths } = z.looseObject({ paths: calls }).parse(body);
  const optional = (paths["/api/events/{eventId}/guests"]?.get?.parameters ?? []).filter(({ required }) => !required);
  const names = optional.map((parameter) => `${parameter.in} ${parameter.name}`);
  const given = await Promise.all(
    ["https", "http"].map((protocol) =>
      callRest(api.anonymous(), "GET", `/api/events/${sampleId}/guests/search?q=zoe`, undefined, {
        "X-Forwarded-Proto": protocol,
      }),
    ),
  );
  const cookies = given.map(({ headers }) => `cookie ${headers.get("Set-Cookie")?.split("=")[0]}`);
  expect(names).toEqual(["query search", "header Seating-Pass", ...cookies]);
  expect(given[0]?.headers.get("Seating-Pass")).toMatch(/./);
  const { responses } = description.paths["/api/events/{id}/guests/search"]?.get ?? {};
  expect(responses?.["200"]).toMatchObject({ headers: { "Seating-Pass": { schema: { type: "string" } } } });
});

it("is a valid OpenAPI 3.1 description of every call, with unique ids", async () => {
  const { body } = await callRest(api.anonymous(), "GET", "/api/openapi.json");
  const { valid, errors } = await new Validator().validate(schema.parse(body));
  expect(errors).toBeUndefined();
  expect(valid).toBe(true);
  expect(description.openapi).toBe("3.1.0");
  const described = Object.entries(description.paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method} ${path}`),
  );
  expect(described.toSorted()).toEqual(routes.map(({ method, path }) => `${method} ${path}`).toSorted());
  const ids = Object.values(description.paths).flatMap((calls) =>
    Object.values(calls).map(({ operationId }) => operationId),
  );
  expect(new Set(ids).size).toBe(routes.length);
});

it("describes GraphQL types in REST terms", () => {
  const { schemas } = description.components;
  expect(schemas.User?.properties.role).toMatchObject({ type: "string", enum: ["admin", "customer"] });
  expect(schemas.CreateUserInput).toMatchObject({
    required: ["username", "password", "name", "email"],
    properties: { role: { enum: ["admin", "customer"], default: "customer" } },
  });
  expect(schemas.Event?.properties).toMatchObject({
    userId: { type: "integer", description: expect.any(String) },
    theme: { $ref: "#/components/schemas/Theme" },
    updatedAt: { type: "string", format: "date-time" },
  });
  expect(schemas.HistoryEntry?.properties.userId).toMatchObject({ anyOf: [{ type: "integer" }, { type: "null" }] });
  expect(schemas).not.toHaveProperty("password");
});

it.each([
  ["User", "/api/user"],
  ["Event", `/api/events/${sampleId}`],
  ["PublicEvent", "/api/events/sample"],
])("names exactly the response fields of %s", async (name, path) => {
  const { body } = await callRest(admin, "GET", path);
  expect(Object.keys(schema.parse(body))).toEqual(description.components.schemas[name]?.required);
});

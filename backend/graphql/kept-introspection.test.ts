import { expect, it } from "vitest";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();

async function ask(body: object): Promise<unknown> {
  const response = await api.anonymous().fetch("/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  return response.json();
}

it("distinguishes operations of one document, and variables", async () => {
  const query = `query Root { __schema { queryType { name } } } query Other { __type(name: "Guest") { name } }`;
  expect(await ask({ query, operationName: "Root" })).toEqual({ data: { __schema: { queryType: { name: "Query" } } } });
  expect(await ask({ query, operationName: "Other" })).toEqual({ data: { __type: { name: "Guest" } } });
  const named = "query ($name: String!) { __type(name: $name) { name } }";
  for (const name of ["Guest", "Event"]) {
    expect(await ask({ query: named, variables: { name } })).toEqual({ data: { __type: { name } } });
  }
  expect(await ask({ query: named })).toHaveProperty("errors");
});

it("caches nothing that requests more than the schema", async () => {
  const query = "{ __typename me { username } }";
  const admin = await api.signInAsAdmin();
  const body = JSON.stringify({ query });
  const headers = { "Content-Type": "application/json" };
  const own = await (await admin.fetch("/graphql", { method: "POST", headers, body })).json();
  expect(own).toMatchObject({ data: { me: { username: "admin" } } });
  expect(await ask({ query })).toMatchObject({ data: { me: null } });
});

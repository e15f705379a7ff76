import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { ApiClient } from "../testing/api-client.ts";
import { EventsDocument, MeDocument } from "../testing/generated/operations.ts";
import { startTestApi, type TestApi } from "../testing/test-api.ts";

let api: TestApi;
let admin: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
});
beforeEach(async () => {
  admin = await api.signInAsAdmin();
});
afterAll(() => api.close());

const query = "mutation { logout }";
const body = JSON.stringify({ query });

function multipart(): FormData {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query, variables: {} }));
  form.set("map", "{}");
  return form;
}

// What a page of another site can make a browser send with this site's cookies, without asking first.
const requests: [string, string, RequestInit][] = [
  ["a form as text", "/graphql", { method: "POST", headers: { "Content-Type": "text/plain" }, body }],
  ["a form in its usual encoding", "/graphql", { method: "POST", body: new URLSearchParams({ query }) }],
  ["a form with a file", "/graphql", { method: "POST", body: multipart() }],
  ["a body without a type", "/graphql", { method: "POST", body: new Blob([body]) }],
  ["a link", `/graphql?${new URLSearchParams({ query })}`, {}],
  ["a link that asks", `/graphql?${new URLSearchParams({ query: "{ me { id } }" })}`, {}],
];

describe("a request that a foreign page can send", () => {
  it.each(requests)("is refused: %s", async (_what, path, init) => {
    const response = await admin.fetch(path, { ...init, headers: { ...init.headers, Origin: "https://evil.example" } });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT", status: 400 } }] });
    expect((await admin.execute(MeDocument, {})).me).not.toBeNull();
  });
});

it("asks browsers for no exception for any origin", async () => {
  const preflight = await admin.fetch("/graphql", {
    method: "OPTIONS",
    headers: {
      Origin: "https://evil.example",
      "Access-Control-Request-Method": "POST",
      "Access-Control-Request-Headers": "content-type",
    },
  });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

it("takes files from nobody who is not signed in", async () => {
  const response = await api.anonymous().fetch("/graphql", {
    method: "POST",
    headers: { "Apollo-Require-Preflight": "true" },
    body: multipart(),
  });
  expect(response.status).toBe(401);
});

it("takes the same from its own pages", async () => {
  expect((await admin.execute(EventsDocument, {})).events.totalCount).toBe(1);
  const headers = { "Apollo-Require-Preflight": "true" };
  const response = await admin.fetch("/graphql", { method: "POST", headers, body: multipart() });
  expect(await response.json()).toEqual({ data: { logout: true } });
});

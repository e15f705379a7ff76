import { describe, expect, it } from "vitest";
import { CurrentUserDocument } from "../../frontend/organizer/features/auth/generated/auth.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const behindProxy = await sharedTestApi({}, 1);
const admin = await api.signInAsAdmin();

const query = "mutation { logout }";
const body = JSON.stringify({ query });

function multipart(): FormData {
  const form = new FormData();
  form.set("operations", JSON.stringify({ query, variables: {} }));
  form.set("map", "{}");
  return form;
}

const json = { "Content-Type": "application/json" };
const ownForm = { "Apollo-Require-Preflight": "true" };

// What another site's page can make a browser send with this site's cookies, without a preflight.
const requests: [string, string, RequestInit][] = [
  ["a form as text", "/graphql", { method: "POST", headers: { "Content-Type": "text/plain" }, body }],
  ["a form in its usual encoding", "/graphql", { method: "POST", body: new URLSearchParams({ query }) }],
  ["a form with a file", "/graphql", { method: "POST", body: multipart() }],
  ["a body without a type", "/graphql", { method: "POST", body: new Blob([body]) }],
  ["a link", `/graphql?${new URLSearchParams({ query })}`, {}],
];

it.each(requests)("refuses what another site's page can send, even from an unnamed page: %s", async (_, path, init) => {
  const response = await admin.fetch(path, init);
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ errors: [{ extensions: { code: "BAD_INPUT", status: 400 } }] });
  expect((await admin.execute(CurrentUserDocument, {})).me).not.toBeNull();
});

describe("a request from another site", () => {
  it.each<Record<string, string>>([
    { Origin: "https://evil.example" },
    { Origin: "null" },
    { "Sec-Fetch-Site": "same-site" },
  ])("is refused like over REST, whatever it sends: %j", async (origin) => {
    const bodies = [
      { headers: { ...json, ...origin }, body },
      { headers: { ...ownForm, ...origin }, body: multipart() },
    ];
    for (const init of bodies) {
      const response = await admin.fetch("/graphql", { ...init, method: "POST" });
      expect(response.status).toBe(403);
      const message = "This request came from another site, so it was refused.";
      const extensions = { code: "FORBIDDEN", status: 403, reasons: [{ key: "refusals.otherSite", values: {} }] };
      expect(await response.json()).toEqual({ errors: [{ message, extensions }] });
    }
    expect((await admin.execute(CurrentUserDocument, {})).me).not.toBeNull();
  });

  it("is distinguished from programs and own pages, whose host only a trusted proxy may report", async () => {
    const { origin, port } = new URL(api.url);
    const own: Record<string, string>[] = [
      {},
      { "Sec-Fetch-Site": "same-origin", Origin: origin },
      // A proxy that terminates TLS passes on the host, not the protocol.
      { Origin: `https://127.0.0.1:${port}` },
    ];
    const asking = (headers: Record<string, string>) => {
      return { method: "POST", headers: { ...json, ...headers }, body: JSON.stringify({ query: "{ me { id } }" }) };
    };
    for (const headers of own) expect((await admin.fetch("/graphql", asking(headers))).status).toBe(200);

    const proxied = asking({ Origin: "https://gala.example", "X-Forwarded-Host": "gala.example" });
    expect((await admin.fetch("/graphql", proxied)).status).toBe(403);
    expect((await behindProxy.anonymous().fetch("/graphql", proxied)).status).toBe(200);
  });
});

it("asks browsers for no cross-origin exceptions", async () => {
  const headers = { Origin: "https://evil.example", "Access-Control-Request-Method": "POST" };
  const preflight = await admin.fetch("/graphql", { method: "OPTIONS", headers });
  expect([...preflight.headers.keys()].filter((name) => name.startsWith("access-control"))).toEqual([]);
});

it("refuses files from anonymous callers", async () => {
  const sent = { method: "POST", headers: ownForm, body: multipart() };
  expect((await api.anonymous().fetch("/graphql", sent)).status).toBe(401);
});

import { beforeAll, describe, expect, it } from "vitest";
import { callRest, callRestWith, idIn } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeAll(async () => {
  const { body } = await callRest(admin, "POST", "/api/events", { name: "Gala" });
  eventId = idIn(body);
});

const json = { "Content-Type": "application/json" };

describe("a body", () => {
  it.each([
    ["invalid JSON", "{ name: ", json, 400, "The request could not be read."],
    ["a list", "[]", json, 400, "The body must be a JSON object."],
    ["nothing", "", json, 400, "Event name must be at least 3 characters"],
    ["a form", "name=Gala", { "Content-Type": "application/x-www-form-urlencoded" }, 415, /JSON/],
    ["the wrong content", '{"name":"Gala","ownerId":1.5}', json, 400, "ownerId must be a whole number."],
    ["too much", JSON.stringify({ name: "x".repeat(300_000) }), json, 413, "The request is too large."],
  ])("of %s is refused with a message", async (_, text, headers, status, body) => {
    const answer = await callRestWith(admin, "POST", "/api/events", text, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.body).toMatch(body);
  });

  it("may omit fields with a default, set them to null, and contain unknown fields", async () => {
    const text = '{"name":"Gala","description":null,"isPublic":null,"theme":null,"unknown":[1],"__proto__":{}}';
    expect(await callRestWith(admin, "POST", "/api/events", text, json)).toMatchObject({
      status: 201,
      body: { description: "", isPublic: true },
    });
  });
});

describe("an address", () => {
  it.each(["abc", "1.5", "-1", "2147483648"])(
    "with the id %s is not found",
    async (id) => {
      for (const [method, path] of [
        ["GET", `/api/events/${id}`],
        ["GET", `/api/events/${id}/guests/search?q=anna`],
        ["DELETE", `/api/events/${eventId}/guests/${id}`],
      ] as const) {
        expect(await callRest(admin, method, path)).toMatchObject({
          status: 404,
          body: "There is nothing at this address.",
        });
      }
      expect(await callRest(admin, "DELETE", `/api/users/${id}`)).toMatchObject({
        status: 404,
        body: { message: "There is nothing at this address." },
      });
    },
  );

  it("that is unknown or cannot be decoded is refused in plain text", async () => {
    for (const path of ["/api", "/api/", "/api/events/1/guests/2/3", "/api/..%2fuser", "/api/view/%E0%A4%A"]) {
      const { status, body, headers } = await callRest(admin, "GET", path);
      expect({ status, body }).toEqual({ status: 404, body: "There is nothing at this address." });
      expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    }
    expect((await callRest(admin, "POST", "/api/nothing")).status).toBe(404);
    expect(await callRest(admin, "GET", "/api/view/%00")).toMatchObject({
      status: 400,
      body: "Text must not contain the NUL character.",
    });
  });

  it.each([
    ["PATCH", "/api/events/1", "GET, HEAD, PUT, DELETE"],
    ["GET", "/api/login", "POST"],
    ["OPTIONS", "/api/users", "GET, HEAD, POST"],
  ])("refuses other methods: %s %s", async (method, path, allowed) => {
    const { status, headers } = await callRest(admin, method, path);
    expect(status).toBe(405);
    expect(headers.get("Allow")).toBe(allowed);
  });

  it("answers HEAD as it answers GET, without a body", async () => {
    expect(await callRest(admin, "HEAD", `/api/events/${eventId}`)).toMatchObject({ status: 200 });
    expect(await callRest(api.anonymous(), "HEAD", "/api/user")).toMatchObject({ status: 401 });
  });
});

describe("a request from another site", () => {
  it.each([
    ["cross-site", undefined],
    [undefined, "https://evil.example"],
    ["same-origin", "https://evil.example"],
  ])("is refused before anything happens: %s, %s", async (site, origin) => {
    const headers = { ...(site ? { "Sec-Fetch-Site": site } : {}), ...(origin ? { Origin: origin } : {}) };
    const refused = { status: 403, body: "This request came from another site, so it was refused." };
    for (const [method, path] of [
      ["POST", "/api/logout"],
      ["POST", "/api/login"],
      ["DELETE", `/api/events/${eventId}`],
    ] as const) {
      expect(await callRest(admin, method, path, undefined, headers)).toMatchObject(refused);
    }
    expect(await callRest(admin, "GET", `/api/events/${eventId}`, undefined, headers)).toMatchObject({
      status: 200,
      body: { name: "Gala" },
    });
  });
});

it("logs no typed text, and no refusals as errors", () => {
  expect(api.logged()).not.toMatch(/anna|"level":50/i);
});

import { describe, expect, it } from "vitest";
import { callRest, callRestWith, idIn } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const eventId = idIn((await callRest(admin, "POST", "/api/events", { name: "Gala" })).body);

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
  it.each(["abc", "1.5", "-1", "2147483648"])("with the id %s is not found", async (id) => {
    const message = "There is nothing at this address.";
    for (const path of [`/api/events/${id}`, `/api/events/${id}/guests/search?q=anna`]) {
      expect(await callRest(admin, "GET", path)).toMatchObject({ status: 404, body: message });
    }
    const answer = await callRest(admin, "DELETE", `/api/users/${id}`);
    expect(answer).toMatchObject({ status: 404, body: { message } });
  });

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
    expect([status, headers.get("Allow")]).toEqual([405, allowed]);
    expect((await callRest(api.anonymous(), "HEAD", "/api/user")).status).toBe(401);
  });
});

it("a request from another site is refused before anything happens", async () => {
  const headers = { Origin: "https://evil.example", "Sec-Fetch-Site": "same-origin" };
  const refused = { status: 403, body: "This request came from another site, so it was refused." };
  expect(await callRest(admin, "POST", "/api/login", undefined, headers)).toMatchObject(refused);
  expect(await callRest(admin, "DELETE", `/api/events/${eventId}`, undefined, headers)).toMatchObject(refused);
  expect(await callRest(admin, "GET", `/api/events/${eventId}`, undefined, headers)).toMatchObject({
    status: 200,
    body: { name: "Gala" },
  });
});

it("logs no typed text, and no refusals as errors", () => {
  expect(api.logged()).not.toMatch(/anna|"level":50/i);
});

import { beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { callRest, callRestWith } from "../testing/rest-call.ts";
import { sharedTestApi } from "../testing/test-api.ts";

let eventId: number;
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeAll(async () => {
  const { body } = await callRest(admin, "POST", "/api/events", { name: "Gala" });
  eventId = z.object({ id: z.number() }).parse(body).id;
});

const json = { "Content-Type": "application/json" };

describe("a body", () => {
  it.each([
    ["invalid JSON", "{ name: ", json, 400, "The request could not be read."],
    ["a list", "[]", json, 400, "The body must be a JSON object."],
    ["a text", '"Gala"', json, 400, "The request could not be read."],
    ["nothing", "", json, 400, "Event name must be at least 3 characters"],
    ["a form", "name=Gala", { "Content-Type": "application/x-www-form-urlencoded" }, 415, /JSON/],
    ["plain text", '{"name":"Gala"}', { "Content-Type": "text/plain" }, 415, /JSON/],
    ["an unknown encoding", "{}", { ...json, "Content-Encoding": "rot13" }, 400, /could not be read/],
    ["too much", JSON.stringify({ name: "x".repeat(300_000) }), json, 413, "The request is too large."],
  ])("of %s is refused with a message", async (_, text, headers, status, body) => {
    const answer = await callRestWith(admin, "POST", "/api/events", text, headers);
    expect(answer.status).toBe(status);
    expect(answer.headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
    expect(answer.body).toMatch(body);
  });

  it.each([
    ["POST", "/api/login", { username: { $ne: "" }, password: "x" }, "username must be text."],
    ["POST", "/api/users", { role: "owner" }, "role must be admin or customer."],
    ["POST", "/api/events", { name: "Go" }, "Event name must be at least 3 characters"],
    ["POST", "/api/events", { name: "Gala", isPublic: "false" }, "isPublic must be true or false."],
    ["POST", "/api/events", { name: "Gala", theme: "dark" }, "theme must be a JSON object."],
    ["POST", "/api/events", { name: "Gala", ownerId: 1.5 }, "ownerId must be a whole number."],
    ["PUT", "/api/events/{id}", { hiddenColumns: [1] }, "hiddenColumns must be text."],
    ["PUT", "/api/events/{id}", { updatedAt: "yesterday" }, /^updatedAt must be a date and time/],
  ])("with the wrong content is refused with a message: %s %s %j", async (method, path, body, words) => {
    const answer = await callRest(admin, method, path.replace("{id}", String(eventId)), body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatch(words);
  });

  it("may omit fields with a default, set them to null, and contain unknown fields", async () => {
    const input = { name: "Gala", description: null, isPublic: null, theme: null, ownerId: null, unknown: [1] };
    expect(await callRest(admin, "POST", "/api/events", input)).toMatchObject({
      status: 201,
      body: { description: "", isPublic: true },
    });
  });

  it("may contain names of built-in object properties", async () => {
    const text =
      '{"name":"Anna","tableNumber":"1","additionalInfo":{"__proto__":"a","constructor":"b"},"__proto__":{}}';
    const added = await callRestWith(admin, "POST", `/api/events/${eventId}/guest`, text, json);
    expect(added.status).toBe(201);
    expect(JSON.stringify(added.body)).toContain('"additionalInfo":{"__proto__":"a","constructor":"b"}');
  });
});

describe("an address", () => {
  it.each(["abc", "1.5", "-1", "0", "2147483648", "99999999999999999999"])(
    "with the id %s is not found",
    async (id) => {
      for (const [method, path] of [
        ["GET", `/api/events/${id}`],
        ["GET", `/api/events/${id}/guests/search?q=anna`],
        ["GET", `/api/events/${id}/guests`],
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

  it.each(["/api", "/api/", "/api/nothing", "/api/events/1/guests/2/3", "/api/openapi.yaml", "/api/..%2fuser"])(
    "that is unknown is refused in plain text: %s",
    async (path) => {
      for (const method of ["GET", "POST", "DELETE"]) {
        const { status, body, headers } = await callRest(admin, method, path);
        expect({ status, body }).toEqual({ status: 404, body: "There is nothing at this address." });
        expect(headers.get("Content-Type")).toBe("text/plain; charset=utf-8");
      }
    },
  );

  it("that cannot be decoded is refused", async () => {
    for (const path of ["/api/view/%E0%A4%A", "/api/events/%"]) {
      expect(await callRest(admin, "GET", path)).toMatchObject({
        status: 404,
        body: "There is nothing at this address.",
      });
    }
    expect(await callRest(admin, "GET", "/api/view/%00")).toMatchObject({
      status: 400,
      body: "Text must not contain the NUL character.",
    });
  });

  it.each([
    ["PATCH", "/api/events/1", "GET, HEAD, PUT, DELETE"],
    ["DELETE", "/api/events", "GET, HEAD, POST"],
    ["GET", "/api/login", "POST"],
    ["POST", "/api/user", "GET, HEAD"],
    ["OPTIONS", "/api/users", "GET, HEAD, POST"],
    ["POST", "/api/openapi.json", "GET, HEAD"],
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
    for (const [method, path, body] of [
      ["POST", "/api/logout", undefined],
      ["PUT", `/api/events/${eventId}`, { name: "Stolen" }],
      ["DELETE", `/api/events/${eventId}`, undefined],
      ["POST", "/api/login", { username: "admin", password: "correct horse" }],
    ] as const) {
      expect(await callRest(admin, method, path, body, headers)).toMatchObject({
        status: 403,
        body: "This request came from another site, so it was refused.",
      });
    }
    expect(await callRest(admin, "DELETE", "/api/users/1", undefined, headers)).toMatchObject({
      status: 403,
      body: { message: expect.any(String) },
    });
    expect(await callRest(admin, "GET", `/api/events/${eventId}`, undefined, headers)).toMatchObject({
      status: 200,
      body: { name: "Gala" },
    });
  });
});

it("logs no typed text, and no refusals as errors", () => {
  expect(api.logged()).not.toMatch(/anna|"level":50/i);
});

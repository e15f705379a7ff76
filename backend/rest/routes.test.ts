import { expect, it } from "vitest";
import { buildGraph } from "../graphql/schema.ts";
import { readRoute } from "./call.ts";
import { routes } from "./routes.ts";

// Repeated here so that no call of the specification goes missing.
const specified = [
  "GET /api/user",
  "POST /api/login",
  "POST /api/register",
  "POST /api/logout",
  "GET /api/events/sample",
  "GET /api/events/{id}/guests/search?q={text}",
  "GET /api/events/{id}/guests?search={text}",
  "GET /api/view/{shortLink}",
  "GET /api/events",
  "GET /api/events/{id}",
  "GET /api/events/{id}/history",
  "GET /api/users",
  "POST /api/events",
  "PUT /api/events/{id}",
  "DELETE /api/events/{id}",
  "POST /api/events/{id}/upload?mode={text}?mapping={text}?answers={text}?rowsTakenIn={text}?takeFromFile={text}?listVersion={text}",
  "POST /api/events/{id}/guest",
  "PUT /api/events/{id}/guests/{guestId}",
  "DELETE /api/events/{id}/guests/{guestId}",
  "POST /api/users",
  "DELETE /api/users/{id}",
  "POST /api/maintenance/cleanup-files",
];

it("contains the calls of the specification, each once", () => {
  const held = routes.map((route) => {
    const { queryParameters } = readRoute(buildGraph(), route);
    return `${route.method.toUpperCase()} ${route.path}${queryParameters.map(({ name }) => `?${name}={text}`).join("")}`;
  });
  expect(held.filter((call) => specified.includes(call))).toEqual(specified);
});

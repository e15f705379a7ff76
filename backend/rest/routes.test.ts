import { expect, it } from "vitest";
import { buildGraph } from "../graphql/schema.ts";
import { readRoute } from "./call.ts";
import { routes } from "./routes.ts";

// Repeated here so that no call of the specification goes missing.
const specified = [
  "GET /api/user",
  "POST /api/login",
  "POST /api/register 201",
  "POST /api/logout",
  "GET /api/events/sample",
  "GET /api/events/{id}/guests/search?q={text}",
  "GET /api/events/{id}/guests?search={text}",
  "GET /api/view/{shortLink}",
  "GET /api/events",
  "GET /api/events/{id}",
  "GET /api/events/{id}/history",
  "GET /api/users",
  "POST /api/events 201",
  "PUT /api/events/{id}",
  "DELETE /api/events/{id} 204",
  "POST /api/events/{id}/upload?mode={text}?mapping={text}?answers={text}?rowsTakenIn={text}?takeFromFile={text}?listVersion={text}",
  "POST /api/events/{id}/guest 201",
  "PUT /api/events/{id}/guests/{guestId}",
  "DELETE /api/events/{id}/guests/{guestId} 204",
  "POST /api/users 201",
  "DELETE /api/users/{id} 204",
  "POST /api/maintenance/cleanup-files",
];

it("contains the calls of the specification, each once, with their statuses other than 200", () => {
  const held = routes.map((route) => {
    const { queryParameters } = readRoute(buildGraph(), route);
    const query = queryParameters.map(({ name }) => `?${name}={text}`).join("");
    return `${route.method.toUpperCase()} ${route.path}${query} ${route.status ?? ""}`.trim();
  });
  expect(held.filter((call) => specified.includes(call))).toEqual(specified);
});

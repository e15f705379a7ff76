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

const additional = [
  "POST /api/login/second-factor",
  "GET /api/events/{id}/guests.csv?hasLinks={text}",
  "GET /api/events/{id}/guests.xlsx?hasLinks={text}",
  "GET /api/events/{id}/guests/{guestId}/record",
  "GET /api/events/{id}/print/{kind}.pdf",
  "GET /api/events/{id}/archive",
  "GET /api/events/{id}/venue-pictures/{pictureId}",
  "POST /api/events/{id}/upload/preview?mode={text}?mapping={text}?answers={text}?rowsTakenIn={text}?takeFromFile={text}",
  "POST /api/events/archive?ownerId={text}",
  "POST /api/events/{id}/door",
  "GET /api/events/{id}/door",
];

it("contains the calls of the specification and the additional ones, each once, and no others", () => {
  const held = routes.map((route) => {
    const { queryParameters } = readRoute(buildGraph(), route);
    // It has a parameter for each print option.
    if (route.answer.startsWith("printFile")) return `GET ${route.path}`;
    return `${route.method.toUpperCase()} ${route.path}${queryParameters.map(({ name }) => `?${name}={text}`).join("")}`;
  });
  expect(held.filter((call) => !additional.includes(call))).toEqual(specified);
  expect(held.filter((call) => additional.includes(call))).toEqual(additional);
});

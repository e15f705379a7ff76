import "reflect-metadata";
import { readdirSync, readFileSync } from "node:fs";
import { buildGraph } from "../backend/graphql/schema.ts";
import { readRoute } from "../backend/rest/call.ts";
import { describeApi } from "../backend/rest/openapi.ts";
import { routes } from "../backend/rest/routes.ts";
import { inProject } from "./project.mjs";
import { newestOf, unannounced } from "./released-api/announcements.ts";
import { breakingGraphChanges } from "./released-api/graph-changes.ts";
import { breakingRestChanges } from "./released-api/rest-changes.ts";

// Compares both APIs with those of the newest kept release. Programs that break must find why in CHANGELOG.md.

const graph = buildGraph();
const release = newestOf(readdirSync(inProject("releases")));
const read = (name: string) => readFileSync(inProject("releases", release, name), "utf8");
const changes = [
  ...breakingGraphChanges(read("schema.graphql"), readFileSync(inProject("schema.graphql"), "utf8")),
  ...breakingRestChanges(JSON.parse(read("openapi.json")), describeApi(routes.map((route) => readRoute(graph, route)))),
];
const missing = unannounced(changes, readFileSync(inProject("CHANGELOG.md"), "utf8"), release);
if (missing.length > 0) {
  console.log(`Programs written for ${release} break, and CHANGELOG.md does not say so above its section ${release}:`);
  for (const change of missing) console.log(`- ${change}`);
  process.exitCode = 1;
} else {
  console.log(`${changes.length} breaking changes since ${release}, all of them in CHANGELOG.md`);
}

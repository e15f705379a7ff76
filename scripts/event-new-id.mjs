import { runBuilt } from "./run-built.mjs";

await runBuilt("event-new-id");

import { runBuilt } from "./run-built.mjs";

process.env.NODE_ENV ??= "production";
await runBuilt("main");

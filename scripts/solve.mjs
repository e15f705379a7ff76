import { nameFilesFromHere, runBuilt } from "./run-built.mjs";

// Standard output is for the plan.
console.log = console.error;
nameFilesFromHere(["--seconds", "--seed"]);
await runBuilt("solve");

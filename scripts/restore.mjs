import { nameFilesFromHere, runBuilt } from "./run-built.mjs";

nameFilesFromHere();
await runBuilt("restore");

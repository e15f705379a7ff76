import { nameFilesFromHere, runBuilt } from "./run-built.mjs";

nameFilesFromHere();
await runBuilt("back-up");

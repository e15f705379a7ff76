import { appendFileSync } from "node:fs";
import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { type oddities, oddProgram } from "./oddities.ts";

const { PID_FILE: pidFile } = process.env;
if (pidFile !== undefined) appendFileSync(pidFile, `${process.pid}\n`);

const kept: Buffer[] = [];

const doings: Record<(typeof oddities)[number], () => unknown> = {
  nothing: () => undefined,
  "use memory for ever": () => {
    kept.push(Buffer.alloc(200 * 1024 * 1024, "x"));
    return new Promise(() => undefined);
  },
  refuse: () => {
    throw new DomainError("UNREADABLE_FILE", message("reading.failed"));
  },
  fail: () => {
    throw new Error("It failed.");
  },
  exit: () => process.exit(),
  hang: () => new Promise(() => undefined),
};

await serveParent(oddProgram, async (oddity, { bytes }) => {
  await doings[oddity]();
  return { pid: process.pid, text: bytes.toString() };
});

import { message } from "../../../common/messages/message.ts";
import { DomainError } from "../../lib/domain-error.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { type oddities, oddProgram } from "./oddities.ts";

const kept: Buffer[] = [];

const doings: Record<(typeof oddities)[number], () => unknown> = {
  nothing: () => undefined,
  "add to a prototype": () => Object.assign(Object.prototype, { odd: 1 }),
  "replace a method": () => Object.assign(String.prototype, { anchor: String.prototype.big }),
  "set a global": () => Object.assign(globalThis, { odd: 1 }),
  "start a timer": () => setInterval(() => undefined, 60_000),
  "use memory": useMemory,
  "use memory for ever": () => {
    useMemory();
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

function useMemory(): void {
  kept.push(Buffer.alloc(200 * 1024 * 1024, "x"));
}

await serveParent(oddProgram, async (oddity, { bytes, tell }) => {
  await tell(oddity);
  await doings[oddity]();
  return { pid: process.pid, text: bytes.toString() };
});

import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Message } from "../../common/messages/message.ts";
import { type ErrorCode, isErrorCode } from "./domain-error.ts";
import { messageSchema } from "./message-schema.ts";

/** Does a task in a process of its own, as it may hang or use too much memory. Messages are structured clones. */
export interface ChildProgram<Task, Result> {
  /** Path of the module that calls `serveParent`. */
  entry: string;
  task: z.ZodType<Task>;
  result: z.ZodType<Result>;
}

/** How a task ended, as the child says. */
export type ChildMessage =
  | { type: "done"; result: unknown }
  | { type: "refused"; code: ErrorCode; messages: readonly Message[] };

export const childMessageSchema: z.ZodType<ChildMessage> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("done"), result: z.unknown() }),
  z.object({ type: z.literal("refused"), code: z.custom<ErrorCode>(isErrorCode), messages: z.array(messageSchema) }),
]);

/** Ends a child that is out of processor time; unlike the system's own signal, it leaves no memory on the disk. */
export const outOfProcessorTime = "SIGALRM";

/** Path of a module next to the one with this URL: .ts in sources, .js in the build. The name has no extension. */
export function entryBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(url)}`, url));
}

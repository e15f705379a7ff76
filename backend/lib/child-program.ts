import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Message } from "../../common/messages/message.ts";
import { type ErrorCode, isErrorCode } from "./domain-error.ts";
import { messageSchema } from "./message-schema.ts";

/** Does tasks in separate processes, as they may hang or use too much memory. Messages are structured clones. */
export interface ChildProgram<Task, Progress, Result> {
  /** Path of the module that calls `serveParent`. */
  entry: string;
  task: z.ZodType<Task>;
  progress: z.ZodType<Progress>;
  result: z.ZodType<Result>;
}

/** The message to a child: the task, and how many bytes follow on its standard input. */
export interface Order {
  task: unknown;
  byteCount: number;
}

export const orderSchema: z.ZodType<Order> = z.object({ task: z.unknown(), byteCount: z.number() });

/** A message from a child: progress, or how the task ended. */
export type ChildMessage =
  | { type: "progress"; progress: unknown }
  | { type: "done"; result: unknown }
  | { type: "refused"; code: ErrorCode; messages: readonly Message[] };

export const childMessageSchema: z.ZodType<ChildMessage> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), progress: z.unknown() }),
  z.object({ type: z.literal("done"), result: z.unknown() }),
  z.object({ type: z.literal("refused"), code: z.custom<ErrorCode>(isErrorCode), messages: z.array(messageSchema) }),
]);

/** Path of a module next to the one with this URL: .ts in sources, .js in the build. The name has no extension. */
export function entryBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(url)}`, url));
}

import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Message } from "../../common/messages/message.ts";
import { type ErrorCode, isErrorCode } from "./domain-error.ts";
import { messageSchema } from "./message-schema.ts";

/**
 * A program that does one piece of work in a process of its own, for work that may hang or take too much memory. What passes
 * between the two processes are structured clones, so bytes stay bytes.
 */
export interface ChildProgram<Task, Progress, Result> {
  /** File of the module that calls `serveParent`, as a path. */
  entry: string;
  /** What is to be done. */
  task: z.ZodType<Task>;
  /** What it tells while it works. */
  progress: z.ZodType<Progress>;
  /** What comes of it. */
  result: z.ZodType<Result>;
}

/** What a child is sent: the task, and how many bytes follow on its standard input. */
export interface Order {
  task: unknown;
  byteCount: number;
}

export const orderSchema: z.ZodType<Order> = z.object({ task: z.unknown(), byteCount: z.number() });

/** What a child says: some progress, or how the work ended. */
export type ChildMessage =
  | { type: "progress"; progress: unknown }
  | { type: "done"; result: unknown }
  | { type: "refused"; code: ErrorCode; messages: readonly Message[] };

export const childMessageSchema: z.ZodType<ChildMessage> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), progress: z.unknown() }),
  z.object({ type: z.literal("done"), result: z.unknown() }),
  z.object({ type: z.literal("refused"), code: z.custom<ErrorCode>(isErrorCode), messages: z.array(messageSchema) }),
]);

/**
 * The path of a module beside another, which has the other's extension: .ts among the sources, .js in the build.
 *
 * @param url of the module that names it: import.meta.url
 * @param name without extension, such as "./guest-file.child"
 */
export function entryBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(url)}`, url));
}

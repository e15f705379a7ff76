import { extname } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import type { Message } from "../../common/messages/message.ts";
import { type ErrorCode, isErrorCode } from "./domain-error.ts";
import { messageSchema } from "./message-schema.ts";

/**
 * A program that does tasks in separate processes, because a task may hang or use too much memory. The processes exchange
 * structured clones, so bytes stay bytes.
 */
export interface ChildProgram<Task, Progress, Result> {
  /** Path of the module that calls `serveParent`. */
  entry: string;
  task: z.ZodType<Task>;
  /** Messages that it sends while it works. */
  progress: z.ZodType<Progress>;
  result: z.ZodType<Result>;
  /**
   * Whether another task may follow this one in its process: the result depends on nothing but the task and its bytes, and
   * neither our code nor a package remembers anything of them. By default, a process does one task.
   */
  leavesNoTrace?(task: Task): boolean;
}

/** Descriptor of the open file that a child gets, if it gets one. Those before are its streams and its channel to the parent. */
export const inheritedFile = 4;

/** The message to a child: the task, and how many bytes follow on its standard input. */
export interface Order {
  task: unknown;
  byteCount: number;
}

export const orderSchema: z.ZodType<Order> = z.object({ task: z.unknown(), byteCount: z.number() });

/**
 * A message from a child: progress, or how the task ended. After a task that is done, the process says whether it is as it was
 * before.
 */
export type ChildMessage =
  | { type: "progress"; progress: unknown }
  | { type: "done"; result: unknown; isAsBefore: boolean }
  | { type: "refused"; code: ErrorCode; messages: readonly Message[] };

export const childMessageSchema: z.ZodType<ChildMessage> = z.discriminatedUnion("type", [
  z.object({ type: z.literal("progress"), progress: z.unknown() }),
  z.object({ type: z.literal("done"), result: z.unknown(), isAsBefore: z.boolean() }),
  z.object({ type: z.literal("refused"), code: z.custom<ErrorCode>(isErrorCode), messages: z.array(messageSchema) }),
]);

/**
 * The path of a module next to another one, with the same extension: .ts in the sources, .js in the build.
 *
 * @param url the importing module's import.meta.url
 * @param name without extension, such as "./guest-file.child"
 */
export function entryBeside(url: string, name: string): string {
  return fileURLToPath(new URL(`${name}${extname(url)}`, url));
}

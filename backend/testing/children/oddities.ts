import { z } from "zod";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";

/** What a process is to do. */
export const oddities = [
  "nothing",
  "add to a prototype",
  "replace a method",
  "set a global",
  "start a timer",
  "use memory",
  "refuse",
  "fail",
  "exit",
  "hang",
  "use 1,200 ms of processor time",
  "use processor time for ever",
] as const;

/** Does odd things, and answers with its process's number and the text that was sent with the task. */
export const oddProgram: ChildProgram<(typeof oddities)[number], string, { pid: number; text: string }> = {
  entry: entryBeside(import.meta.url, "./odd-child"),
  task: z.enum(oddities),
  progress: z.string(),
  result: z.object({ pid: z.number(), text: z.string() }),
  leavesNoTrace: () => true,
};

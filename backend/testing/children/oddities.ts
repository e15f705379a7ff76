import { z } from "zod";
import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";

export const oddities = ["nothing", "use memory for ever", "refuse", "fail", "exit", "hang"] as const;

/** Misbehaves as asked; returns its pid and the text sent with the task. */
export const oddProgram: ChildProgram<(typeof oddities)[number], { pid: number; text: string }> = {
  entry: entryBeside(import.meta.url, "./odd-child"),
  task: z.enum(oddities),
  result: z.object({ pid: z.number(), text: z.string() }),
};

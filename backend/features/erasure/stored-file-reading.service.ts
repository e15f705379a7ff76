import { type ChildProgram, entryBeside } from "../../lib/child-program.ts";
import { ChildEnded, type ChildLimits, runChild } from "../../lib/run-child.ts";
import {
  type NameSearchTask,
  nameSearchProgress,
  nameSearchResult,
  nameSearchTask,
} from "./files/name-search-messages.ts";

const program: ChildProgram<NameSearchTask, boolean, null> = {
  entry: entryBeside(import.meta.url, "./stored-file.child"),
  task: nameSearchTask,
  progress: nameSearchProgress,
  result: nameSearchResult,
};

/** Whether files may name a person, read in a child process within joint limits; unread files count as yes. */
export async function readNamings(
  files: readonly Buffer[],
  names: readonly (readonly string[])[],
  limits: ChildLimits,
): Promise<boolean[]> {
  const answers: boolean[] = [];
  const end = Date.now() + limits.timeoutMs;
  while (answers.length < files.length) {
    const left = files.slice(answers.length);
    const timeoutMs = end - Date.now();
    if (timeoutMs <= 0) return [...answers, ...left.map(() => true)];
    try {
      await runChild(program, {
        task: { names: names.map((words) => [...words]), sizes: left.map(({ length }) => length) },
        bytes: Buffer.concat(left),
        limits: { ...limits, timeoutMs },
        onProgress: (answer) => answers.push(answer),
      });
    } catch (error) {
      if (!(error instanceof ChildEnded)) throw error;
      answers.push(true);
    }
  }
  return answers;
}

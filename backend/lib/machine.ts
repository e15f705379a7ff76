import { totalmem } from "node:os";

/** Memory that this process and its children may use: the machine's, or that of its control group. */
export function memoryOfMachine(): number {
  // Without a limit it is 0, undefined or more than any machine has.
  const group = process.constrainedMemory?.() ?? 0;
  return group > 0 ? Math.min(group, totalmem()) : totalmem();
}

/** Where a process that waits, or code that is optimized ahead, takes memory that guests and lists need. */
const maxSmallBytes = 2 ** 30;

export const isSmallMachine = (): boolean => memoryOfMachine() < maxSmallBytes;

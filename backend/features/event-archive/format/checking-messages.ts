import { z } from "zod";

// What the process that checks archives and its parent say to each other. Its result is the archive's first part.

/** The archive is the open file. */
export const checkingTask = z.null();

export const checkingProgress = z.never();

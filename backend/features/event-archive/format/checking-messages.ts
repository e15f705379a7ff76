import { z } from "zod";

// Messages between the process that checks archives and its parent. Its result is the archive's manifest.

/** Null: the archive is the inherited file. */
export const checkingTask = z.null();

export const checkingProgress = z.never();

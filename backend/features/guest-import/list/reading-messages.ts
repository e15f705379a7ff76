import { z } from "zod";
import { guestFileNames } from "../../../../common/guest-file.ts";
import { contentKinds } from "../formats/file-kind.ts";
import { readingChoices } from "./model/guest-list.ts";

/** The task of the process that reads a file, besides the file's bytes. */
export const readingTask = z.object({
  kind: z.object({ named: z.enum(guestFileNames), actual: z.enum(contentKinds) }),
  choices: readingChoices,
});
export type ReadingTask = z.infer<typeof readingTask>;

import { inheritedFile } from "../../lib/child-program.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { checkArchive } from "./format/check-archive.ts";
import { checkingTask } from "./format/checking-messages.ts";
import { openArchive } from "./format/zip-reader.ts";

// Child process that checks an uploaded archive.

await serveParent({ task: checkingTask }, async () => checkArchive(await openArchive(inheritedFile)));

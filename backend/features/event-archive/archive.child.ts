import { inheritedFile } from "../../lib/child-program.ts";
import { serveParent } from "../../lib/serve-parent.ts";
import { checkArchive } from "./format/check-archive.ts";
import { checkingTask } from "./format/checking-messages.ts";
import { openArchive } from "./format/zip-reader.ts";

// The process that checks an archive somebody has uploaded.

await serveParent({ task: checkingTask }, async () => checkArchive(await openArchive(inheritedFile)));

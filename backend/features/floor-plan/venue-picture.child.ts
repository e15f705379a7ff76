import { serveParent } from "../../lib/serve-parent.ts";
import { encodeAgain } from "./pictures/encode-again.ts";
import { encodingTask } from "./pictures/picture-messages.ts";

// The process that decodes a picture somebody has uploaded, and encodes it again.

await serveParent({ task: encodingTask }, async (_task, { bytes }) => encodeAgain(bytes));

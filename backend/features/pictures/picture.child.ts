import { serveParent } from "../../lib/serve-parent.ts";
import { encodeAgain } from "./encoding/encode-again.ts";
import { encodingTask } from "./encoding/picture-messages.ts";

// Child process that decodes an uploaded picture and encodes it again.

await serveParent({ task: encodingTask }, async ({ purpose }, { bytes }) => encodeAgain(bytes, purpose));

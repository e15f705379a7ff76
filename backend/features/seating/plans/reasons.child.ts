import { serveParent } from "../../../lib/serve-parent.ts";
import { guestReasons } from "../problem/guest-reasons.ts";
import { type ReasonsResult, type ReasonsTask, reasonsTask } from "../problem/reasons-messages.ts";

// Child process, because looking at every other table takes too long for a server's own.

await serveParent<ReasonsTask, never, ReasonsResult>({ task: reasonsTask }, async ({ rows, guestId }) =>
  guestReasons(rows, guestId),
);

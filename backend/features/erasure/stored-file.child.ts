import { serveParent } from "../../lib/serve-parent.ts";
import { type NameSearchTask, nameSearchTask } from "./files/name-search-messages.ts";
import { mayName } from "./files/names-in-file.ts";

// Child process that looks for names in stored files.

await serveParent<NameSearchTask, boolean, null>(
  { task: nameSearchTask },
  async ({ names, sizes }, { bytes, tell }) => {
    let start = 0;
    for (const size of sizes) {
      await tell(await mayName(bytes.subarray(start, start + size), names));
      start += size;
    }
    return null;
  },
);

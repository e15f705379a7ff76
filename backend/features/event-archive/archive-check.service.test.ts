import { expect, it } from "vitest";
import type { ChildLimits } from "../../lib/run-child.ts";
import { openTemporaryFile } from "../../lib/temporary-file.ts";
import { zipArchive } from "../../testing/workbook-archive.ts";
import { checkApart } from "./archive-check.service.ts";

const megabyte = 1024 * 1024;
const enough: ChildLimits = { timeoutMs: 60_000, maxResidentBytes: 512 * megabyte, maxHeapMegabytes: 384 };

async function check(content: string, limits: ChildLimits) {
  const file = await openTemporaryFile();
  try {
    await file.appendFile(zipArchive([{ name: "event.json", content }]));
    return await checkApart(file, limits);
  } finally {
    await file.close();
  }
}

it("refuses an archive that takes too long, and lives on", async () => {
  await expect(check("{}", { ...enough, timeoutMs: 1 })).rejects.toMatchObject({
    code: "UNREADABLE_FILE",
    messages: [{ key: "event-archive.tooDemanding" }],
  });
});

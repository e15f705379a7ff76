import { afterEach, expect, it, vi } from "vitest";
import { sendArchive } from "./archive-sending.service.ts";
import { openArchiveFile } from "./archive-turns.service.ts";

const reader = { key: "user 1" };
const minutes = (count: number) => count * 60_000;

async function begunDownload() {
  const archive = await openArchiveFile(reader);
  await archive.file.appendFile(Buffer.alloc(200_000, "x"));
  const pieces = sendArchive(archive);
  expect((await pieces.next()).value?.toString()).toMatch(/^x+$/);
  return { pieces, archive };
}

afterEach(() => {
  vi.useRealTimers();
});

it("gives the places of slow readers back after 15 minutes", async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  const begun = [await begunDownload(), await begunDownload()];
  vi.advanceTimersByTime(minutes(14));
  await expect(openArchiveFile(reader)).rejects.toMatchObject({ code: "RATE_LIMITED" });
  vi.advanceTimersByTime(minutes(1));
  await vi.waitFor(async () => (await openArchiveFile(reader)).close(), { timeout: 10_000 });
  for (const { pieces, archive } of begun) {
    await expect(pieces.next()).rejects.toMatchObject({ code: "UNAVAILABLE" });
    await archive.close();
  }
});

import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { ApiClient } from "../../backend/testing/api-client.ts";
import { SearchGuestsDocument } from "../../backend/testing/generated/operations.ts";

/** What a server did while something else went on. */
export interface Watched {
  /** Most memory that the process held, in bytes; undefined where the system does not tell. */
  peakBytes: number | undefined;
  /** Milliseconds that 99 of 100 searches took at most. */
  searchP99Ms: number;
}

/** Memory that a process holds, in bytes; undefined where there is no /proc. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  try {
    const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readFile(`/proc/${pid}/status`, "utf8"))?.[1];
    return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
  } catch {
    return undefined;
  }
}

/** Searches one guest list again and again, and looks at the memory of the server, until the work is done. */
export async function watchDuring(
  server: { admin: ApiClient; pid: number },
  eventId: number,
  work: Promise<unknown>,
): Promise<Watched> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let peakBytes: number | undefined;
  const watchMemory = async () => {
    while (!isDone) {
      const bytes = await residentBytes(server.pid);
      if (bytes !== undefined) peakBytes = Math.max(peakBytes ?? 0, bytes);
      await delay(10);
    }
  };
  const times: number[] = [];
  const search = async () => {
    while (!isDone) {
      const started = performance.now();
      await server.admin.execute(SearchGuestsDocument, { eventId, query: "ann" });
      times.push(performance.now() - started);
      await delay(2);
    }
  };
  await Promise.all([done, watchMemory(), search()]);
  const sorted = times.toSorted((one, other) => one - other);
  return { peakBytes, searchP99Ms: sorted[Math.floor(sorted.length * 0.99)] ?? 0 };
}

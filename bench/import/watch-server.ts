import { readFile } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import type { ApiClient } from "../../backend/testing/api-client.ts";
import { SearchGuestsDocument } from "../../backend/testing/generated/guest-operations.ts";
import { quantile } from "../lib/quantile.ts";

/** Bytes: of the server's process, and together with the processes that read files for it. */
export interface Memory {
  server: number;
  withReaders: number;
}

export interface Watched {
  peak: Memory | undefined;
  searchP99Ms: number;
}

/** Undefined without /proc. */
export async function memoryOf(pid: number): Promise<Memory | undefined> {
  const server = await residentBytes(pid);
  if (server === undefined) return undefined;
  // A reader may have ended by the time it is inspected.
  const readers = await Promise.all((await childrenOf(pid)).map(residentBytes));
  return { server, withReaders: readers.reduce<number>((sum, bytes) => sum + (bytes ?? 0), server) };
}

/** In bytes; undefined without /proc. */
export async function residentBytes(pid: number): Promise<number | undefined> {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(await readProc(`${pid}/status`))?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) * 1024;
}

async function childrenOf(pid: number): Promise<number[]> {
  const children = await readProc(`${pid}/task/${pid}/children`);
  return (children.match(/\d+/g) ?? []).map(Number);
}

async function readProc(file: string): Promise<string> {
  return readFile(`/proc/${file}`, "utf8").catch(() => "");
}

export function largest(one: Memory | undefined, other: Memory | undefined): Memory | undefined {
  if (one === undefined || other === undefined) return one ?? other;
  return { server: Math.max(one.server, other.server), withReaders: Math.max(one.withReaders, other.withReaders) };
}

/** Searches one guest list repeatedly, and samples the server's memory, until the work is done. */
export async function watchDuring(
  server: { admin: ApiClient; pid: number },
  eventId: number,
  work: Promise<unknown>,
): Promise<Watched> {
  let isDone = false;
  const done = work.finally(() => {
    isDone = true;
  });
  let peak: Memory | undefined;
  const watchMemory = async () => {
    while (!isDone) {
      peak = largest(peak, await memoryOf(server.pid));
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
  return { peak, searchP99Ms: quantile(times, 0.99) };
}

import { createDatabase } from "../../database/client.ts";
import { ApiClient } from "../api-client.ts";
import { type KillableServer, startKillableServer } from "../faults/killable-server.ts";
import type { Servers } from "./event-place.ts";

const processes = 3;

/** Three server processes with one database. */
export async function startServers(databaseUrl: string): Promise<Servers & { stop(): Promise<void> }> {
  const db = createDatabase(databaseUrl);
  // The first one makes the administrator, whom the others find.
  const first = await startKillableServer(databaseUrl);
  const others = Array.from({ length: processes - 1 }, () => startKillableServer(databaseUrl));
  const servers = [first, ...(await Promise.all(others))];
  let killed = 0;
  let starting: Promise<void> = Promise.resolve();
  const steady = new Set<Promise<unknown>>();
  const living = (): KillableServer => {
    const server = servers.find((one) => one.isRunning());
    if (!server) throw new Error("No server lives.");
    return server;
  };
  const replace = async (place: number, server: KillableServer) => {
    await server.kill();
    servers[place] = await startKillableServer(databaseUrl);
  };
  return {
    db,
    urls: () => servers.map(({ admin }) => admin.url),
    admin: () => living().admin,
    anonymous: () => new ApiClient(living().admin.url),
    killOne() {
      const place = killed % processes;
      const server = servers[place];
      killed += 1;
      // One after the other: two always live.
      starting = starting
        .then(() => Promise.allSettled(steady))
        .then(() => (server ? replace(place, server) : undefined));
    },
    async steadily(work) {
      for (let awaited: unknown; awaited !== starting; await awaited) awaited = starting;
      const working = work();
      steady.add(working);
      return working.finally(() => steady.delete(working));
    },
    async stop() {
      await starting;
      await Promise.all(servers.map((server) => server.kill()));
      await db.close();
    },
  };
}

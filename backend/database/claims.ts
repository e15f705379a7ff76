import type pg from "pg";
import { advisoryClaims } from "./advisory-locks.ts";
import { openConnection } from "./connection.ts";

/** What only one caller may do at a time, in any process: for an event, or for the whole database, as number 0. */
type ClaimKind = keyof typeof advisoryClaims;

interface Claim {
  /** Aborted when the claim is lost, because its connection is. */
  readonly lost: AbortSignal;
  release(): Promise<void>;
}

/** They end with the process's connection, so nothing is left of a process that was killed. */
export interface Claims {
  /** Undefined when somebody has this claim already, here or in another process. */
  claim(kind: ClaimKind, id: number): Promise<Claim | undefined>;
  close(): Promise<void>;
}

interface Holder {
  client: pg.Client;
  lost: AbortSignal;
}

/** PostgreSQL notices after some seconds that the machine of a process is gone. */
const keepalive = "SET tcp_keepalives_idle = 15; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3";

/** Claims on a separate connection, open while there is any, so that long claims take none from queries. */
export function createClaims(url: string): Claims {
  const held = new Set<string>();
  let holder: Promise<Holder> | undefined;

  const connect = (): Promise<Holder> => {
    const opening = open(url);
    const forget = () => {
      if (holder === opening) holder = undefined;
    };
    opening.then(({ lost }) => lost.addEventListener("abort", forget), forget);
    return opening;
  };

  const disconnect = async (): Promise<void> => {
    const last = holder;
    holder = undefined;
    await last?.then(({ client }) => client.end()).catch(() => undefined);
  };

  const giveUp = async (key: string): Promise<void> => {
    held.delete(key);
    if (held.size === 0) await disconnect();
  };

  const toClaim = ({ client, lost }: Holder, keys: [number, number], key: string): Claim => {
    let isReleased = false;
    return {
      lost,
      async release() {
        if (isReleased) return;
        isReleased = true;
        await client.query("SELECT pg_advisory_unlock($1, $2)", keys).catch(() => undefined);
        await giveUp(key);
      },
    };
  };

  return {
    async claim(kind, id) {
      const key = `${kind} ${id}`;
      if (held.has(key)) return undefined;
      held.add(key);
      const keys: [number, number] = [advisoryClaims[kind], id];
      try {
        holder ??= connect();
        const connected = await holder;
        const sql = "SELECT pg_try_advisory_lock($1, $2) AS locked";
        const { rows } = await connected.client.query<{ locked: boolean }>(sql, keys);
        if (rows[0]?.locked) return toClaim(connected, keys, key);
      } catch (error) {
        await giveUp(key);
        throw error;
      }
      await giveUp(key);
      return undefined;
    },
    close: disconnect,
  };
}

async function open(url: string): Promise<Holder> {
  const client = await openConnection(url);
  const lost = new AbortController();
  // Counts as an unavailable database, like a query whose connection ends.
  const lose = () => lost.abort(new Error("Connection terminated while it held claims"));
  client.once("end", lose);
  client.once("error", lose);
  await client.query(keepalive);
  return { client, lost: lost.signal };
}

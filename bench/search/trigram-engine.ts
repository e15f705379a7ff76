import pg from "pg";
import { startThrowAwayServer } from "../../backend/testing/database-server.ts";
import type { Engine } from "./engines.ts";
import { bare } from "./names.ts";

export interface TrigramServer {
  engine: Engine;
  stop: () => Promise<void>;
}

const find = `
  SELECT place FROM names WHERE name % $1 OR $1 <% name
  ORDER BY similarity(name, $1) + word_similarity($1, name) DESC, place LIMIT $2`;

// In the server's own locale, trigrams contain only ASCII letters.
async function createUnicodeDatabase(serverUrl: string): Promise<string> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  await client.query("CREATE DATABASE trigrams TEMPLATE template0 ENCODING 'UTF8' LOCALE 'C.UTF-8'");
  await client.end();
  const url = new URL(serverUrl);
  url.pathname = "/trigrams";
  return url.href;
}

/** Starts a throw-away PostgreSQL with pg_trgm and its default thresholds. Names are folded before insertion. */
export async function startTrigramServer(): Promise<TrigramServer> {
  const server = await startThrowAwayServer();
  const client = new pg.Client({ connectionString: await createUnicodeDatabase(server.url) });
  await client.connect();
  await client.query("CREATE EXTENSION pg_trgm");

  const engine: Engine = {
    name: "pg_trgm",
    open: async (names) => {
      await client.query("DROP TABLE IF EXISTS names");
      await client.query("CREATE TABLE names (place int, name text)");
      await client.query(
        "INSERT INTO names SELECT place - 1, name FROM unnest($1::text[]) WITH ORDINALITY AS list(name, place)",
        [names.map(bare)],
      );
      await client.query("CREATE INDEX ON names USING gin (name gin_trgm_ops)");
      await client.query("ANALYZE names");
      return async (query, limit) => {
        const { rows } = await client.query<{ place: number }>({
          name: "find",
          text: find,
          values: [bare(query), limit],
        });
        return { places: rows.map(({ place }) => place) };
      };
    },
  };
  const stop = async () => {
    await client.end();
    await server.stop();
  };
  return { engine, stop };
}

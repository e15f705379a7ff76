import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import pg from "pg";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { randomRuns } from "../../common/testing/random-runs.ts";
import { migrate } from "../database/migrate.ts";
import type { Opening } from "../lib/age-files.ts";
import { queryOnce } from "../testing/query-once.ts";
import { createBareDatabase, createTestDatabase, type TestDatabase } from "../testing/test-database.ts";
import { backUp } from "./back-up.ts";
import { restore } from "./restore.ts";

let source: TestDatabase;
let target: TestDatabase;
let folder: string;
let file: string;

async function begin(): Promise<void> {
  [source, target] = await Promise.all([createTestDatabase(), createBareDatabase()]);
  folder = await mkdtemp(join(tmpdir(), "fyt-test-backup-"));
  file = join(folder, "everything.backup");
  await query(source, awkwardRows);
}

async function end(): Promise<void> {
  await Promise.all([source.drop(), target.drop()]);
  await rm(folder, { recursive: true });
}

const awkwardRows = `
  INSERT INTO users (name, username, username_key, email, email_key, password_hash, role, created_at)
    VALUES ('Zoë "Z" Müller', 'zoe', 'zoe', 'z@example.com', 'z@example.com', '$argon2id$x', 'customer', '1999-12-31 23:59:59.999+00');
  INSERT INTO events (owner_id, customer_id, name, description, short_link, hidden_columns, greeting, guest_languages)
    SELECT id, id, E'\\\\.', E'a\\tb\\nc\\r\\\\N\\\\', 'link', ARRAY['a,b', '"', '', '{}'], 'Willkommen! 欢迎', ARRAY['de', 'zh'] FROM users;
  INSERT INTO guests (event_id, position, name, table_number, additional_info)
    SELECT events.id, n, E'\\\\.\\n\\\\.', n::text, '{"__proto__": "x", "b": "1", "a": "\\u0041"}' FROM events, generate_series(1, 500) AS n;
  DELETE FROM guests WHERE position > 490;
  INSERT INTO history_entries (event_id, user_id, action, details) SELECT id, owner_id, 'create', '{"name": "Gala"}' FROM events;
  INSERT INTO imported_sheets (event_id, guests) SELECT id, '{"tables": [], "guests": [ ]}' FROM events;
  INSERT INTO uploaded_files (event_id, user_id, filename, size, content)
    SELECT id, owner_id, 'a.csv', 256, decode(string_agg(to_hex(n), '' ORDER BY n), 'hex') FROM events, generate_series(16, 255) AS n GROUP BY id, owner_id;
  INSERT INTO helpers (event_id, name, role, link_hash, link_expires_at)
    SELECT id, 'Ida', 'editor', 'hash', now() + interval '1 day' FROM events;
  INSERT INTO sessions VALUES ('sid', '{}', now() + interval '1 day');
  INSERT INTO attempt_counts VALUES ('key', 1, 9000000000000);`;

const query = ({ url }: TestDatabase, sql: string) => queryOnce(url, sql);

async function writeMigration(name: string, sql: string): Promise<void> {
  await mkdir(join(folder, name));
  await writeFile(join(folder, name, "migration.sql"), sql);
}

const kept = [
  "users",
  "events",
  "guests",
  "history_entries",
  "imported_sheets",
  "uploaded_files",
  "row_changes",
  "used_links",
];

async function everything(database: TestDatabase): Promise<Record<string, unknown>> {
  const tables = kept.map(async (table) => [table, await query(database, `SELECT t::text FROM ${table} t ORDER BY 1`)]);
  return Object.fromEntries(await Promise.all(tables));
}

const columns = `SELECT table_name, column_name, data_type, column_default FROM information_schema.columns
  WHERE table_schema = 'public' ORDER BY 1, 2`;
const indexes = "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public' ORDER BY 1";
const constraints = `SELECT conname, pg_get_constraintdef(oid) FROM pg_constraint
  WHERE connamespace = 'public'::regnamespace ORDER BY 1`;
const shapeOf = (database: TestDatabase) =>
  Promise.all([columns, indexes, constraints].map((sql) => query(database, sql)));

describe("a backup", () => {
  beforeEach(begin);
  afterEach(end);

  it("restores the same rows, ids and indexes into an empty database, but no session and no link that may have been used since", async () => {
    const counts = await backUp(source.url, file);
    expect(Object.fromEntries(counts)).toMatchObject({ users: 1, events: 1, guests: 490, uploaded_files: 1 });
    expect((await restore(target.url, file, { replace: false })).rows).toEqual(counts);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await expect(backUp(source.url, file)).rejects.toThrow(/already exists/);
    expect(await readdir(folder)).toEqual(["everything.backup"]);
    expect(await everything(target)).toEqual(await everything(source));
    expect(await shapeOf(target)).toEqual(await shapeOf(source));
    expect(await query(target, "SELECT 1 FROM sessions UNION SELECT 1 FROM attempt_counts")).toEqual([]);
    const helpers = await query(target, "SELECT name, link_hash, link_expires_at FROM helpers");
    expect(helpers).toEqual([{ name: "Ida", link_hash: null, link_expires_at: null }]);
    const insert = "INSERT INTO guests (event_id, position, name) SELECT id, 0, 'New' FROM events RETURNING id";
    expect(await query(target, insert)).toEqual([{ id: 501 }]);
  });

  it("that is encrypted is restored by those who can open it, and by nobody else", async () => {
    const [identity, anothers] = [await generateX25519Identity(), await generateX25519Identity()];
    const counts = await backUp(source.url, file, { recipients: [await identityToRecipient(identity)] });
    expect((await readFile(file)).subarray(0, 22).toString()).toBe("age-encryption.org/v1\n");
    const restoring = (opening: Opening) => restore(target.url, file, { replace: false, opening });
    await expect(restoring({})).rejects.toThrow(/is encrypted\. Set BACKUP_PASSPHRASE/);
    await expect(restoring({ identities: [anothers] })).rejects.toThrow(/for another key/);
    expect((await restoring({ identities: [identity] })).rows).toEqual(counts);
    expect(await everything(target)).toEqual(await everything(source));
  });

  it("is a consistent snapshot, whatever is written meanwhile", async () => {
    let isDone = false;
    const writer = new pg.Client({ connectionString: source.url });
    await writer.connect();
    const writing = (async () => {
      while (!isDone) {
        await writer.query(`BEGIN; UPDATE events SET guest_list_version = guest_list_version + 1;
          INSERT INTO guests (event_id, position, name) SELECT id, guest_list_version, 'during' FROM events; COMMIT`);
      }
    })();
    for (let round = 0; round < randomRuns(8); round += 1) {
      const name = join(folder, `${round}.backup`);
      await backUp(source.url, name);
      await restore(target.url, name, { replace: true });
      const [row] = await query(
        target,
        `SELECT guest_list_version AS version, (SELECT count(*)::int FROM guests WHERE name = 'during') AS guests,
           (SELECT max(id) FROM guests) <= (SELECT last_value FROM guests_id_seq) AS ahead FROM events`,
      );
      expect(row).toEqual({ version: row?.guests, guests: row?.guests, ahead: true });
    }
    isDone = true;
    await writing;
    await writer.end();
  });

  it("of an older version is migrated, or nothing changes if that fails", async () => {
    const old = await createBareDatabase();
    await writeMigration("001_users", "CREATE TABLE users (id serial PRIMARY KEY, name text NOT NULL)");
    await migrate(old.url, { folder });
    await query(old, "INSERT INTO users (name) VALUES ('Anna')");
    await backUp(old.url, file);
    await writeMigration("002_shout", "ALTER TABLE users ADD COLUMN shout text; UPDATE users SET shout = upper(name)");
    await restore(target.url, file, { replace: false, migrations: folder });
    const rows = () => query(target, "SELECT * FROM users");
    expect(await rows()).toEqual([{ id: 1, name: "Anna", shout: "ANNA" }]);

    await query(target, "UPDATE users SET name = 'Ben'");
    await writeMigration("003_fails", "ALTER TABLE users ADD CHECK (name <> 'Anna')");
    const failed = restore(target.url, file, { replace: true, migrations: folder });
    await expect(failed).rejects.toThrow(/nothing was changed: check constraint/);
    expect(await rows()).toEqual([{ id: 1, name: "Ben", shout: "ANNA" }]);
    await old.drop();
  });
});

describe("a restore", () => {
  let whole: Buffer;
  const refused = async (why: RegExp, options = { replace: true }) => {
    const before = await everything(target);
    await expect(restore(target.url, file, options)).rejects.toThrow(why);
    expect(await everything(target)).toEqual(before);
  };
  // One backup for all: what is refused changes nothing.
  beforeAll(async () => {
    await begin();
    await backUp(source.url, file);
    await restore(target.url, file, { replace: false });
    whole = await readFile(file);
  });
  beforeEach(async () => {
    await writeFile(file, whole);
    await query(target, "UPDATE users SET name = 'As it is now'");
  });
  afterAll(end);

  it("replaces data only when asked to", async () => {
    await refused(/already has data, .* --yes/, { replace: false });
    await restore(target.url, file, { replace: true });
    expect(await everything(target)).toEqual(await everything(source));
  });

  it("refuses a file that is truncated, damaged, or not a backup, and changes nothing", async () => {
    const flipped = Buffer.from(whole);
    flipped.writeUInt8(flipped.readUInt8(whole.length >> 1) ^ 1, whole.length >> 1);
    const cut = [20, whole.length >> 1, whole.length - 9, whole.length - 1].map((length) => whole.subarray(0, length));
    for (const damaged of [...cut, flipped]) {
      await writeFile(file, damaged);
      await refused(/incomplete or damaged/);
    }
    for (const other of ["Name,Table\n", gzipSync("Name,Table\n")]) {
      await writeFile(file, other);
      await refused(/not a backup/);
    }
    await rm(file);
    await refused(/There is no file/);
  });

  it("refuses a backup from a newer version", async () => {
    const text = gunzipSync(whole).toString("latin1");
    await writeFile(file, gzipSync(Buffer.from(text.replace('"version":1', '"version":2'), "latin1")));
    await refused(/newer version/);
    await query(source, "INSERT INTO applied_migrations (name) VALUES ('9_future')");
    await rm(file);
    await backUp(source.url, file);
    await refused(/newer version .*9_future/);
  });

  it("refuses a database that the program is using, or that contains something else", async () => {
    const program = new pg.Client({ connectionString: target.url, application_name: "find-your-table" });
    await program.connect();
    await refused(/Stop all of its processes/);
    await program.end();
    const other = await createBareDatabase();
    await query(other, "CREATE TABLE somebody_elses (id int)");
    await expect(restore(other.url, file, { replace: true })).rejects.toThrow(/contains something else/);
    expect(await query(other, "SELECT id FROM somebody_elses")).toEqual([]);
    await other.drop();
    await query(target, "CREATE TABLE somebody_elses (id int)");
    await refused(/also contains somebody_elses/);
    expect(await query(target, "SELECT id FROM somebody_elses")).toEqual([]);
  });
});

import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import XLSX from "@e965/xlsx";
import { parse } from "csv-parse";
import ExcelJS from "exceljs";
import pg from "pg";
import { csvText } from "../../common/csv-text.ts";
import type { LargeFile } from "./guest-files.ts";

/** Reads a file with a library that others use for its kind, and drops what it read. */
async function readBare({ kind, content }: Pick<LargeFile, "kind" | "content">): Promise<void> {
  if (kind === "csv") {
    for await (const _ of parse(content));
  } else if (kind === "xlsx") {
    const bytes = new Uint8Array(content).buffer;
    await new ExcelJS.Workbook().xlsx.load(bytes);
  } else {
    const { Sheets, SheetNames } = XLSX.read(content);
    XLSX.utils.sheet_to_json(Sheets[SheetNames[0] ?? ""] ?? {}, { header: 1 });
  }
}

/** In milliseconds. The rows are recorded as always. */
interface FloorTimes {
  readMs: number;
  copyMs: number;
}

/** The least that an import could take: a library reads the bytes, and COPY writes the rows into the same table. */
export class Floor {
  readonly #folder: string;
  readonly #client: pg.Client;
  readonly #eventId: number;

  private constructor(folder: string, client: pg.Client, eventId: number) {
    this.#folder = folder;
    this.#client = client;
    this.#eventId = eventId;
  }

  /** @param eventId event that receives the rows; its guests are removed again */
  static async prepare(databaseUrl: string, eventId: number): Promise<Floor> {
    const folder = await mkdtemp(path.join(tmpdir(), "fyt-bench-"));
    await chmod(folder, 0o755);
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    return new Floor(folder, client, eventId);
  }

  async measure(file: LargeFile): Promise<FloorTimes> {
    const rows = path.join(this.#folder, "rows.csv");
    const guests = file.rows.map(([name = "", table = "", meal = "", notes = ""], position) => {
      const info = JSON.stringify({ ...(meal && { Meal: meal }), ...(notes && { Notes: notes }) });
      return [String(this.#eventId), String(position), name, table, info];
    });
    await writeFile(rows, csvText(guests), { mode: 0o644 });
    const started = performance.now();
    await readBare(file);
    const read = performance.now();
    await this.#client.query(
      `COPY guests (event_id, position, name, table_number, additional_info) FROM '${rows}' WITH (FORMAT csv, FORCE_NOT_NULL (table_number))`,
    );
    const copied = performance.now();
    await this.#client.query("DELETE FROM guests WHERE event_id = $1", [this.#eventId]);
    return { readMs: read - started, copyMs: copied - read };
  }

  async close(): Promise<void> {
    await this.#client.end();
    await rm(this.#folder, { recursive: true });
  }
}

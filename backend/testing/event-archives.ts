import type { ApiClient } from "./api-client.ts";
import type { TestApi } from "./test-api.ts";
import { type ArchiveFile, unpack, zipArchive } from "./workbook-archive.ts";

export async function downloadArchive(client: ApiClient, eventId: number): Promise<Buffer> {
  const response = await client.fetch(`/api/events/${eventId}/archive`);
  if (response.status !== 200) throw new Error(`${response.status}: ${await response.text()}`);
  return Buffer.from(await response.arrayBuffer());
}

export const archiveFile = (archive: Buffer): File => new File([new Uint8Array(archive)], "event.zip");

/** `change` gets the text of each part and returns its new content. */
export async function repacked(
  archive: Buffer,
  change: (path: string, text: string) => string | Buffer,
): Promise<Buffer> {
  const files = await unpack(archive);
  const isText = ({ name }: ArchiveFile) => /\.jsonl?$/.test(name);
  return zipArchive(
    files.map((file) => ({ ...file, content: isText(file) ? change(file.name, String(file.content)) : file.content })),
  );
}

/** @throws Error when the part does not contain `what` */
export function partReplaced(archive: Buffer, path: string, what: string | RegExp, by: string): Promise<Buffer> {
  return repacked(archive, (name, text) => {
    if (name !== path) return text;
    if (text.search(what) < 0) throw new Error(`${path} has no ${what}: ${text}`);
    return text.replace(what, by);
  });
}

/** The text is empty if the archive was imported. */
export async function importRefusal(client: ApiClient, archive: Buffer): Promise<{ status: number; text: string }> {
  const form = new FormData();
  form.set("file", archiveFile(archive));
  const response = await client.fetch("/api/events/archive", { method: "POST", body: form });
  const text = await response.text();
  return { status: response.status, text: response.ok ? "" : text };
}

/** The last numbers given to rows: none is given to what is refused. */
export async function lastIds({ pool }: TestApi["db"]): Promise<unknown> {
  const { rows } = await pool.query(
    "SELECT name, pg_sequence_last_value(pg_get_serial_sequence(name, 'id')) AS last FROM unnest($1::text[]) AS name",
    [["guests", "fixtures", "history_entries", "event_pictures"]],
  );
  return rows;
}

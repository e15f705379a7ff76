import type { z } from "zod";
import { DomainError } from "../../../lib/domain-error.ts";
import { formatSchema, formatVersion, type Manifest, manifestSchema } from "./event-record.ts";
import { defaultLine, type LinesPart, manifestPath, maxManifestBytes } from "./parts.ts";
import { damaged, damagedLine, newerFormat, notAnArchive, tooLarge } from "./refusals.ts";
import type { ArchiveParts } from "./zip-reader.ts";

/** Reads the manifest. @throws DomainError UNREADABLE_FILE if it is no archive, of a newer format, or damaged */
export async function readManifest(archive: ArchiveParts): Promise<Manifest> {
  const bytes = await readBytes(archive, manifestPath, maxManifestBytes);
  const said = parseJson(bytes.toString(), (cause) => notAnArchive(cause));
  const format = formatSchema.safeParse(said);
  if (!format.success) throw notAnArchive(format.error);
  if (format.data.version > formatVersion) throw newerFormat();
  const manifest = manifestSchema.safeParse(said);
  if (!manifest.success) throw damaged(manifestPath, manifest.error);
  return manifest.data;
}

/** All bytes of a part. @throws DomainError UNREADABLE_FILE beyond `most`, or if missing or damaged */
export async function readBytes(archive: ArchiveParts, path: string, most: number): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of archive.read(path)) {
    size += chunk.length;
    if (size > most) throw damaged(path);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Records in order. @throws DomainError UNREADABLE_FILE if missing or damaged; TOO_LARGE for too many or too long */
export async function* readRecords<Record>(
  archive: ArchiveParts,
  { path, schema, most, maxLineLength = defaultLine }: LinesPart<Record>,
): AsyncGenerator<Record, void> {
  let line = 0;
  for await (const text of linesOf(archive, path, maxLineLength)) {
    line += 1;
    if (line > most) throw tooLarge();
    yield parseRecord(text, schema, (cause) => damagedLine(path, line, cause));
  }
}

function parseRecord<Record>(text: string, schema: z.ZodType<Record>, refusal: (cause: unknown) => DomainError) {
  const parsed = schema.safeParse(parseJson(text, refusal));
  if (!parsed.success) throw refusal(parsed.error);
  return parsed.data;
}

function parseJson(text: string, refusal: (cause: unknown) => DomainError): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw refusal(error);
  }
}

async function* linesOf(archive: ArchiveParts, path: string, longest: number): AsyncGenerator<string, void> {
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let begun = "";
  try {
    for await (const chunk of archive.read(path)) {
      const [first = "", ...others] = decoder.decode(chunk, { stream: true }).split("\n");
      begun += first;
      if (begun.length > longest) throw tooLarge();
      for (const next of others) {
        yield begun;
        begun = next;
      }
    }
    begun += decoder.decode();
  } catch (error) {
    throw error instanceof DomainError ? error : damaged(path, error);
  }
  // A part cut off between two lines shows only in its checksum.
  if (begun !== "") throw damaged(path);
}

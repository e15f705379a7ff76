import { z } from "zod";

/** The first line of an archive: its contents, and what is needed to read it. */
export const archiveHeader = z.object({
  format: z.literal("find-your-table-backup"),
  version: z.number().int(),
  /** ISO form. */
  createdAt: z.string(),
  /** Those that created the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()) })),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
});

export type ArchiveHeader = z.infer<typeof archiveHeader>;

/** The last line of an archive. */
export const archiveTrailer = z.object({
  /** Of each table, in the header's order. */
  rows: z.array(z.number().int()),
  /** Of every byte before this line, in hexadecimal. */
  sha256: z.string(),
});

export type ArchiveTrailer = z.infer<typeof archiveTrailer>;

/** The version that this program writes and reads. */
export const archiveVersion = 1;

/** In PostgreSQL's text format, no row can be this line. */
export const endOfRows = Buffer.from("\\.\n");

/** A file that cannot be restored. The message says why. */
export class UnusableArchive extends Error {
  override readonly name = "UnusableArchive";
}

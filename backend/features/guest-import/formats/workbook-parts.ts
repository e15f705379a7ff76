import { message } from "../../../../common/messages/message.ts";
import { openZip, ZipTooLarge } from "../../../lib/zip.ts";
import { damagedWorkbook, unreadable } from "./unreadable.ts";

const maxParts = 5000;

/** In total: five times what 5 MB of guests need, and up to three seconds of reading. */
const maxUnpackedBytes = 128 * 1024 * 1024;

/** Parts by path, whatever their case and leading slash. */
export interface WorkbookParts {
  has(path: string): boolean;
  /** Unpacked bytes of a part. @throws DomainError UNREADABLE_FILE when missing, damaged, or beyond the total */
  read(path: string): AsyncIterable<Buffer>;
  /** Checks every part for damage and size. @throws DomainError UNREADABLE_FILE */
  check(): Promise<void>;
}

/** Unpacks nothing yet. @throws DomainError UNREADABLE_FILE when incomplete or with too many entries */
export async function openParts(bytes: Buffer, maxBytes = maxUnpackedBytes): Promise<WorkbookParts> {
  const refuse = (cause: unknown) =>
    cause instanceof ZipTooLarge ? unreadable(message("reading.tooLargeUnpacked")) : damagedWorkbook(cause);
  const keyOf = (path: string) => path.replace(/^\/+/u, "").toLowerCase();
  const parts = new Map((await openZip(bytes, { maxParts, maxBytes, refuse })).map((part) => [keyOf(part.name), part]));
  return {
    has: (path) => parts.has(keyOf(path)),
    async *read(path) {
      const part = parts.get(keyOf(path));
      if (part === undefined) throw damagedWorkbook();
      yield* part.read();
    },
    async check() {
      for (const part of parts.values()) for await (const _ of part.read());
    },
  };
}

import { message } from "../../../../common/messages/message.ts";
import { unreadable } from "./unreadable.ts";

/** The first bytes of every compound file: .xls workbooks, and password-encrypted workbooks. */
export const oleMagic = Buffer.from("d0cf11e0a1b11ae1", "hex");

const headerBytes = 512;
const directoryEntryBytes = 128;
const lastRegularSector = 0xfffffff9;

interface Stream {
  name: string;
  start: number;
  size: number;
}

/**
 * Checks that a compound file contains a complete workbook without a password. The reader of workbooks would read the first
 * half of a broken upload as a shorter list.
 *
 * @throws DomainError UNREADABLE_FILE otherwise.
 */
export function inspectOle(bytes: Buffer): void {
  const file = openCompoundFile(bytes);
  const streams = file.streams();
  const [root] = streams;
  if (root === undefined) throw damagedXls();
  // Names are compared without case, [MS-CFB] 2.6.4, and some programs write "WORKBOOK".
  const named = (...names: string[]): Stream | undefined =>
    streams.find(({ name }) => names.includes(name.toLowerCase()));
  if (named("encryptedpackage", "encryptioninfo")) throw passwordProtected();
  const workbook = named("workbook", "book");
  if (workbook === undefined) {
    throw unreadable(message("reading.notWorkbook"));
  }
  // Short streams are stored in the stream of the first entry.
  if (!file.holds(workbook.size >= file.shortStreamLimit ? workbook : root)) throw damagedXls();
}

/** The error for a workbook that needs a password. */
export function passwordProtected(cause?: unknown): Error {
  return unreadable(message("reading.passwordProtected"), { cause });
}

/** The error for a damaged .xls file. */
export function damagedXls(cause?: unknown): Error {
  return unreadable(message("reading.damagedXls"), { cause });
}

interface CompoundFile {
  /** Streams shorter than this many bytes share sectors. */
  shortStreamLimit: number;
  streams(): Stream[];
  /** Whether the whole stream is within the file. */
  holds(stream: Stream): boolean;
}

/** Reads the header of a compound file, [MS-CFB] 2.2. A file of 5 MB needs no more sector tables than the header lists. */
function openCompoundFile(bytes: Buffer): CompoundFile {
  if (bytes.length < headerBytes) throw damagedXls();
  const sectorShift = bytes.readUInt16LE(30);
  if (sectorShift !== 9 && sectorShift !== 12) throw damagedXls();
  const sectorBytes = 1 << sectorShift;
  const offsetOf = (sector: number): number => (sector + 1) * sectorBytes;

  const next = (sector: number): number => {
    const entriesPerSector = sectorBytes / 4;
    const table = Math.floor(sector / entriesPerSector);
    if (table >= 109) return lastRegularSector + 1;
    const offset = offsetOf(bytes.readUInt32LE(76 + table * 4)) + (sector % entriesPerSector) * 4;
    return offset + 4 <= bytes.length ? bytes.readUInt32LE(offset) : lastRegularSector + 1;
  };

  const chain = (start: number): number[] => {
    const sectors: number[] = [];
    const mostSectors = bytes.length / sectorBytes;
    for (let sector = start; offsetOf(sector) < bytes.length && sectors.length <= mostSectors; sector = next(sector)) {
      sectors.push(sector);
    }
    return sectors;
  };

  const streams = (): Stream[] => {
    const directory = Buffer.concat(
      chain(bytes.readUInt32LE(48)).map((sector) => bytes.subarray(offsetOf(sector), offsetOf(sector + 1))),
    );
    const found: Stream[] = [];
    for (let offset = 0; offset + directoryEntryBytes <= directory.length; offset += directoryEntryBytes) {
      const nameBytes = Math.min(directory.readUInt16LE(offset + 64), 64);
      found.push({
        name: directory.toString("utf16le", offset, offset + Math.max(nameBytes - 2, 0)),
        start: directory.readUInt32LE(offset + 116),
        size: directory.readUInt32LE(offset + 120),
      });
    }
    return found;
  };

  const holds = ({ start, size }: Stream): boolean => {
    const sectors = chain(start);
    const needed = Math.ceil(size / sectorBytes);
    const last = sectors[needed - 1];
    return last !== undefined && offsetOf(last) + (size - (needed - 1) * sectorBytes) <= bytes.length;
  };

  return { shortStreamLimit: bytes.readUInt32LE(56), streams, holds };
}

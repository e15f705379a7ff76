const headerBytes = 512;
const directoryEntryBytes = 128;
const sectorsInHeader = 109;
const miniSectorBytes = 64;
const miniStreamCutoff = 4096;
const noEntry = 0xffffffff;

interface Entry {
  /** In lower case: names are compared without case, [MS-CFB] 2.6.4, and some programs write "WORKBOOK". */
  name: string;
  left: number;
  right: number;
  child: number;
  start: number;
  size: number;
}

/** A compound file, [MS-CFB], read leniently: stated versions and counts do not matter, streams may be cut short. */
export class CompoundFile {
  readonly #bytes: Buffer;
  readonly #sectorBytes: number;
  readonly #tables: number[];
  readonly #entries: Entry[];

  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    this.#sectorBytes = bytes.length >= headerBytes && bytes.readUInt16LE(30) === 12 ? 4096 : 512;
    this.#tables = this.#tableSectors();
    this.#entries = bytes.length < headerBytes ? [] : this.#readEntries(this.#chain(bytes.readUInt32LE(48)));
  }

  /** Streams and folders of the root, without those of embedded documents. */
  names(): string[] {
    return this.#rootEntries().map(({ name }) => name);
  }

  /** A stream of the root, as far as it is in the file; undefined if there is none of the name. */
  stream(name: string): Buffer | undefined {
    const entry = this.#rootEntries().find((one) => one.name === name);
    if (entry === undefined) return undefined;
    const isSmall = entry.size < miniStreamCutoff;
    return (isSmall ? this.#smallStream(entry.start) : this.#join(this.#chain(entry.start))).subarray(0, entry.size);
  }

  /** The header lists the first sectors of the table, and a chain of sectors the others. */
  #tableSectors(): number[] {
    if (this.#bytes.length < headerBytes) return [];
    const sectors = Array.from({ length: sectorsInHeader }, (_, index) => this.#bytes.readUInt32LE(76 + index * 4));
    const perSector = this.#sectorBytes / 4 - 1;
    let next = this.#bytes.readUInt32LE(68);
    for (let rest = this.#sectorCount(); rest > 0 && this.#isWhole(next); rest -= 1) {
      const offset = this.#offsetOf(next);
      for (let index = 0; index < perSector; index += 1) sectors.push(this.#bytes.readUInt32LE(offset + index * 4));
      next = this.#bytes.readUInt32LE(offset + perSector * 4);
    }
    return sectors.filter((sector) => sector !== noEntry);
  }

  #sectorCount(): number {
    return Math.ceil(this.#bytes.length / this.#sectorBytes);
  }

  #offsetOf(sector: number): number {
    return (sector + 1) * this.#sectorBytes;
  }

  #isWhole(sector: number): boolean {
    return this.#offsetOf(sector) + this.#sectorBytes <= this.#bytes.length;
  }

  #chain(start: number): number[] {
    const sectors: number[] = [];
    const perTable = this.#sectorBytes / 4;
    let sector = start;
    while (this.#offsetOf(sector) < this.#bytes.length && sectors.length < this.#sectorCount()) {
      sectors.push(sector);
      const offset = this.#offsetOf(this.#tables[Math.floor(sector / perTable)] ?? noEntry) + (sector % perTable) * 4;
      if (offset + 4 > this.#bytes.length) break;
      sector = this.#bytes.readUInt32LE(offset);
    }
    return sectors;
  }

  #join(sectors: number[]): Buffer {
    return Buffer.concat(
      sectors.map((sector) => this.#bytes.subarray(this.#offsetOf(sector), this.#offsetOf(sector + 1))),
    );
  }

  /** Short streams share the sectors of the root's stream, and have a table of their own. */
  #smallStream(start: number): Buffer {
    const shared = this.#join(this.#chain(this.#entries[0]?.start ?? noEntry));
    const table = this.#join(this.#chain(this.#bytes.readUInt32LE(60)));
    const pieces: Buffer[] = [];
    let place = start;
    while (place * miniSectorBytes < shared.length && pieces.length < miniStreamCutoff / miniSectorBytes) {
      pieces.push(shared.subarray(place * miniSectorBytes, (place + 1) * miniSectorBytes));
      if (place * 4 + 4 > table.length) break;
      place = table.readUInt32LE(place * 4);
    }
    return Buffer.concat(pieces);
  }

  #readEntries(sectors: number[]): Entry[] {
    const directory = this.#join(sectors);
    const entries: Entry[] = [];
    for (let offset = 0; offset + directoryEntryBytes <= directory.length; offset += directoryEntryBytes) {
      const nameBytes = Math.min(directory.readUInt16LE(offset + 64), 64);
      entries.push({
        name: directory.toString("utf16le", offset, offset + Math.max(nameBytes - 2, 0)).toLowerCase(),
        left: directory.readUInt32LE(offset + 68),
        right: directory.readUInt32LE(offset + 72),
        child: directory.readUInt32LE(offset + 76),
        start: directory.readUInt32LE(offset + 116),
        size: directory.readUInt32LE(offset + 120),
      });
    }
    return entries;
  }

  #rootEntries(): Entry[] {
    const found = new Set<Entry>();
    const waiting = [this.#entries[0]?.child ?? noEntry];
    for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
      const entry = this.#entries[place];
      if (entry === undefined || found.has(entry)) continue;
      found.add(entry);
      waiting.push(entry.left, entry.right);
    }
    return found.size > 0 ? [...found] : this.#entries.slice(1);
  }
}

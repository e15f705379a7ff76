import { inflateSync } from "node:zlib";

const headerLength = 44;
const entryLength = 20;

interface Table {
  tag: number;
  checksum: number;
  data: Uint8Array;
}

/** Unpacks a WOFF, or `only` one table; font libraries do it again per glyph. @throws Error when it is no WOFF file */
export function unpackWoff(bytes: Uint8Array, only?: string): Uint8Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== 0x774f4646) throw new Error("Not a WOFF file.");
  const count = view.getUint16(12);
  const entries = Array.from({ length: count }, (_, index) => headerLength + index * entryLength);
  const wanted = entries.filter((entry) => only === undefined || tagAt(bytes, entry) === only);
  return joinTables(
    view.getUint32(4),
    wanted.map((entry) => readTable(bytes, view, entry)),
  );
}

function tagAt(bytes: Uint8Array, entry: number): string {
  return String.fromCharCode(...bytes.subarray(entry, entry + 4));
}

function readTable(bytes: Uint8Array, view: DataView, entry: number): Table {
  const offset = view.getUint32(entry + 4);
  const packedLength = view.getUint32(entry + 8);
  const packed = bytes.subarray(offset, offset + packedLength);
  const isPacked = packedLength < view.getUint32(entry + 12);
  return {
    tag: view.getUint32(entry),
    checksum: view.getUint32(entry + 16),
    data: isPacked ? inflateSync(packed) : packed,
  };
}

function joinTables(flavor: number, tables: readonly Table[]): Uint8Array {
  const directoryLength = 12 + tables.length * 16;
  const length = tables.reduce((sum, table) => sum + padded(table.data.length), directoryLength);
  const sfnt = new Uint8Array(length);
  const view = new DataView(sfnt.buffer);
  const power = Math.floor(Math.log2(tables.length));
  view.setUint32(0, flavor);
  view.setUint16(4, tables.length);
  view.setUint16(6, 2 ** power * 16);
  view.setUint16(8, power);
  view.setUint16(10, (tables.length - 2 ** power) * 16);
  let offset = directoryLength;
  tables.forEach((table, index) => {
    const entry = 12 + index * 16;
    view.setUint32(entry, table.tag);
    view.setUint32(entry + 4, table.checksum);
    view.setUint32(entry + 8, offset);
    view.setUint32(entry + 12, table.data.length);
    sfnt.set(table.data, offset);
    offset += padded(table.data.length);
  });
  return sfnt;
}

function padded(length: number): number {
  return Math.ceil(length / 4) * 4;
}

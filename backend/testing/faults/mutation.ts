import fc from "fast-check";

/** Places are in millionths of the length, so that they fit bytes of any length. */
type Edit = (bytes: Buffer) => Buffer;

const whole = 1_000_000;
const place = fc.nat(whole - 1);
const at = (bytes: Buffer, share: number) => Math.floor((bytes.length * share) / whole);
const length = fc.oneof({ weight: 4, arbitrary: fc.nat(16) }, { weight: 1, arbitrary: fc.nat(5000) });

const splice = (bytes: Buffer, start: number, removed: number, inserted: Uint8Array): Buffer =>
  Buffer.concat([bytes.subarray(0, start), inserted, bytes.subarray(start + removed)]);

const flipped = fc.tuple(place, fc.nat(7)).map(
  ([share, bit]): Edit =>
    (bytes) => {
      const index = at(bytes, share);
      return splice(bytes, index, 1, Uint8Array.of((bytes[index] ?? 0) ^ (1 << bit)));
    },
);
const filled = fc.tuple(place, length, fc.constantFrom(0, 1, 0x7f, 0x80, 0xff)).map(([share, count, value]): Edit => {
  return (bytes) => {
    const start = at(bytes, share);
    return Buffer.from(bytes).fill(value, start, Math.min(start + count, bytes.length));
  };
});
const removed = fc.tuple(place, length).map(
  ([share, count]): Edit =>
    (bytes) =>
      splice(bytes, at(bytes, share), count, Buffer.alloc(0)),
);
const inserted = fc.tuple(place, fc.uint8Array({ maxLength: 64 })).map(
  ([share, values]): Edit =>
    (bytes) =>
      splice(bytes, at(bytes, share), 0, values),
);
const copied = fc.tuple(place, place, length).map(
  ([from, to, count]): Edit =>
    (bytes) => {
      return splice(bytes, at(bytes, to), count, bytes.subarray(at(bytes, from), at(bytes, from) + count));
    },
);
const cutOff = place.map(
  (share): Edit =>
    (bytes) =>
      bytes.subarray(0, at(bytes, share)),
);

const edit = fc.oneof(
  { weight: 5, arbitrary: flipped },
  { weight: 3, arbitrary: filled },
  { weight: 2, arbitrary: removed },
  { weight: 2, arbitrary: inserted },
  { weight: 2, arbitrary: copied },
  { weight: 1, arbitrary: cutOff },
);

/** Mostly keeps the first eight bytes, which identify the format. */
export function damagedBytes(bytes: Buffer): fc.Arbitrary<Buffer> {
  return fc.tuple(fc.array(edit, { minLength: 1, maxLength: 12 }), fc.nat(9)).map(([edits, chance]) => {
    const damaged = edits.reduce((result, change) => change(result), bytes);
    return chance === 0 ? damaged : Buffer.concat([bytes.subarray(0, 8), damaged.subarray(8)]);
  });
}

const hostileTexts = [
  ...["", "0", "-1", "1e308", "NaN", "99999999999", "1048577", "A1048577", "XFE1", "ZZZZZZZ9", "A1:XFD1048576", "C0"],
  ...["__proto__", "constructor", "toString", "&#0;", "&#xD800;", "&#x1F600;", "&unknown;", "]]&gt;", "=1+1", "-@+"],
  ...["_x0000_", "_xD800_", "_x005F_", "\u0000", "\u202e", "Name", "Table Number", "é".repeat(500), "x".repeat(3000)],
  ...["inlineStr", "s", "d", "e", "rId1", "rId99", "../../x", "xl/sharedStrings.xml", "hidden", "[h]:mm;@", "0.0E+0"],
];
const hostileElements = [
  ...["<", ">", "</c>", "<c/>", "<row/>", '<row r="5"/>', '<c r="XFE1" t="s"><v>0</v></c>', "<v>1</v>", "<f>A1</f>"],
  ...['<c r="__proto__1" t="str"><v>x</v></c>', "<is><t>a</t><r><t>b</t></r></is>", "<![CDATA[<x>]]>", "<!-- -->"],
  ...["<!DOCTYPE a [<!ENTITY b 'c'>]>", "<?xml version='1.0'?>", "<t>a</t>", '<mergeCell ref="A1:B9"/>', "<sheetData>"],
  ...['<row r="1048577"><c t="str"><v>x</v></c></row>', '<c t="e"><v>#N/A</v></c>', "<rPh><t>z</t></rPh>", "<si/>"],
];

function replaced(text: string, pattern: RegExp, share: number, by: (found: string) => string): string {
  const found = [...text.matchAll(pattern)];
  const match = found[Math.floor((found.length * share) / whole)];
  if (match === undefined) return text;
  return text.slice(0, match.index) + by(match[0]) + text.slice(match.index + match[0].length);
}

const xmlEdit = fc.oneof(
  fc.tuple(place, fc.constantFrom(...hostileTexts)).map(
    ([share, text]) =>
      (xml: string) =>
        replaced(xml, /"[^"]*"/g, share, () => `"${text}"`),
  ),
  fc.tuple(place, fc.constantFrom(...hostileTexts)).map(
    ([share, text]) =>
      (xml: string) =>
        replaced(xml, />[^<]+</g, share, () => `>${text}<`),
  ),
  fc.tuple(place, fc.constantFrom(...hostileElements)).map(
    ([share, element]) =>
      (xml: string) =>
        replaced(xml, /</g, share, () => `${element}<`),
  ),
  place.map((share) => (xml: string) => replaced(xml, /<[^>]*>/g, share, () => "")),
  fc.tuple(place, fc.constantFrom(2, 3, 400)).map(
    ([share, times]) =>
      (xml: string) =>
        replaced(xml, /<[^>]*>/g, share, (tag) => tag.repeat(times)),
  ),
  fc.tuple(place, fc.constantFrom("r", "t", "s", "ref", "id", "numFmtId", "state")).map(
    ([share, name]) =>
      (xml: string) =>
        replaced(xml, / [\w:]+=/g, share, () => ` ${name}=`),
  ),
);

export function damagedXml(xml: string): fc.Arbitrary<string> {
  return fc
    .array(xmlEdit, { minLength: 1, maxLength: 5 })
    .map((edits) => edits.reduce((result, change) => change(result), xml));
}

const hostileWords = [0, 1, 2, 0x7f, 0xff, 0x100, 0x7fff, 0x8000, 0xfffe, 0xffff];

/** Changes records of an .xls file. Expects the workbook stream in one piece, as libraries write it. */
export function damagedRecords(bytes: Buffer): fc.Arbitrary<Buffer> {
  const records = recordsOf(bytes);
  const word = fc.tuple(place, place, fc.constantFrom("type", "length", "content"), fc.constantFrom(...hostileWords));
  return fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => {
    const damaged = Buffer.from(bytes);
    for (const [share, within, what, value] of words) {
      const { start, size } = records[Math.floor((records.length * share) / whole)] ?? { start: 0, size: 0 };
      const offset = { type: 0, length: 2, content: 4 + Math.floor((Math.max(size - 2, 0) * within) / whole) }[what];
      if (start + offset + 2 <= damaged.length) damaged.writeUInt16LE(value, start + offset);
    }
    return damaged;
  });
}

function recordsOf(bytes: Buffer): { start: number; size: number }[] {
  const records: { start: number; size: number }[] = [];
  const beginning = [0x08, 0x10].map((size) => bytes.indexOf(Buffer.from([0x09, 0x08, size, 0x00, 0x00])));
  let start = Math.min(...beginning.filter((index) => index >= 0));
  while (start + 4 <= bytes.length) {
    const size = bytes.readUInt16LE(start + 2);
    records.push({ start, size });
    start += 4 + size;
  }
  return records;
}

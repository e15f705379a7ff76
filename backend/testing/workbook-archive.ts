import { buffer } from "node:stream/consumers";
import { crc32, deflateRawSync } from "node:zlib";
import { openZip } from "../lib/zip.ts";

/** `statedSize` replaces the true size in the archive's records. */
export interface ArchiveFile {
  name: string;
  content: string | Buffer;
  statedSize?: number;
}

/** Unlike libraries, it can misstate sizes. */
export function zipArchive(files: ArchiveFile[]): Buffer {
  const locals: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const { name, content, statedSize } of files) {
    const bytes = typeof content === "string" ? Buffer.from(content) : content;
    const packed = deflateRawSync(bytes);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(0x0800, 2);
    fields.writeUInt16LE(8, 4);
    fields.writeUInt32LE(crc32(bytes), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(statedSize ?? bytes.length, 18);
    fields.writeUInt16LE(Buffer.byteLength(name), 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), fields, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    central.push(Buffer.concat([Buffer.from("PK\u0001\u0002\u0014\u0000"), fields, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006");
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

export async function unpack(archive: Buffer): Promise<ArchiveFile[]> {
  const parts = await openZip(archive, { maxParts: Infinity, maxBytes: Infinity, refuse: (cause) => cause });
  return Promise.all(parts.map(async ({ name, read }) => ({ name, content: await buffer(read()) })));
}

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relation = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelations = "http://schemas.openxmlformats.org/package/2006/relationships";

/** Declared by the root element of a workbook part. */
export const workbookNamespaces = `xmlns="${main}" xmlns:r="${relation}"`;

/** XML without root elements, except `sheet`, which is a whole part. */
export interface WorkbookXml {
  sheet: string;
  sharedStrings?: string;
  styles?: string;
  properties?: string;
}

export function workbookFiles({ sheet, sharedStrings = "", styles = "", properties = "" }: WorkbookXml): ArchiveFile[] {
  const related = (id: string, type: string, target: string): string =>
    `<Relationship Id="${id}" Type="${relation}/${type}" Target="${target}"/>`;
  const relations = (...content: string[]): string =>
    `<Relationships xmlns="${packageRelations}">${content.join("")}</Relationships>`;
  return [
    { name: "_rels/.rels", content: relations(related("rId1", "officeDocument", "xl/workbook.xml")) },
    {
      name: "xl/workbook.xml",
      content: `<workbook ${workbookNamespaces}>${properties}<sheets><sheet name="Guests" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: "xl/_rels/workbook.xml.rels",
      content: relations(
        related("rId1", "worksheet", "worksheets/sheet1.xml"),
        related("rId2", "sharedStrings", "/xl/sharedStrings.xml"),
        related("rId3", "styles", "styles.xml"),
      ),
    },
    { name: "xl/worksheets/sheet1.xml", content: sheet },
    { name: "xl/styles.xml", content: `<styleSheet ${workbookNamespaces}>${styles}</styleSheet>` },
    { name: "xl/sharedStrings.xml", content: `<sst ${workbookNamespaces}>${sharedStrings}</sst>` },
  ];
}

export function workbookArchive(xml: WorkbookXml): Buffer {
  return zipArchive(workbookFiles(xml));
}

export function sheetXml(rows: string, before = "", after = ""): string {
  return `<worksheet ${workbookNamespaces}>${before}<sheetData>${rows}</sheetData>${after}</worksheet>`;
}

export function textRow(number: number, ...texts: string[]): string {
  const cells = texts.map((text, column) => {
    const reference = `${String.fromCharCode(65 + column)}${number}`;
    return `<c r="${reference}" t="inlineStr"><is><t>${text}</t></is></c>`;
  });
  return `<row r="${number}">${cells.join("")}</row>`;
}

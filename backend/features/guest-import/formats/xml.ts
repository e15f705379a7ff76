import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { message } from "../../../../common/messages/message.ts";
import { declareLimit, formatBytes } from "../../../lib/declared-limits.ts";
import { unreadable } from "./unreadable.ts";

export type Attributes = Record<string, string>;

/** Handles elements, whose names come without their namespace prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
  isDone?(): boolean;
}

const maxDepth = 100;

/** The parser keeps these bytes until the next tag. */
const maxBytesWithoutTag = 4 * 1024 * 1024;

declareLimit({
  what: "Guest lists: XML of a workbook",
  counts: "each part",
  limit: `${maxDepth} elements deep, ${formatBytes(maxBytesWithoutTag)} without a tag`,
  beyond: "422",
});

/** Refuses document types, so that no entity can be defined. @throws DomainError UNREADABLE_FILE if not well-formed */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", (error) => {
    throw damagedWorkbook(error);
  });
  parser.on("doctype", () => {
    throw damagedWorkbook();
  });
  const { open, text, close } = handler;
  let depth = 0;
  parser.on("opentag", (tag) => {
    depth += 1;
    if (depth > maxDepth) throw damagedWorkbook();
    open?.(localName(tag.name), tag.attributes);
  });
  if (text) parser.on("text", text);
  if (text) parser.on("cdata", text);
  parser.on("closetag", (tag) => {
    depth -= 1;
    close?.(localName(tag.name));
  });
  let withoutTag = 0;
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    const tag = chunk.lastIndexOf("<");
    withoutTag = tag < 0 ? withoutTag + chunk.length : chunk.length - tag;
    if (withoutTag > maxBytesWithoutTag) throw unreadable(message("reading.tooLargeUnpacked"));
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (handler.isDone?.()) return;
  }
  parser.close();
}

/** Appends text as far as a cell can have any: workbooks keep 32,767 characters. */
export function withMore(text: string, more: string): string {
  return text.length > maxCellCharacters ? text : text + more;
}

const maxCellCharacters = 100_000;

/** The error for a damaged workbook. */
export function damagedWorkbook(cause?: unknown): Error {
  return unreadable(message("reading.damagedXlsx"), { cause });
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
  if (chunk[0] === 0xfe && chunk[1] === 0xff) return "utf-16be";
  return "utf-8";
}

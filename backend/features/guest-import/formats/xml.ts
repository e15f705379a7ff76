import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { message } from "../../../../common/messages/message.ts";
import { unreadable } from "./unreadable.ts";

export type Attributes = Record<string, string>;

/** Handles the elements of an XML part. Names come without their namespace prefix. */
export interface XmlHandler {
  open?(name: string, attributes: Attributes): void;
  text?(text: string): void;
  close?(name: string): void;
  /** Whether the rest of the part can be skipped. */
  isDone?(): boolean;
}

/**
 * Reads an XML part in chunks. Document type declarations are refused, so no entity can be defined or expanded.
 *
 * @throws DomainError UNREADABLE_FILE when the part is not well-formed.
 */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", (error) => {
    throw damagedWorkbook(error);
  });
  parser.on("doctype", () => {
    throw damagedWorkbook();
  });
  const { open, text, close } = handler;
  if (open) parser.on("opentag", (tag) => open(localName(tag.name), tag.attributes));
  if (text) parser.on("text", text);
  if (text) parser.on("cdata", text);
  if (close) parser.on("closetag", (tag) => close(localName(tag.name)));
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (handler.isDone?.()) return;
  }
  parser.close();
}

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

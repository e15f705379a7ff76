import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { message } from "../../../../common/messages/message.ts";
import { damagedWorkbook, unreadable } from "./unreadable.ts";

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

/** Refuses document types, so that no entity can be defined. @throws DomainError UNREADABLE_FILE if not well-formed */
export async function readXml(chunks: AsyncIterable<Buffer>, handler: XmlHandler): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = (cause: unknown) => {
    throw damagedWorkbook(cause);
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
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

export interface XmlElement {
  name: string;
  attributes: Attributes;
  children: XmlElement[];
}

const maxElements = 500_000;

/** All elements of a short part, without texts. @throws DomainError UNREADABLE_FILE as {@link readXml}, or for a long one */
export async function readElements(chunks: AsyncIterable<Buffer>): Promise<XmlElement> {
  const top: XmlElement = { name: "", attributes: {}, children: [] };
  const within = [top];
  let count = 0;
  await readXml(chunks, {
    open(name, attributes) {
      count += 1;
      if (count > maxElements) throw unreadable(message("reading.tooLargeUnpacked"));
      const element = { name, attributes, children: [] };
      within.at(-1)?.children.push(element);
      within.push(element);
    },
    close: () => within.pop(),
  });
  return top.children[0] ?? top;
}

/** Elements within others, by their names from the outer to the inner. */
export function elementsIn(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return names.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter((one) => one.name === name)),
    [element],
  );
}

export const isTrue = (value: string | undefined) => value === "1" || value === "true";

const maxCellCharacters = 100_000;

/** Appends text as far as a cell can have any: workbooks keep 32,767 characters. */
export const withMore = (text: string, more: string) => (text.length > maxCellCharacters ? text : text + more);

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
  return chunk[0] === 0xfe && chunk[1] === 0xff ? "utf-16be" : "utf-8";
}

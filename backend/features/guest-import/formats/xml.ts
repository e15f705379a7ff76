import { TextDecoder } from "node:util";
import { SaxesParser } from "saxes";
import { message } from "../../../../common/messages/message.ts";
import { damagedWorkbook, unreadable } from "./unreadable.ts";

export type Attributes = Record<string, string>;

/** An element with what is in it, in order. Names come without their namespace prefix. */
export interface XmlElement {
  name: string;
  attributes: Attributes;
  children: (XmlElement | string)[];
}

/** What is read of a part. */
interface XmlReader {
  /** Elements that are taken whole; by default none. */
  isWanted?(name: string): boolean;
  take?(element: XmlElement): void;
  /** An element that is not wanted begins. */
  enter?(name: string, attributes: Attributes): void;
  isDone?(): boolean;
}

const maxDepth = 100;

/** Within one that is taken whole. */
const maxElements = 500_000;

/** The parser keeps these bytes until the next tag. */
const maxBytesWithoutTag = 4 * 1024 * 1024;

/** Refuses document types, so that no entity can be defined. @throws DomainError UNREADABLE_FILE if not well-formed */
export async function readXml(chunks: AsyncIterable<Buffer>, reader: XmlReader): Promise<void> {
  const parser = new SaxesParser({ xmlns: false, position: false });
  const refuse = (cause: unknown) => {
    throw damagedWorkbook(cause);
  };
  parser.on("error", refuse);
  parser.on("doctype", refuse);
  const within: XmlElement[] = [];
  let [depth, count] = [0, 0];
  parser.on("opentag", ({ name: written, attributes }) => {
    depth += 1;
    if (depth > maxDepth) throw damagedWorkbook();
    const name = localName(written);
    const parent = within.at(-1);
    if (parent === undefined && !reader.isWanted?.(name)) return reader.enter?.(name, attributes);
    count = parent === undefined ? 1 : count + 1;
    if (count > maxElements) throw unreadable(message("reading.tooLargeUnpacked"));
    const element = { name, attributes, children: [] };
    parent?.children.push(element);
    within.push(element);
  });
  const add = (text: string) => within.at(-1)?.children.push(text);
  parser.on("text", add);
  parser.on("cdata", add);
  parser.on("closetag", () => {
    depth -= 1;
    const element = within.pop();
    if (element !== undefined && within.length === 0) reader.take?.(element);
  });
  let withoutTag = 0;
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    const tag = chunk.lastIndexOf("<");
    withoutTag = tag < 0 ? withoutTag + chunk.length : chunk.length - tag;
    if (withoutTag > maxBytesWithoutTag) throw unreadable(message("reading.tooLargeUnpacked"));
    decoder ??= new TextDecoder(encodingOf(chunk));
    parser.write(decoder.decode(chunk, { stream: true }));
    if (reader.isDone?.()) return;
  }
  parser.close();
}

/** The whole of a short part. @throws DomainError UNREADABLE_FILE as {@link readXml}, or for a long one */
export async function readElement(chunks: AsyncIterable<Buffer>): Promise<XmlElement> {
  let top: XmlElement = { name: "", attributes: {}, children: [] };
  const take = (element: XmlElement) => {
    top = element;
  };
  await readXml(chunks, { isWanted: () => true, take });
  return top;
}

const isElement = (one: XmlElement | string): one is XmlElement => typeof one !== "string";

/** Elements within others, by their names from the outer to the inner. */
export function elementsIn(element: XmlElement, ...names: readonly string[]): XmlElement[] {
  return names.reduce(
    (found, name) => found.flatMap(({ children }) => children.filter(isElement).filter((one) => one.name === name)),
    [element],
  );
}

export const isTrue = (value: string | undefined) => value === "1" || value === "true";

const maxCellCharacters = 100_000;

/** Of an element, as far as a cell can have any: workbooks keep 32,767 characters. `textOf` reads what is in it. */
export function textIn({ children }: XmlElement, textOf = ownText): string {
  let text = "";
  for (const child of children) {
    text += textOf(child);
    if (text.length > maxCellCharacters) break;
  }
  return text;
}

const ownText = (child: XmlElement | string) => (typeof child === "string" ? child : "");

const localName = (name: string) => name.slice(name.indexOf(":") + 1);

function encodingOf(chunk: Buffer): string {
  if (chunk[0] === 0xff && chunk[1] === 0xfe) return "utf-16le";
  return chunk[0] === 0xfe && chunk[1] === 0xff ? "utf-16be" : "utf-8";
}

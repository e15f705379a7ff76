import { isUtf8 } from "node:buffer";
import { buffer } from "node:stream/consumers";
import { declareLimit, sayBytes, sayCount } from "../../../lib/declared-limits.ts";
import { openZip } from "../../../lib/zip.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");
/** More than this is not unpacked: such a file counts as naming everybody. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxEntries = 5000;

declareLimit({
  what: "Erasure: stored file that is searched",
  counts: "each file",
  limit: `${sayBytes(maxUnpackedBytes)} unpacked, ${sayCount(maxEntries)} parts`,
  beyond: "the file counts as naming the guest",
});

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/**
 * Whether a stored guest file may name a person: all words of the name are somewhere in it, in any order and perhaps in
 * different cells. So may every file that is not understood, such as an .xls workbook or a text in an old encoding.
 *
 * @param names each as its words
 */
export async function mayName(content: Buffer, names: readonly (readonly string[])[]): Promise<boolean> {
  const missing = names.map((words) => new Set(words.map(folded)));
  for await (const text of textsOf(content)) {
    if (text === undefined) return true;
    const searched = folded(text);
    for (const words of missing) {
      for (const word of words) if (searched.includes(word)) words.delete(word);
    }
  }
  return missing.some((words) => words.size === 0);
}

/** The texts of a file's parts, with whatever else is in them; undefined for what is not understood. */
async function* textsOf(content: Buffer): AsyncGenerator<string | undefined> {
  if (content.subarray(0, zipMagic.length).equals(zipMagic)) yield* textsOfArchive(content);
  else yield withoutMarkup(decoded(content));
}

function decoded(content: Buffer): string | undefined {
  const isLittleEndian = content[0] === 0xff && content[1] === 0xfe;
  if (isLittleEndian) return content.toString("utf16le");
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be").decode(content);
  // UTF-16 without a mark is valid UTF-8 as well, full of zeros; so is what is no text at all.
  return isUtf8(content) && !content.includes(0) ? content.toString("utf8") : undefined;
}

const plainEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** A text without tags, and with entities resolved; undefined when it has entities that only HTML knows. */
function withoutMarkup(text: string | undefined): string | undefined {
  if (text === undefined || !/^\s*</u.test(text)) return text;
  let isUnderstood = true;
  const plain = text
    // A name may be written in two styles. Without "<" in it, a tag that does not end is not searched again and again.
    .replace(/<[^<>]*>/gu, "")
    .replace(/&(?:#(\d+)|#x([\da-f]+)|(\w+));/giu, (_all, decimal?: string, hexadecimal?: string, name?: string) => {
      if (name !== undefined) {
        const known = plainEntities[name.toLowerCase()];
        isUnderstood &&= known !== undefined;
        return known ?? "";
      }
      return characterOf(decimal === undefined ? Number.parseInt(hexadecimal ?? "", 16) : Number(decimal));
    });
  return isUnderstood ? plain : undefined;
}

const characterOf = (code: number) => (code <= 0x10ffff ? String.fromCodePoint(code) : "");

async function* textsOfArchive(content: Buffer): AsyncGenerator<string | undefined> {
  try {
    const refuse = (cause: unknown) => cause;
    for (const { name, read } of await openZip(content, { maxParts: maxEntries, maxBytes: maxUnpackedBytes, refuse })) {
      // Pictures name nobody that we could read.
      if (/\.(?:xml|rels|vml)$/iu.test(name)) yield withoutMarkup(decoded(await buffer(read())));
    }
  } catch {
    // An archive that is damaged, or too large.
    yield undefined;
  }
}

import { isUtf8 } from "node:buffer";
import { buffer } from "node:stream/consumers";
import { declareLimit, formatBytes, formatCount } from "../../../lib/declared-limits.ts";
import { openZip } from "../../../lib/zip.ts";

const zipMagic = Buffer.from("PK\u0003\u0004", "latin1");
/** Larger archives are not unpacked: they count as naming everybody. */
const maxUnpackedBytes = 64 * 1024 * 1024;
const maxEntries = 5000;

declareLimit({
  what: "Erasure: stored file that is searched",
  counts: "each file",
  limit: `${formatBytes(maxUnpackedBytes)} unpacked, ${formatCount(maxEntries)} parts`,
  beyond: "the file counts as naming the guest",
});

const folded = (text: string) => text.normalize("NFKC").toLowerCase();

/** Whether a file may name a person: it has all words of a name, in any order, or cannot be read. Names are words. */
export async function mayName(
  content: Buffer,
  names: readonly (readonly string[])[],
  maxBytes = maxUnpackedBytes,
): Promise<boolean> {
  const missing = names.map((words) => new Set(words.map(folded)));
  for await (const text of textsOf(content, maxBytes)) {
    if (text === undefined) return true;
    const searched = folded(text);
    for (const words of missing) {
      for (const word of words) if (searched.includes(word)) words.delete(word);
    }
  }
  return missing.some((words) => words.size === 0);
}

/** Texts of a file's parts; undefined for what is not understood. */
async function* textsOf(content: Buffer, maxBytes: number): AsyncGenerator<string | undefined> {
  if (content.subarray(0, zipMagic.length).equals(zipMagic)) yield* textsOfArchive(content, maxBytes);
  else yield withoutMarkup(decoded(content));
}

function decoded(content: Buffer): string | undefined {
  const isLittleEndian = content[0] === 0xff && content[1] === 0xfe;
  if (isLittleEndian) return content.toString("utf16le");
  if (content[0] === 0xfe && content[1] === 0xff) return new TextDecoder("utf-16be").decode(content);
  // UTF-16 without a mark, and much that is no text, is valid UTF-8 full of zeros.
  return isUtf8(content) && !content.includes(0) ? content.toString("utf8") : undefined;
}

const plainEntities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: " " };

/** Undefined when the text has entities that only HTML knows. */
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

async function* textsOfArchive(content: Buffer, maxBytes: number): AsyncGenerator<string | undefined> {
  try {
    const refuse = (cause: unknown) => cause;
    for (const { name, read } of await openZip(content, { maxParts: maxEntries, maxBytes, refuse })) {
      // Pictures contain no names that could be read.
      if (/\.(?:xml|rels|vml)$/iu.test(name)) yield withoutMarkup(decoded(await buffer(read())));
    }
  } catch {
    // An archive that is damaged, or too large.
    yield undefined;
  }
}

import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { decodeBytes, encodingNamed, rateEncodings } from "./encoding-detection.ts";
import { impossibleCharacter } from "./letter-model.ts";
import { unreadable } from "./unreadable.ts";

/** The encoding in which a text file was read, and those in which it may have been saved. */
export interface EncodingChoice {
  taken: string;
  /** False if another encoding is about as plausible. */
  isCertain: boolean;
  /** The most plausible first; just one if it is certain. */
  candidates: EncodingCandidate[];
}

interface EncodingCandidate {
  encoding: string;
  label: string;
  /** A few cells that differ between encodings, as this one shows them. */
  samples: string[];
}

interface Decoded {
  text: string;
  warnings: Message[];
}

const byteOrderMarks = { efbbbf: "utf-8", fffe: "utf-16le", feff: "utf-16be" };

const sampleBytes = 64 * 1024;

const certainLead = 11;

const maxBehind = 16;
const maxCandidates = 5;
const maxSamples = 3;

/** Decodes as `chosen`, or by byte order mark, form, plausibility. @throws DomainError UNREADABLE_FILE, BAD_INPUT */
export function decodeText(bytes: Buffer, chosen?: string): Decoded & { encoding: EncodingChoice } {
  if (chosen !== undefined && encodingNamed(chosen) === undefined) {
    throw new DomainError("BAD_INPUT", message("reading.encodingUnknown", { encoding: chosen }));
  }
  const evident = evidentEncoding(bytes);
  const found = evident === undefined ? likelyEncodings(bytes) : [candidateOf(evident, bytes)];
  const suggested = found[0]?.encoding ?? "windows-1252";
  const taken = chosen ?? suggested;
  const isListed = found.some(({ encoding }) => encoding === taken);
  const candidates = isListed ? found : [...found, candidateOf(taken, bytes)];
  return {
    ...decodedAs(taken, bytes),
    encoding: { taken, isCertain: found.length < 2 || taken !== suggested, candidates },
  };
}

/** As the page or XML file states, unless that is wrong. @throws DomainError UNREADABLE_FILE if it is no text */
export function decodeMarkup(bytes: Buffer): Decoded {
  const head = bytes.toString("latin1", 0, 4096);
  const [, stated = ""] = /(?:charset|encoding)\s*=\s*["']?([\w:.-]+)/iu.exec(head) ?? [];
  const isWrong = !iconv.encodingExists(stated) || /^(?:utf|ucs|unicode)/iu.test(stated);
  if (isWrong || evidentEncoding(bytes) !== undefined) return decodeText(bytes);
  return decodedAs(/^iso-8859-1$/iu.test(stated) ? "windows-1252" : stated, bytes);
}

/** The most plausible first; just one that is far ahead of the others. */
function likelyEncodings(bytes: Buffer): EncodingCandidate[] {
  const rated = rateEncodings(bytes);
  const [best, next] = rated;
  if (best === undefined) return [];
  const isCertain = next === undefined || best.score - next.score >= certainLead;
  const telling = [...best.cells.keys()].filter((cell) => best.cells[cell] !== next?.cells[cell]);
  return rated
    .filter((one) => one === best || (!isCertain && best.score - one.score <= maxBehind))
    .slice(0, maxCandidates)
    .map(({ encoding: { name, label }, cells }) => ({
      ...{ encoding: name, label },
      samples: telling.slice(0, maxSamples).map((cell) => cells[cell] ?? ""),
    }));
}

/** The one that the bytes themselves tell. */
function evidentEncoding(bytes: Buffer): string | undefined {
  const head = bytes.toString("hex", 0, 3);
  const marked = Object.entries(byteOrderMarks).find(([mark]) => head.startsWith(mark))?.[1] ?? unmarkedUtf16(bytes);
  return marked ?? (isUtf8(bytes) || isMostlyUtf8(bytes) ? "utf-8" : undefined);
}

/** Zero halves of Latin letters and separators are all at even or all at odd positions. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  const zeros = [0, 0];
  for (const [index, byte] of bytes.subarray(0, sampleBytes).entries()) {
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const [few, most] = even < odd ? [even, odd] : [odd, even];
  if (most === 0) return undefined;
  if (few * 4 > most || most * 40 < Math.min(bytes.length, sampleBytes)) throw unreadable(message("reading.noText"));
  return odd > even ? "utf-16le" : "utf-16be";
}

/** A UTF-8 file with a few broken bytes is still UTF-8; another encoding would garble every accent. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const text = decodeBytes(bytes, "utf-8");
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  const intact = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return intact >= 3 * broken;
}

function decodedAs(encoding: string, bytes: Buffer): Decoded {
  const decoded = decodeBytes(bytes, encoding);
  const text = decoded.replace(impossibleCharacter, (character) => (character === "\0" ? character : "\uFFFD"));
  const count = text.match(/\uFFFD/gu)?.length ?? 0;
  return { text, warnings: count === 0 ? [] : [message("reading.damagedCharacters", { count })] };
}

function candidateOf(name: string, bytes: Buffer): EncodingCandidate {
  const text = decodeBytes(bytes.subarray(0, sampleBytes), name);
  const cells = (text.match(/[^\r\n\t,;|"]+/gu) ?? []).map((cell) => cell.trim());
  const samples = new Set(cells.filter((cell) => /[^\p{ASCII}\uFFFD]/u.test(cell)));
  return { encoding: name, label: encodingNamed(name)?.label ?? name, samples: [...samples].slice(0, maxSamples) };
}

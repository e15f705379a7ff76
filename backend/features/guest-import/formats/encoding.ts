import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { encodingNamed } from "./encodings.ts";
import { unreadable } from "./unreadable.ts";

/** The encoding in which a text file was read, and those in which it may have been saved. */
export interface EncodingChoice {
  taken: string;
  /** False if another encoding is about as plausible. */
  isCertain: boolean;
  /** The encoding taken and its rivals, the most plausible first; just one if it is certain. */
  candidates: EncodingCandidate[];
}

/** An encoding in which a file may have been saved. */
export interface EncodingCandidate {
  encoding: string;
  label: string;
  /** A few cells with letters that differ between encodings, as this one shows them. */
  samples: string[];
}

interface Decoded {
  text: string;
  encoding: EncodingChoice;
  warnings: Message[];
}

const byteOrderMarks = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
];

/** Bytes examined to distinguish UTF-16 from other encodings. */
const sampleBytes = 64 * 1024;

/**
 * Decodes a file of unknown encoding: by its byte order mark; otherwise as UTF-16 if the positions of its zero bytes show
 * that; otherwise as UTF-8 if it is valid; otherwise as Windows-1252. Removes the byte order mark.
 *
 * @param chosen the encoding that the organizer chose instead
 * @throws DomainError UNREADABLE_FILE when the bytes are not text; BAD_INPUT when the chosen encoding is unknown.
 */
export function decodeText(bytes: Buffer, chosen?: string): Decoded {
  if (chosen !== undefined) return decodedAs(bytes, chosen);
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes);
  if (encoding !== undefined && encoding !== "utf-8") return decodedAs(bytes, encoding);
  if (isUtf8(bytes)) return decodedAs(bytes, "utf-8");
  return decodeInvalidUtf8(bytes, marked !== undefined);
}

function decodedAs(bytes: Buffer, name: string): Decoded {
  const known = encodingNamed(name);
  if (known === undefined) throw new DomainError("BAD_INPUT", message("reading.encodingUnknown", { encoding: name }));
  const text = iconv.decode(bytes, name);
  const damaged = text.match(/\uFFFD/gu)?.length ?? 0;
  const candidate = { encoding: name, label: known.label, samples: samplesOf(text) };
  return {
    text,
    encoding: { taken: name, isCertain: true, candidates: [candidate] },
    warnings: damaged === 0 ? [] : [message("reading.damagedCharacters", { count: damaged })],
  };
}

function samplesOf(text: string): string[] {
  const pieces = text.split(/[\r\n,;\t|"]+/u, 10_000).map((piece) => piece.trim());
  return [...new Set(pieces.filter((piece) => /\P{ASCII}/u.test(piece)))].slice(0, 3);
}

/** In UTF-16, the zero halves of Latin letters, digits and separators are all at even or all at odd positions. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (most * 20 < sample.length / 2) {
    if (most > 0) throw notText();
    return undefined;
  }
  if (Math.min(even, odd) * 4 > most) throw notText();
  return odd > even ? "utf-16le" : "utf-16be";
}

function notText(): Error {
  return unreadable(message("reading.noText"));
}

/** A UTF-8 file with a few broken bytes is still UTF-8: as Windows-1252, every accent in it would be garbled. */
function decodeInvalidUtf8(bytes: Buffer, marked: boolean): Decoded {
  const text = iconv.decode(bytes, "utf-8");
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  const intact = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return decodedAs(bytes, !marked && intact < 3 * broken ? "windows-1252" : "utf-8");
}

import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { type Message, message } from "../../../../common/messages/message.ts";
import { unreadable } from "./unreadable.ts";

interface Decoded {
  text: string;
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
 * @throws DomainError UNREADABLE_FILE when the bytes are not text.
 */
export function decodeText(bytes: Buffer): Decoded {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const encoding = marked?.encoding ?? unmarkedUtf16(bytes);
  if (encoding !== undefined && encoding !== "utf-8") return { text: iconv.decode(bytes, encoding), warnings: [] };
  if (isUtf8(bytes)) return { text: iconv.decode(bytes, "utf-8"), warnings: [] };
  return decodeInvalidUtf8(bytes, marked !== undefined);
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
  if (!marked && intact < 3 * broken) return { text: iconv.decode(bytes, "windows-1252"), warnings: [] };
  return { text, warnings: [message("reading.damagedCharacters", { count: broken })] };
}

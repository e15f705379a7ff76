import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import { type Message, message } from "../../../../common/messages/message.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { decodeBytes, type RatedEncoding, rateEncodings } from "./encoding-detection.ts";
import { encodingNamed } from "./encodings.ts";
import { impossibleCharacter } from "./text-plausibility.ts";
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
  encoding: EncodingChoice;
  warnings: Message[];
}

const byteOrderMarks = [
  { encoding: "utf-8", mark: [0xef, 0xbb, 0xbf] },
  { encoding: "utf-16le", mark: [0xff, 0xfe] },
  { encoding: "utf-16be", mark: [0xfe, 0xff] },
];

const sampleBytes = 64 * 1024;

const certainLead = 11;

const maxBehind = 16;
const maxCandidates = 5;
const maxSamples = 3;

/** Decodes as `chosen`, or by byte order mark, form, plausibility. @throws DomainError UNREADABLE_FILE, BAD_INPUT */
export function decodeText(bytes: Buffer, chosen?: string): Decoded {
  if (chosen !== undefined && encodingNamed(chosen) === undefined) {
    throw new DomainError("BAD_INPUT", message("reading.encodingUnknown", { encoding: chosen }));
  }
  const evident = evidentEncoding(bytes);
  if (evident !== undefined) return decodedIn(bytes, evident, chosen);
  const rated = rateEncodings(bytes);
  const [best, next] = rated;
  const behind = (one: RatedEncoding): number => (best === undefined ? 0 : best.score - one.score);
  const isCertain = next === undefined || behind(next) >= certainLead;
  const plausible = rated.filter((one) => behind(one) <= maxBehind).slice(0, maxCandidates);
  const telling = [...(best?.cells.keys() ?? [])].filter((cell) => best?.cells[cell] !== next?.cells[cell]);
  const candidates = (isCertain ? rated.slice(0, 1) : plausible).map(({ encoding: { name, label }, cells }) => ({
    encoding: name,
    label,
    samples: telling.slice(0, maxSamples).map((cell) => cells[cell] ?? ""),
  }));
  return decodedIn(bytes, best?.encoding.name ?? "windows-1252", chosen, { isCertain, candidates });
}

/** Uses the `stated` encoding, or detects it if unknown or wrong. @throws DomainError UNREADABLE_FILE if not text */
export function decodeStated(bytes: Buffer, stated: string | undefined): Pick<Decoded, "text" | "warnings"> {
  const evident = evidentEncoding(bytes);
  if (evident !== undefined && evident !== "utf-8") return withoutDamage(decodeBytes(bytes, evident));
  const name = stated?.toLowerCase() === "iso-8859-1" ? "windows-1252" : stated;
  const isWrong = name === undefined || !iconv.encodingExists(name) || /^(?:utf|ucs|unicode)/iu.test(name);
  return isWrong ? decodeText(bytes) : withoutDamage(decodeBytes(bytes, name));
}

function evidentEncoding(bytes: Buffer): string | undefined {
  const marked = byteOrderMarks.find(({ mark }) => mark.every((byte, index) => bytes[index] === byte));
  const wide = marked?.encoding ?? unmarkedUtf16(bytes);
  if (wide !== undefined) return wide;
  return isUtf8(bytes) || isMostlyUtf8(bytes) ? "utf-8" : undefined;
}

type Found = Pick<EncodingChoice, "isCertain" | "candidates">;

function decodedIn(bytes: Buffer, detected: string, chosen = detected, found?: Found): Decoded {
  const { isCertain, candidates } = found ?? { isCertain: true, candidates: [candidateOf(detected, bytes)] };
  const isListed = candidates.some(({ encoding }) => encoding === chosen);
  return {
    ...withoutDamage(decodeBytes(bytes, chosen)),
    encoding: {
      taken: chosen,
      isCertain: isCertain || chosen !== detected,
      candidates: isListed ? candidates : [...candidates, candidateOf(chosen, bytes)],
    },
  };
}

function withoutDamage(decoded: string): Pick<Decoded, "text" | "warnings"> {
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

/** Zero halves of Latin letters and separators are all at even or all at odd positions; other scripts have few. */
function unmarkedUtf16(bytes: Buffer): string | undefined {
  const sample = bytes.subarray(0, sampleBytes);
  const zeros = [0, 0];
  for (let index = 0; index < sample.length; index += 1) {
    if (sample[index] === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  }
  const [even = 0, odd = 0] = zeros;
  const most = Math.max(even, odd);
  if (most === 0) return undefined;
  const name = odd > even ? "utf-16le" : "utf-16be";
  if (Math.min(even, odd) * 4 > most) throw notText();
  if (most * 20 < sample.length / 2 && !isLikeText(decodeBytes(sample, name))) throw notText();
  return name;
}

/** Whether text in UTF-16 has lines of usual length and no characters that misread bytes give. */
function isLikeText(text: string): boolean {
  const lines = text.split(/[\r\n]+/u);
  return text.length / lines.length < 400 && lines.length > 1 && text.search(impossibleCharacter) < 0;
}

function notText(): Error {
  return unreadable(message("reading.noText"));
}

/** A UTF-8 file with a few broken bytes is still UTF-8; another encoding would garble every accent. */
function isMostlyUtf8(bytes: Buffer): boolean {
  const text = decodeBytes(bytes, "utf-8");
  const broken = text.match(/\uFFFD/gu)?.length ?? 0;
  const intact = text.match(/[^\p{ASCII}\uFFFD]/gu)?.length ?? 0;
  return intact >= 3 * broken;
}

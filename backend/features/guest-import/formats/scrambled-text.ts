import { isUtf8 } from "node:buffer";
import iconv from "iconv-lite";
import type { ScrambledTexts, Sheet, UnreadSheet } from "./sheet.ts";

const maxSamples = 3;

interface Repair {
  /** Whether texts stay as they are, and are only counted. */
  asWritten: boolean;
  /** Sheets in which nothing is scrambled. */
  isTrusted(sheet: Sheet): boolean;
}

export function withRepairs(sheets: readonly UnreadSheet[], { asWritten, isTrusted }: Repair): UnreadSheet[] {
  return sheets.map((unread) => ({
    async read(maxRows) {
      const sheet = await unread.read(maxRows);
      return isTrusted(sheet) ? sheet : repaired(sheet, asWritten);
    },
  }));
}

function repaired(sheet: Sheet, asWritten: boolean): Sheet {
  const found: ScrambledTexts = { count: 0, samples: [], isCertain: true };
  const rows = sheet.rows.map((row) => {
    if (!row.cells.some((cell) => beyondAscii.test(cell))) return row;
    const cells = row.cells.map((cell) => repairedCell(cell, found));
    return asWritten ? row : { ...row, cells };
  });
  return found.count === 0 ? sheet : { ...sheet, rows, scrambled: found };
}

function repairedCell(cell: string, found: ScrambledTexts): string {
  const text = unscrambled(cell);
  if (text === undefined) return cell;
  if (!isImproved(cell, text)) {
    found.isCertain = false;
    return cell;
  }
  found.count += 1;
  if (found.samples.length < maxSamples) found.samples.push({ written: cell, repaired: text });
  return text;
}

const beyondAscii = /[^\p{ASCII}]/u;

/** Bytes by character. What is no letter in Latin-1 or Windows' encoding is read as a control character. */
const bytesOf = ["windows-1252", "macroman"].map((encoding) => {
  const bytes = new Map(
    Array.from({ length: 256 }, (_, byte) => [iconv.decode(Buffer.from([byte]), encoding), byte] as const),
  );
  for (let byte = 0x80; byte < 0xa0; byte += 1) bytes.set(String.fromCharCode(byte), byte);
  bytes.delete("\uFFFD");
  return bytes;
});

const maxTimes = 2;

/** The text before it was decoded wrongly; undefined if it was not. */
function unscrambled(text: string): string | undefined {
  let before: string | undefined;
  for (let times = 0; times < maxTimes; times += 1) {
    const earlier = bytesOf.map((bytes) => decodedAgain(before ?? text, bytes)).find((one) => one !== undefined);
    if (earlier === undefined) return before;
    before = earlier;
  }
  return before;
}

function decodedAgain(text: string, bytesOfCharacter: ReadonlyMap<string, number>): string | undefined {
  if (!beyondAscii.test(text)) return undefined;
  const bytes: number[] = [];
  for (const character of text) {
    const byte = bytesOfCharacter.get(character);
    if (byte === undefined) return undefined;
    bytes.push(byte);
  }
  const buffer = Buffer.from(bytes);
  return isUtf8(buffer) ? buffer.toString() : undefined;
}

/** Phonetic signs, rare letters and scripts of hardly any list: what correct text gives if it is taken for scrambled. */
const unlikely =
  /[\p{Control}\p{Unassigned}\u0180-\u018e\u0190-\u019f\u01a2-\u01ae\u01b1-\u0217\u021c-\u0258\u025a-\u02ff\u0700-\u085f]/u;

/** A capital and the punctuation after it, as in "CAFÉ»" and "SMÅ’S", but no capital within a word. */
const capitalAtEnd =
  /(?<!\p{Lowercase_Letter})(?:[Â-ß][«»‘‚“”„…–—°](?!\p{Letter})|[Ä-ß][«»‘‚“”„…–—°](?!\p{Lowercase_Letter})|[Â-ß]’(?!\p{Lowercase_Letter}))/gu;

function isImproved(written: string, repaired: string): boolean {
  return !unlikely.test(repaired) && !mixesScripts(repaired) && beyondAscii.test(written.replace(capitalAtEnd, ""));
}

/** Whether a word has Latin letters and others, as when "d’Été" is taken for scrambled. */
function mixesScripts(text: string): boolean {
  return (text.match(/[\p{Letter}\p{Mark}]+/gu) ?? []).some(
    (word) => /\p{Script=Latin}/u.test(word) && /[^\p{Script=Latin}\p{Script=Inherited}\p{Script=Common}]/u.test(word),
  );
}

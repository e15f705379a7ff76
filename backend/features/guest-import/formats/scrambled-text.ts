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

/** Sheets whose texts are as before another program decoded them wrongly. */
export function withRepairs(sheets: readonly UnreadSheet[], { asWritten, isTrusted }: Repair): UnreadSheet[] {
  return sheets.map((unread) => ({
    async read(maxRows) {
      const sheet = await unread.read(maxRows);
      return isTrusted(sheet) ? sheet : repaired(sheet, asWritten);
    },
  }));
}

function repaired(sheet: Sheet, asWritten: boolean): Sheet {
  const scrambled: ScrambledTexts = { count: 0, samples: [], isCertain: true };
  const repairedCell = (written: string): string => {
    const text = unscrambled(written, maxTimes);
    if (text === written) return written;
    if (!isImproved(written, text)) {
      scrambled.isCertain = false;
      return written;
    }
    scrambled.count += 1;
    if (scrambled.samples.length < maxSamples) scrambled.samples.push({ written, repaired: text });
    return text;
  };
  const rows = sheet.rows.map((row) => ({ ...row, cells: row.cells.map(repairedCell) }));
  return scrambled.count === 0 ? sheet : { ...sheet, rows: asWritten ? sheet.rows : rows, scrambled };
}

const beyondAscii = /[^\p{ASCII}]/u;

/** Bytes by character. What is no letter in Latin-1 or Windows' encoding is read as a control character. */
const bytesOf = ["windows-1252", "macroman"].map((encoding) => {
  const bytes = Array.from({ length: 256 }, (_, byte): [string, number] => [String.fromCharCode(byte), byte]);
  const decoded = bytes.map(([, byte]): [string, number] => [iconv.decode(Buffer.from([byte]), encoding), byte]);
  return new Map([...decoded.filter(([character]) => character !== "\uFFFD"), ...bytes.slice(0x80, 0xa0)]);
});

const maxTimes = 2;

/** What was one character is at least two now. */
const severalBeyond = /[^\p{ASCII}]{2}/u;

/** The text before it was decoded wrongly, up to so many times. */
function unscrambled(text: string, times: number): string {
  if (times === 0 || !severalBeyond.test(text)) return text;
  for (const bytes of bytesOf) {
    const earlier = decodedAgain(text, bytes);
    if (earlier !== undefined) return unscrambled(earlier, times - 1);
  }
  return text;
}

/** Undefined if the text could not have been decoded by these bytes of characters. */
function decodedAgain(text: string, bytes: ReadonlyMap<string, number>): string | undefined {
  const codes: number[] = [];
  for (const character of text) {
    const code = bytes.get(character);
    if (code === undefined) return undefined;
    codes.push(code);
  }
  const buffer = Buffer.from(codes);
  return isUtf8(buffer) ? buffer.toString() : undefined;
}

/** Phonetic signs, rare letters and scripts of hardly any list: what correct text gives if it is taken for scrambled. */
const unlikely =
  /[\p{Control}\p{Unassigned}\u0180-\u018e\u0190-\u019f\u01a2-\u01ae\u01b1-\u0217\u021c-\u0258\u025a-\u02ff\u0700-\u085f]/u;

/** A capital and the punctuation after it, as in "CAFÉ»" and "SMÅ’S", but no capital within a word. */
const capitalAtEnd =
  /(?<!\p{Lowercase_Letter})(?:[Â-ß][«»‘‚“”„…–—°](?!\p{Letter})|[Ä-ß][«»‘‚“”„…–—°](?!\p{Lowercase_Letter})|[Â-ß]’(?!\p{Lowercase_Letter}))/gu;

/** Latin letters beside others, as when "d’Été" is taken for scrambled. */
const mixedScripts =
  /\p{Script=Latin}\p{Mark}*(?!\p{Script=Latin})\p{Letter}|(?!\p{Script=Latin})\p{Letter}\p{Mark}*\p{Script=Latin}/u;

function isImproved(written: string, text: string): boolean {
  return !unlikely.test(text) && !mixedScripts.test(text) && beyondAscii.test(written.replace(capitalAtEnd, ""));
}

import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { isDeepRun } from "../../../../common/testing/random-runs.ts";
import { encodedList, listLanguages } from "../../../testing/encoded-lists.ts";
import { decodeText } from "./encoding.ts";
import { decodeBytes } from "./encoding-detection.ts";

/** How Windows writes Vietnamese: tone marks follow their letter. */
function withTonesApart(text: string): string {
  return text.replace(/\p{L}/gu, (letter) => {
    const tone = /[\u0300\u0301\u0303\u0309\u0323]/u.exec(letter.normalize("NFD"))?.[0] ?? "";
    return letter.normalize("NFD").replace(tone, "").normalize("NFC") + tone;
  });
}

const files = Object.entries(listLanguages).flatMap(([name, language]) =>
  language.encodings.flatMap((encoding) =>
    (isDeepRun ? [5, 5, 20, 40] : [5, 40]).flatMap((rows, seed) => {
      const text = encodedList(language, rows, seed);
      const bytes = iconv.encode(encoding === "windows-1258" ? withTonesApart(text) : text, encoding);
      // Some Mac encodings lack a letter of the language.
      return decodeBytes(bytes, encoding) === text ? [{ name, encoding, rows, text, bytes }] : [];
    }),
  ),
);

it.each(files)("reads $name in $encoding right or asks: $rows rows", ({ rows, text, bytes }) => {
  const { encoding, text: read } = decodeText(bytes);
  if (encoding.isCertain) expect(read).toBe(text);
  else expect(rows).toBeLessThan(40);
  expect(encoding.candidates.map((candidate) => decodeBytes(bytes, candidate.encoding))).toContain(text);
});

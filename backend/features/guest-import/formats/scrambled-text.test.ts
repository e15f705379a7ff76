import iconv from "iconv-lite";
import { expect, it } from "vitest";
import { phrasesOf } from "../list/words/load.ts";
import { withRepairs } from "./scrambled-text.ts";

async function textsOf(texts: readonly string[]) {
  const rows = texts.map((text, index) => ({ number: index + 1, cells: [text, "5"] }));
  const [sheet] = withRepairs([{ read: () => ({ name: "", rows, merges: [], warnings: [] }) }], {
    asWritten: false,
    isTrusted: () => false,
  });
  return ((await sheet?.read())?.rows ?? []).map(({ cells }) => cells[0]);
}

/** Bytes that Windows' encoding does not have become control characters. */
const inWindows = (text: string) =>
  [...Buffer.from(text)]
    .map((byte) => iconv.decode(Buffer.from([byte]), "windows-1252").replace("\uFFFD", String.fromCharCode(byte)))
    .join("");
const misread = {
  "Latin-1": (text: string) => Buffer.from(text).toString("latin1"),
  "Windows' encoding": inWindows,
  "the Mac's encoding": (text: string) => iconv.decode(Buffer.from(text), "macroman"),
};

/** Of two letters, "NÅ‘" could as well be a capital before a quotation mark. */
const foreign = phrasesOf("typicalName").filter(
  (name) => /[^\p{ASCII}]/u.test(name) && !/\p{Control}/u.test(name) && name.length > 2,
);

it("knows names to test with", () => {
  expect(foreign.length).toBeGreaterThan(1000);
});

it.each(Object.entries(misread))(
  "repairs names of all languages that were read as %s, once or twice",
  async (_, wrongly) => {
    const once = await textsOf(foreign.map(wrongly));
    const twice = await textsOf(foreign.map((name) => wrongly(wrongly(name))));
    expect(foreign.filter((name, index) => once[index] !== name || twice[index] !== name)).toEqual([]);
  },
);

it("leaves correct names of all languages as they are, also in capitals and quotation marks", async () => {
  const written = foreign.flatMap((name) => {
    const capitals = name.toUpperCase();
    return [
      name,
      capitals,
      `d’${name}`,
      `“${name}”`,
      `«${capitals}»`,
      `„${capitals}“`,
      `${capitals}…`,
      `${capitals}’S`,
    ];
  });
  expect(await textsOf(written)).toEqual(written);
});

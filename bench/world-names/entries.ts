import { readFileSync } from "node:fs";

/** A given or family name with other spellings of it. */
export interface Entry {
  own: string;
  spellings: readonly string[];
  /** The same for names of one file that share a spelling, directly or through others: nobody can tell them apart. */
  group: string;
}

export interface Names {
  given: readonly Entry[];
  family: readonly Entry[];
}

/** A third is put aside: for one measurement at the end, unseen by whoever works on the search. */
export type Share = "known" | "aside";

const folder = new URL("./data/", import.meta.url);

/** Names of a file of `data`; README.md there says where they are from. */
export function readNames(file: string, share: Share): Names {
  const rows = readFileSync(new URL(`${file}.tsv`, folder), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => line.split("\t"));
  const drawn = rows.filter(([, own = ""]) => isAside(`${file} ${own}`) === (share === "aside"));
  const groupOf = groups(drawn);
  const of = (wanted: string) =>
    drawn
      .filter(([role]) => role === wanted)
      .map(([, own = "", spellings = ""]) => ({ own, spellings: spellings.split("|"), group: groupOf(own) }));
  return { given: of("given"), family: of("family") };
}

export const isAside = (text: string): boolean => hash(text) % 3 === 0;

// FNV-1a, 32 bits
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) value = Math.imul(value ^ byte, 0x01000193) >>> 0;
  return value;
}

/** Without case, accents, tones and whatever is no letter. */
export const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

function groups(rows: readonly (readonly string[])[]): (own: string) => string {
  const leaders = new Map<string, string>();
  const leaderOf = (spelling: string): string => {
    const leader = leaders.get(spelling);
    return leader === undefined || leader === spelling ? spelling : leaderOf(leader);
  };
  for (const [, own = "", spellings = ""] of rows) {
    for (const spelling of spellings.split("|")) leaders.set(leaderOf(plain(spelling)), leaderOf(plain(own)));
  }
  return (own) => leaderOf(plain(own));
}

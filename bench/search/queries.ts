import type { Random } from "../../common/testing/random.ts";
import { bare, partsOf } from "./names.ts";
import { nicknamePairs } from "./nickname-pairs.ts";
import { slip } from "./slips.ts";

/** Returns what a guest types for a name on the list; undefined if the kind does not apply. */
export type QueryMaker = (name: string, random: Random, names: readonly string[]) => string | undefined;

/** No engine can rank more equally good matches in the top three. */
const maxEquals = 3;

function isTellable(parts: readonly string[], names: readonly string[]): boolean {
  const typed = parts.map(bare);
  const fitting = names.filter((name) => {
    const own = partsOf(name).map(bare);
    return typed.every((part) => own.some((other) => other.startsWith(part)));
  });
  return fitting.length <= maxEquals;
}

const letterCount = (name: string) => [...name].filter((letter) => /\p{L}/u.test(letter)).length;

const withoutAccents: QueryMaker = (name, random) => {
  const spelled = random.chance(0.3) ? name.replace(/ä/g, "ae").replace(/ö/g, "oe").replace(/ü/g, "ue") : name;
  const plain = spelled
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replace(/[’']/g, random.pick(["'", "’", ""]));
  return random.pick([plain.toLowerCase(), plain.toUpperCase(), plain]);
};

const otherOrder: QueryMaker = (name, random) => {
  const words = name.split(" ");
  const last = words.pop();
  return [last, ...words].join(" ").replace(" ", random.pick([" ", ", "]));
};

const beginnings: QueryMaker = (name, random, names) => {
  const parts = partsOf(name);
  const cut = parts.map((part) => part.slice(0, random.between(Math.min(3, part.length), part.length)));
  return isTellable(cut, names) ? cut.join(" ") : undefined;
};

const missingPart: QueryMaker = (name, random, names) => {
  const parts = partsOf(name);
  const left = random.between(0, parts.length - 1);
  const typed = parts.filter((_, i) => i !== left);
  return isTellable(typed, names) ? typed.join(" ") : undefined;
};

const oneSlip: QueryMaker = (name, random) => slip(name, random);

const twoSlips: QueryMaker = (name, random) => (letterCount(name) >= 10 ? slip(slip(name, random), random) : undefined);

const shortest = 3;
const maxShortLength = 6;

const twoSlipsInShortPart: QueryMaker = (name, random) => {
  const parts = partsOf(name);
  const short = parts.filter((part) => letterCount(part) >= shortest && letterCount(part) <= maxShortLength);
  if (short.length === 0 || parts.length === 1) return undefined;
  const part = random.pick(short);
  return name.replace(part, slip(slip(part, random), random));
};

const nickname: QueryMaker = (name, random) => {
  const [first = "", ...rest] = name.split(" ");
  const others = nicknamePairs.flatMap(([full, short]) => {
    if (full === first) return [short];
    return short === first ? [full] : [];
  });
  return others.length > 0 && rest.length > 0 ? [random.pick(others), ...rest].join(" ") : undefined;
};

const joinedOrSplit: QueryMaker = (name, random) => {
  const ways: string[] = [];
  if (name.includes("-")) ways.push(name.replace("-", ""), name.replace("-", " "));
  const words = name.split(" ");
  if (words.length > 2) ways.push(name.replace(" ", ""), name.replace(" ", "-"));
  if (ways.length === 0) ways.push(words.join(""), splitInside(name, random) ?? words.join(""));
  return random.pick(ways);
};

function splitInside(name: string, random: Random): string | undefined {
  const long = partsOf(name).find((part) => part.length >= 6);
  if (long === undefined) return undefined;
  const at = random.between(3, long.length - 3);
  return name.replace(long, `${long.slice(0, at)} ${long.slice(at)}`);
}

/** Accents, order, prefix, missing part: top-3 recall 99 %; one slip 97 %; nickname 90 %. */
export const queryKinds: Record<string, QueryMaker> = {
  exact: (name) => name,
  "case/accents": withoutAccents,
  order: otherOrder,
  prefix: beginnings,
  "missing part": missingPart,
  "one slip": oneSlip,
  "two slips": twoSlips,
  "two slips in one short part": twoSlipsInShortPart,
  nickname,
  "joined/split": joinedOrSplit,
};

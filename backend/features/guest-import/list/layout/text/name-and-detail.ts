import { hasGivenName, isNameLike } from "../cells/cell-values.ts";

const withDetail = /^(.{2,}?)(?:\s+[–—-]\s+|\s*[|:：]\s*|\s*[(（[]\s*)([^()（）[\]]{1,60}?)\s*[)）\]]?$/u;
const minDetailed = 0.6;
/** Meals repeat, and family names less. */
const maxDistinct = 0.6;

/** "Anna Meier – Fish" or "Anna Meier (Fish)" in parts, if most texts have one and they repeat. */
export function withDetails(texts: readonly string[]): { names: string[]; details: string[] } {
  const found = texts.map((text) => withDetail.exec(text));
  const details = found.map((parts) => parts?.[2]?.trim() ?? "");
  const written = details.filter((detail) => detail !== "");
  const isLikely =
    written.length >= Math.max(3, texts.length * minDetailed) &&
    new Set(written.map((detail) => detail.toLowerCase())).size <= written.length * maxDistinct &&
    found.every((parts) => parts === null || isNameLike(parts[1]?.trim() ?? "")) &&
    written.filter(hasGivenName).length <= written.length / 5;
  if (!isLikely) return { names: [...texts], details: texts.map(() => "") };
  return { names: texts.map((text, index) => found[index]?.[1]?.trim() ?? text), details };
}

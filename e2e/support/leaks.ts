import type { Page } from "playwright-core";
import { fontNames } from "../../common/fonts.ts";
import { productName } from "../../common/product.ts";

/** What is the same in every language, or made by the browser for the reader's. */
const sameEverywhere = [
  productName,
  ...fontNames,
  /https?:\/\/[\w.:/-]+/g,
  /#[0-9a-f]{6}\b/gi,
  /\b(?:CSV|SVG|PNG|Excel)\b/g,
  /\.(?:csv|xlsx|xls)\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\bat \d|\b[AP]M\b/g,
];

/**
 * Texts on the page that no catalog holds: those with letters that the catalogs of this program have accented.
 *
 * @param data texts that the test itself has put there
 */
export async function leaks(page: Page, data: readonly string[]): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const known = [...data, ...sameEverywhere];
  const rest = (text: string) => known.reduce<string>((left, part) => left.replaceAll(part, " "), text);
  return texts.filter((text) => /[A-Za-z]{2}/.test(rest(text)));
}

function readTexts(): string[] {
  const silent = new Set(["SCRIPT", "STYLE", "NOSCRIPT", "TEMPLATE"]);
  const texts = [document.title];
  const all = document.createTreeWalker(document.documentElement, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = all.nextNode(); node; node = all.nextNode()) {
    if (node instanceof Text && node.parentElement && !silent.has(node.parentElement.tagName)) texts.push(node.data);
    if (node instanceof Element)
      for (const name of ["aria-label", "aria-description", "title", "placeholder", "alt", "content"])
        if (name !== "content" || node.getAttribute("name") === "description")
          texts.push(node.getAttribute(name) ?? "");
  }
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}

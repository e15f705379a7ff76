import type { Page } from "@playwright/test";
import { fontNames } from "../../common/fonts.ts";
import { guestLanguages } from "../../common/guest-languages.ts";
import { productName } from "../../common/product.ts";

/** The same in every language, or formatted by the browser for the reader's. */
const sameEverywhere = [
  productName,
  ...fontNames,
  ...guestLanguages.map(({ name }) => name),
  /(?:https?:\/\/)?127\.0\.0\.1[\w.:/-]+/g,
  /#[0-9a-f]{6}\b/gi,
  /\b(?:CSV|SVG|PNG|Excel)\b/g,
  /\.(?:csv|xlsx|xls)\b/g,
  // Papers and card sheets.
  /\b(?:Letter|Legal|Tabloid|Avery|Zweckform|PDF|mm)\b/g,
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December)\b/g,
  /\b(?:Today|Yesterday)\b/g,
  /\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b/g,
  /\bat \d|\b[AP]M\b/g,
];

/** Texts that are in no catalog: their letters have no accents here. `data`: texts from the test itself. */
export async function leaks(page: Page, data: readonly (string | RegExp)[]): Promise<string[]> {
  const texts = await page.evaluate(readTexts);
  const known = [...data, ...sameEverywhere];
  const rest = (text: string) => known.reduce<string>((left, part) => left.replaceAll(part, " "), text);
  return texts.filter((text) => /[A-Za-z]{2}/.test(rest(text)));
}

function readTexts(): string[] {
  const silent = "script, style, noscript, template";
  const attributes = ["aria-label", "aria-description", "title", "placeholder", "alt"];
  const description = document.querySelector("meta[name=description]")?.getAttribute("content") ?? "";
  const texts = [document.title, description];
  for (const element of document.body.querySelectorAll(`*:not(${silent})`)) {
    for (const node of element.childNodes) if (node instanceof Text) texts.push(node.data);
    if (element.closest("[aria-hidden=true]")) continue;
    texts.push(...attributes.map((name) => element.getAttribute(name) ?? ""));
  }
  return [...new Set(texts.map((text) => text.trim()).filter((text) => text !== ""))];
}

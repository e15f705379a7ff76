import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";
import { inProject } from "./project.mjs";

// What a phone loads of the last build, gzipped and without fonts: to open the door, and before a guest's first search.
// scripts/app-budgets.ts has the organizers' app.

/** Bytes. Most of the door's script is the guests' search, with its nicknames and spellings. */
const door = { script: 85_000, style: 5_000, texts: 5_000 };
/** The home page shows a guest's phone, in the product's faces; guests come by the link of their event. */
const guests = { event: 6_000, home: 6_500, script: 5_000 };

const assets = inProject("dist/frontend/assets");

const event = {
  id: 123456789,
  name: "Wilhelmina Katharina & Maximilian Alexander",
  date: "June 12, 2027",
  location: "Rosewood House and Gardens, 14 Orchard Lane, Northbridge",
  greeting: "We are so glad that you are here. Dinner is at seven, and the band plays until two.",
  picture: null,
  languages: [],
};

/** Prints them. @throws {Error} when a part is larger than it may be */
export async function checkSizes() {
  const measured = [
    ...compare("the door", await sizesOfDoor(), door),
    ...compare("a guest's page", await sizesOfGuestPages(), guests),
  ];
  console.log(`${measured.map(({ text }) => text).join(", ")}, gzipped`);
  if (measured.some(({ isOver }) => isOver)) throw new Error("A page is larger than scripts/sizes.mjs allows.");
}

/** @param {string} page @param {Record<string, number>} sizes @param {Record<string, number>} limits */
const compare = (page, sizes, limits) =>
  Object.entries(limits).map(([part, limit]) => {
    const size = sizes[part] ?? Number.POSITIVE_INFINITY;
    return { text: `${page}: ${part} ${kilobytes(size)} of ${kilobytes(limit)}`, isOver: size > limit };
  });

async function sizesOfDoor() {
  /** @type {typeof import("../common/app-languages.ts")} */
  const { appLanguages } = await built("common/app-languages.js");
  /** @type {typeof import("../backend/lib/languages.ts")} */
  const { readMessages } = await built("backend/lib/languages.js");
  const texts = appLanguages.map((tag) => bytesOf(JSON.stringify(readMessages(tag, ["at-the-door"]))));
  const page = readFileSync(inProject("dist/frontend/door.html"), "utf8");
  const assetOf = (/** @type {RegExp} */ address) =>
    readFileSync(inProject("dist/frontend", address.exec(page)?.[1] ?? ""));
  return {
    script: bytesOf(assetOf(/src="([^"]+\.js)"/)),
    style: bytesOf(assetOf(/href="([^"]+\.css)"/)),
    texts: Math.max(...texts),
  };
}

/** Of the largest, in all languages and fonts. */
async function sizesOfGuestPages() {
  /** @type {typeof import("../backend/guest-pages/rendered-pages.ts")} */
  const { loadRenderer } = await built("backend/guest-pages/rendered-pages.js");
  /** @type {typeof import("../backend/lib/languages.ts")} */
  const { languageFor } = await built("backend/lib/languages.js");
  /** @type {typeof import("../common/fonts.ts")} */
  const { fontFamilyOf, fontNames } = await built("common/fonts.js");
  /** @type {typeof import("../common/guest-languages.ts")} */
  const { guestLanguages } = await built("common/guest-languages.js");
  /** @type {typeof import("../common/theme.ts")} */
  const { defaultTheme } = await built("common/theme.js");
  const { renderPage } = await loadRenderer(inProject("dist/guest-pages"));
  const sizeOf = (/** @type {"home" | "event"} */ place, /** @type {string} */ fontFamily) => {
    const answer = /** @type {const} */ ({ kind: "none-yet" });
    const shown = { ...event, theme: { ...defaultTheme, fontFamily } };
    const body = { kind: /** @type {const} */ ("search"), event: shown, typed: "", answer };
    const page = { signedIn: undefined, isSignedOut: false, keptQuery: "", isPreview: false, year: 2027, place, body };
    const pages = guestLanguages.map(({ tag }) => renderPage(page, languageFor(tag)).html);
    if (pages.some((html) => html.split('as="font"').length > 2)) throw new Error("A page preloads several fonts.");
    return Math.max(...pages.map(bytesOf));
  };
  const [script = ""] = readdirSync(assets).filter((file) => /^guest-page-.*\.js$/.test(file));
  return {
    event: Math.max(...fontNames.map((font) => sizeOf("event", fontFamilyOf(font)))),
    home: sizeOf("home", defaultTheme.fontFamily),
    script: bytesOf(readFileSync(path.join(assets, script))),
  };
}

/** @param {string} module */
const built = (module) => import(pathToFileURL(inProject("dist", module)).href);

/** @param {string | Buffer} text */
const bytesOf = (text) => gzipSync(text, { level: 9 }).length;

/** @param {number} bytes */
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

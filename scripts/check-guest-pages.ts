import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { loadRenderer } from "../backend/guest-pages/renderer.ts";
import { languageFor } from "../backend/lib/languages.ts";
import { fontFamilyOf, fontNames } from "../common/fonts.ts";
import { guestLanguages } from "../common/guest-languages.ts";
import type { GuestPage } from "../common/guest-page.ts";
import { defaultTheme } from "../common/theme.ts";
import { buildGuestPages } from "./build.mjs";

// Measures what a guest's phone loads before the first search, without the font.

/** The home page shows a guest's phone, in the product's faces; guests come by the link of their event. */
const maxBytes = { event: 6_000, home: 6_500, script: 5_000, together: 12_000 };

const event = {
  id: 123456789,
  name: "Wilhelmina Katharina & Maximilian Alexander",
  date: "June 12, 2027",
  location: "Rosewood House and Gardens, 14 Orchard Lane, Northbridge",
  greeting: "We are so glad that you are here. Dinner is at seven, and the band plays until two.",
  picture: null,
  languages: [],
};

function* pagesToMeasure(): Generator<GuestPage> {
  const frame = { signedIn: undefined, isSignedOut: false, year: 2027 };
  const answer = { kind: "none-yet" } as const;
  const body = (fontFamily: string) =>
    ({ kind: "search", event: { ...event, theme: { ...defaultTheme, fontFamily } }, typed: "", answer }) as const;
  yield { ...frame, place: "home", body: body(defaultTheme.fontFamily) };
  for (const font of fontNames) yield { ...frame, place: "event", body: body(fontFamilyOf(font)) };
}

const bytesOf = (text: string | Buffer) => gzipSync(text, { level: 9 }).length;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;

async function measure(folder: string): Promise<boolean> {
  const { ok } = await buildGuestPages(folder);
  if (!ok) return false;
  const { renderPage } = await loadRenderer(path.join(folder, "guest-pages"));
  const pages = [...pagesToMeasure()].flatMap((page) =>
    guestLanguages.map(({ tag }) => {
      const { html } = renderPage(page, languageFor(tag));
      const font = "event" in page.body ? page.body.event.theme.fontFamily : "";
      return {
        place: page.place,
        what: `${page.place} in ${tag}, ${font}`,
        bytes: bytesOf(html),
        preloads: html.split('as="font"').length - 1,
      };
    }),
  );
  const largest = (place: GuestPage["place"]) =>
    pages.filter((page) => page.place === place).reduce((one, other) => (other.bytes > one.bytes ? other : one));
  const [guests, home] = [largest("event"), largest("home")];
  const assets = path.join(folder, "frontend/assets");
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  const script = scripts.reduce((sum, file) => sum + bytesOf(readFileSync(path.join(assets, file))), 0);
  if (scripts.length !== 1) throw new Error(`Guests' pages have ${scripts.length} scripts.`);
  const together = Math.max(guests.bytes, home.bytes) + script;
  console.log(
    `page ${kilobytes(guests.bytes)} of ${kilobytes(maxBytes.event)} (${guests.what}), ` +
      `home page ${kilobytes(home.bytes)} of ${kilobytes(maxBytes.home)}, ` +
      `script ${kilobytes(script)} of ${kilobytes(maxBytes.script)}, ` +
      `together ${kilobytes(together)} of ${kilobytes(maxBytes.together)}, gzipped`,
  );
  const isOneFont = pages.every(({ preloads }) => preloads <= 1);
  if (!isOneFont) console.log("A page preloads more than one font.");
  const isSmall = guests.bytes <= maxBytes.event && home.bytes <= maxBytes.home && script <= maxBytes.script;
  return isOneFont && isSmall && together <= maxBytes.together;
}

const folder = mkdtempSync(path.join(tmpdir(), "fyt-guest-pages-"));
try {
  process.exitCode = (await measure(folder)) ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true });
}

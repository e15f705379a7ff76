import type { Page, Response } from "playwright-core";
import { expect } from "vitest";
import { greetingOf, prepareWedding, search } from "./support/guest-steps.ts";
import { test } from "./support/test.ts";

const theme = { primaryColor: "#9f1239", backgroundColor: "#fff1f2", fontFamily: "Playfair Display, serif" };

function watchResponses(page: Page): Response[] {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  return responses;
}

/** Resource type and path, without the content hash. */
function nameOf(response: Response): string {
  const kind = response.request().resourceType();
  return `${kind} ${new URL(response.url()).pathname.replace(/-[\w-]{8}(\.\w+)$/, "$1")}`;
}

test("a guest loads the page, its script and one font, compressed and kept as long as they may be", async ({
  app,
  phone: page,
}) => {
  const { path } = await prepareWedding(page, app, { theme });
  const responses = watchResponses(page);
  await page.goto(path);
  await page.evaluate(() => document.fonts.ready);
  await search(page, "hannah schneider");
  await greetingOf(page, "Hannah Schneider").waitFor();
  await page.evaluate(() => document.fonts.ready);
  const [html, ...files] = responses.filter((response) => nameOf(response) !== "other /icon.svg");
  const loaded = files.filter((response) => !new URL(response.url()).searchParams.has("part"));
  expect(html && nameOf(html)).toBe(`document ${path}`);
  // Page and files are fetched again from the browser's cache to be stored; then the service worker comes.
  const ofPage = loaded.filter((response) =>
    ["script", "font", "stylesheet"].includes(response.request().resourceType()),
  );
  expect([...new Set(ofPage.map(nameOf))].toSorted()).toEqual([
    "font /assets/playfair-display-latin-400-normal.woff2",
    "script /assets/guest-page.js",
  ]);
  for (const response of ofPage) {
    const headers = await response.allHeaders();
    expect(headers["cache-control"], response.url()).toBe("public, max-age=31536000, immutable");
    if (response.request().resourceType() === "script") expect(headers["content-encoding"]).toMatch(/^(br|gzip)$/);
  }
  const answer = files.find((response) => new URL(response.url()).searchParams.has("part"));
  for (const response of [html, answer]) {
    const headers = await response?.allHeaders();
    expect(headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
  }
  expect((await html?.allHeaders())?.["content-encoding"]).toMatch(/^(br|gzip)$/);
});

test("an event's font is asked for at once, and text stands in another one meanwhile", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app, { theme });
  const responses = watchResponses(page);
  await page.goto(path);
  const preloads = page.locator("link[rel=preload]");
  expect(await preloads.count()).toBe(1);
  expect(await preloads.getAttribute("href")).toMatch(/\/playfair-display-latin-400-normal/);
  const faces = await page.evaluate(() =>
    Array.from(document.fonts, ({ family, display }) => `${family.replaceAll('"', "")} ${display}`),
  );
  expect(new Set(faces)).toEqual(new Set(["Playfair Display swap"]));
  expect(await page.evaluate(() => document.fonts.check("16px 'Playfair Display'"))).toBe(true);
  const style = await page.evaluate(() => {
    const { backgroundColor, fontFamily } = getComputedStyle(document.documentElement);
    return { backgroundColor, fontFamily: fontFamily.split(",")[0] };
  });
  expect(style).toEqual({ backgroundColor: "rgb(255, 241, 242)", fontFamily: '"Playfair Display"' });

  // The home page has the product's own look.
  await page.getByRole("contentinfo").getByRole("link", { name: "Home" }).click();
  await page.getByRole("heading", { name: "Find Your Table", exact: true }).waitFor();
  const [own] = await page.evaluate(() => getComputedStyle(document.documentElement).fontFamily.split(","));
  expect(own).toBe("Inter");
  await page.evaluate(() => document.fonts.ready);
  expect([...new Set(responses.map(nameOf).filter((name) => name.startsWith("font")))].toSorted()).toEqual([
    "font /assets/inter-latin-400-normal.woff2",
    "font /assets/inter-latin-600-normal.woff2",
    "font /assets/newsreader-latin-600-normal.woff2",
    "font /assets/playfair-display-latin-400-normal.woff2",
  ]);
});

test("the event's font is loaded in the script of its name", async ({ app, phone: page }) => {
  const { path } = await prepareWedding(page, app, { name: "Анна и Борис", theme });
  await page.goto(path);
  expect(await page.locator("link[rel=preload]").getAttribute("href")).toMatch(
    /\/playfair-display-cyrillic-400-normal/,
  );
});

test.for([
  ["light", theme, "dark"],
  ["dark", { primaryColor: "#7dd3fc", backgroundColor: "#0f172a", fontFamily: "Lato, sans-serif" }, "light"],
] as const)("a %s event never flashes in the other mode", async ([scheme, look, device], { app, phone: page }) => {
  const { path } = await prepareWedding(page, app, { theme: look });
  await page.emulateMedia({ colorScheme: device });
  // Neither script nor font has arrived at first paint.
  await page.route("**/assets/**", () => undefined);
  await page.goto(path, { waitUntil: "commit" });
  await page.getByRole("heading", { name: "Find your Table" }).waitFor();
  const { backgroundColor, colorScheme } = await page.evaluate(() => {
    const { backgroundColor, colorScheme } = getComputedStyle(document.documentElement);
    return { backgroundColor, colorScheme };
  });
  expect(colorScheme).toBe(scheme);
  expect(backgroundColor).toBe(scheme === "light" ? "rgb(255, 241, 242)" : "rgb(15, 23, 42)");
  expect(await isFirstPixel(page, backgroundColor)).toBe(true);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

async function isFirstPixel(page: Page, color: string): Promise<boolean> {
  // Playwright's screenshots wait for fonts.
  const protocol = await page.context().newCDPSession(page);
  const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  const { data } = await protocol.send("Page.captureScreenshot", { clip });
  const blank = await page.context().newPage();
  const seen = await blank.evaluate(async (address) => {
    const bitmap = await createImageBitmap(await (await fetch(address)).blob());
    const context = new OffscreenCanvas(1, 1).getContext("2d");
    context?.drawImage(bitmap, 0, 0);
    return [...(context?.getImageData(0, 0, 1, 1).data ?? [])].slice(0, 3).join(", ");
  }, `data:image/png;base64,${data}`);
  await blank.close();
  return color === `rgb(${seen})`;
}

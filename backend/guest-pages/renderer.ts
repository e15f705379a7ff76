import path from "node:path";
import { pathToFileURL } from "node:url";
import type { GuestPageRenderer } from "../../common/guest-page.ts";

/** Loads the built module that turns guest pages into HTML, render.js. */
export async function loadRenderer(folder: string): Promise<GuestPageRenderer> {
  const { renderPage, renderAnswer }: GuestPageRenderer = await import(
    pathToFileURL(path.join(folder, "render.js")).href
  );
  return { renderPage, renderAnswer };
}

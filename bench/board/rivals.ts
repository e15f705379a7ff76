import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";

/** Ways of drawing the plan that ours is compared with. */
export type Rival = "canvas" | "naive";

/** The rivals' page as one script. */
export async function buildRivals(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    define: { "process.env.NODE_ENV": '"production"' },
    build: {
      write: false,
      lib: { entry: fileURLToPath(new URL("rival-page.tsx", import.meta.url)), formats: ["iife"], name: "rivals" },
    },
  });
  const [result] = Array.isArray(built) ? built : [built];
  if (!result || !("output" in result)) throw new Error("The rivals were not built.");
  const [chunk] = result.output;
  return chunk.code;
}

/** Opens a rival in an empty page. */
export async function openRival(page: Page, script: string, rival: Rival): Promise<void> {
  await page.goto("about:blank");
  await page.setContent(`<body data-rival="${rival}" style="margin:0"><div id="root"></div></body>`);
  await page.addScriptTag({ content: script });
  await page.locator("canvas, svg").waitFor();
}

/** Where the middle of a rival's table is, in pixels of a window. */
export function rivalScale(
  { width, height }: { width: number; height: number },
  hall: { width: number; depth: number },
) {
  return Math.min((width - 40) / hall.width, (height - 40) / hall.depth);
}

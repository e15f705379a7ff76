import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { build } from "vite";

export type Rival = "canvas" | "naive";

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

export async function openRival(page: Page, script: string, rival: Rival): Promise<void> {
  await page.goto("about:blank");
  await page.setContent(`<body data-rival="${rival}" style="margin:0"><div id="root"></div></body>`);
  await page.addScriptTag({ content: script });
  await page.locator("canvas, svg").waitFor();
}

/** Center of a rival's table, in window pixels. */
export function rivalScale(
  { width, height }: { width: number; height: number },
  hall: { width: number; depth: number },
) {
  return Math.min((width - 40) / hall.width, (height - 40) / hall.depth);
}

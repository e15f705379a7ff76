import type { Locator } from "playwright-core";
import { expect } from "vitest";
import { nextFrame } from "./next-frame.ts";

/** Waits until a dialog that was opened hears keys, and clicks beside it: that is some frames after it is seen. */
export async function untilReady(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await nextFrame(dialog.page());
  await nextFrame(dialog.page());
}

import { expect, type Locator } from "@playwright/test";
import { nextFrame } from "./next-frame.ts";

/** Waits until the dialog hears keys and outside clicks, some frames after it is visible. */
export async function untilReady(dialog: Locator): Promise<void> {
  await expect.poll(() => dialog.evaluate((element) => element.contains(document.activeElement))).toBe(true);
  await nextFrame(dialog.page());
  await nextFrame(dialog.page());
}

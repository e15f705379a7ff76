import { readFile } from "node:fs/promises";
import { readAloud, readPdf } from "../backend/testing/read-pdf.ts";
import { changeEvent, myEvent, openEditor, signInAsNewCustomer } from "./support/customer-steps.ts";
import { photo } from "./support/pictures.ts";
import { uploadPicture } from "./support/prepared-event.ts";
import { expect, test } from "./support/test.ts";

test("the link is also a QR code, to download and to print as a sign", async ({ app, desktop: page }) => {
  await signInAsNewCustomer(page, app, "Gil");
  const { id, shortLink } = await myEvent(page);
  await changeEvent(page, id, { name: "Harbour Gala" });
  await uploadPicture(page, id, "PHOTO", photo("photo.jpg"));
  await openEditor(page);
  await page.getByRole("button", { name: "QR code" }).click();
  await page.getByRole("img", { name: "QR code of the link for guests" }).waitFor();
  for (const [kind, start] of [
    ["SVG", "<svg"],
    ["PNG", "\x89PNG"],
  ] as const) {
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: `Download as ${kind}` }).click();
    const file = await downloading;
    expect(file.suggestedFilename()).toBe(`qr-code-${shortLink}.${kind.toLowerCase()}`);
    expect((await readFile(await file.path())).toString("latin1").slice(0, 4)).toBe(start);
  }
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Print a Sign" }).click();
  const sign = page.getByRole("img", { name: "Page 1 of 1: QR sign" });
  await sign.waitFor();
  const framed = await sign.getAttribute("src");
  await page.getByRole("combobox", { name: "Paper size" }).selectOption({ index: 1 });
  await expect(sign).not.toHaveAttribute("src", framed ?? "");
  const started = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download PDF" }).click();
  const pdf = await readPdf(await readFile(await (await started).path()));
  expect(readAloud(pdf).join(" ")).toContain("Harbour Gala");
});

import { expect, it } from "vitest";
import {
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../frontend/organizer/features/themes/generated/themes.ts";
import { builtPages } from "../testing/compiled-programs.ts";
import { getPage, newGuestPage } from "../testing/html-page.ts";
import { painted, pictureFile, type Rgba } from "../testing/pictures.ts";
import { sharedTestApi } from "../testing/test-api.ts";

const api = await sharedTestApi({}, 1, { built: builtPages() });
const admin = await api.signInAsAdmin();
const { id: eventId, path } = await newGuestPage(admin, { name: "Sophie & Liam" });

async function upload(kind: "MONOGRAM" | "PHOTO", size: [number, number], colorAt: (x: number, y: number) => Rgba) {
  const file = pictureFile(painted(...size, colorAt));
  await admin.execute(UploadEventPictureDocument, { eventId, kind, file });
}

const page = () => getPage(api.anonymous(), path);

it("shows a photo above the name, and has nothing of it without one", async () => {
  const before = await page();
  expect(before.html).not.toMatch(/<img|\.photo|\.monogram/);
  await upload("PHOTO", [1200, 800], () => [255, 255, 255, 255]);
  expect((await page()).html).toMatch(/<img class="photo"[^>]+\/><hgroup class="hero">/);
  await admin.execute(RemoveEventPictureDocument, { eventId });
  expect((await page()).html).toBe(before.html);
});

it("shows a monogram above the event's name, in a size that is known before it is loaded", async () => {
  await upload("MONOGRAM", [1000, 500], (x) => (x < 0.5 ? [122, 31, 61, 255] : [0, 0, 0, 0]));
  const { html, headers } = await page();
  const [image = ""] = /<img[^>]*>/.exec(html) ?? [];
  expect(image).toMatch(/srcSet="[^"]+-small\.webp 480w, [^"]+\.webp 800w" sizes="156px"/);
  expect(image).toContain('alt="" width="208" height="104"');
  expect(html.indexOf(image)).toBeLessThan(html.indexOf("<hgroup"));
  expect(headers.get("content-security-policy")).toContain("img-src 'self' data:");
  // Dark ink is visible on the light page, and has a plate on the dark one.
  expect(html.match(/--plate:#ffffff/g)).toHaveLength(2);
});

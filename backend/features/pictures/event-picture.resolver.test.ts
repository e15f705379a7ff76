import { beforeEach, describe, expect, it } from "vitest";
import { maxUploadBytes } from "../../../common/limits.ts";
import { UpdateEventDocument } from "../../../frontend/organizer/features/events/generated/events.ts";
import {
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../../frontend/organizer/features/themes/generated/themes.ts";
import { CreateLinkedEventDocument, ShownPictureDocument } from "../../testing/generated/operations.ts";
import { undo } from "../../testing/guest-list-calls.ts";
import { painted, pictureFile, pixelOf } from "../../testing/pictures.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

let event: { id: number; shortLink: string };
const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
beforeEach(async () => {
  event = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Gala" } })).createEvent;
});

const ring = (size: number) =>
  pictureFile(
    painted(size, size, (x, y) => (Math.hypot(x - 0.5, y - 0.5) > 0.4 ? [122, 31, 61, 255] : [0, 0, 0, 0])),
    "monogram.png",
  );
const sky = (width: number, height: number) => pictureFile(painted(width, height, (_x, y) => [90, 150, 255 * y, 255]));

const uploading = async (kind: "MONOGRAM" | "PHOTO", file: File) =>
  (await admin.execute(UploadEventPictureDocument, { eventId: event.id, kind, file })).uploadEventPicture;

async function upload(kind: "MONOGRAM" | "PHOTO", file: File) {
  await uploading(kind, file);
  const { picture } = (await admin.execute(ShownPictureDocument, { eventId: event.id })).event.theme;
  if (!picture) throw new Error("The event has no picture.");
  return picture;
}

const removing = async () =>
  (await admin.execute(RemoveEventPictureDocument, { eventId: event.id })).removeEventPicture;
const undoing = (historyEntryId: number | null | undefined) => undo(admin, event.id, historyEntryId ?? 0);

const guest = () => api.anonymous();
const stored = () => api.db.prisma.eventPicture.findMany({ where: { eventId: event.id }, orderBy: { id: "asc" } });

async function bytesAt(path: string, client = guest()): Promise<Uint8Array> {
  const response = await client.fetch(path);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

describe("uploadEventPicture", () => {
  it("shows a monogram, which keeps what is transparent, in two sizes", async () => {
    const picture = await upload("MONOGRAM", ring(810));
    const start = `/view/seats/${event.shortLink}/pictures/`;
    expect(picture).toMatchObject({ kind: "MONOGRAM", width: 800, height: 800, smallWidth: 480 });
    expect(picture.path).toMatch(new RegExp(`^${start}\\d+\\.webp$`));
    expect(picture.smallPath).toBe(picture.path.replace(".webp", "-small.webp"));
    expect(picture.ink).toMatch(/^#7[9a]1f3[cd]$/);
    for (const path of [picture.path, picture.smallPath ?? ""]) {
      const content = await bytesAt(path);
      expect(pixelOf(content, [0.5, 0.5])[3]).toBe(0);
      expect(pixelOf(content, [0.5, 0.02])).toEqual([122, 31, 61, 255]);
    }
  });

  it("shows a photo, in both APIs, to organizers and guests", async () => {
    const picture = await upload("PHOTO", sky(1640, 820));
    expect(picture).toMatchObject({ kind: "PHOTO", width: 1600, height: 800, smallWidth: 800, ink: null });
    expect(picture.path).toMatch(/\/\d+\.jpg$/);
    expect([...(await bytesAt(picture.path)).subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
    const mine = await admin.fetch(`/api/events/${event.id}`);
    const shared = await guest().fetch(`/api/view/${event.shortLink}`);
    const inRest = { theme: { picture: { ...picture, kind: "photo" } } };
    expect(await mine.json()).toMatchObject(inRest);
    expect(await shared.json()).toMatchObject(inRest);
  });

  it("makes open forms outdated", async () => {
    const before = await api.db.prisma.event.findUniqueOrThrow({ where: { id: event.id } });
    await upload("MONOGRAM", ring(50));
    const refused = { id: event.id, input: { name: "Ball", updatedAt: before.updatedAt.toISOString() } };
    expect(await admin.refusal(UpdateEventDocument, refused)).toMatchObject({ code: "CONFLICT" });
  });

  it.each([
    ["SVG", "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>", "UNSUPPORTED_FILE"],
    ["what is too large", "\xff\xd8".padEnd(maxUploadBytes + 10, "x"), "TOO_LARGE"],
  ])("refuses %s, and leaves the picture as it is", async (_what, content, code) => {
    const picture = await upload("MONOGRAM", ring(50));
    const file = new File([Buffer.from(content, "latin1")], "picture.png", { type: "image/png" });
    const wish = { eventId: event.id, kind: "PHOTO" as const, file };
    expect(await admin.refusal(UploadEventPictureDocument, wish)).toMatchObject({ code });
    expect(await bytesAt(picture.path)).not.toHaveLength(0);
    expect(await stored()).toHaveLength(1);
  });
});

const shown = async () => (await api.db.prisma.event.findUniqueOrThrow({ where: { id: event.id } })).picture;

it("is put back by undo and redone, unless another has replaced it since", async () => {
  await upload("PHOTO", sky(20, 10));
  const photo = await shown();
  const replaced = await uploading("MONOGRAM", ring(30));
  const monogram = await shown();
  const undone = await undoing(replaced.historyEntryId);
  expect(await shown()).toEqual(photo);
  await undoing(undone.historyEntryId);
  expect(await shown()).toEqual(monogram);
  const removed = await removing();
  expect(await shown()).toBeNull();
  await upload("PHOTO", sky(30, 10));
  await expect(undoing(removed.historyEntryId)).rejects.toMatchObject({
    code: "CONFLICT",
    message: expect.stringContaining("changed the picture"),
  });
});

it("is kept when it is no longer shown, so that a change can be undone, until there are 20 newer ones", async () => {
  const first = await upload("PHOTO", sky(20, 10));
  await upload("MONOGRAM", ring(20));
  const removed = await removing();
  expect(await bytesAt(first.path)).not.toHaveLength(0);
  const [photo] = await stored();
  const { id: _, ...copy } = await api.db.prisma.eventPicture.findUniqueOrThrow({ where: { id: photo?.id ?? 0 } });
  await api.db.prisma.eventPicture.createMany({ data: Array.from({ length: 20 }, () => copy) });
  await upload("PHOTO", sky(30, 10));
  expect(await stored()).toHaveLength(20);
  await removing();
  await expect(undoing(removed.historyEntryId)).rejects.toMatchObject({ code: "BAD_INPUT" });
});

describe("the address of a picture", () => {
  it("lets browsers keep it, and is answered in short if they have", async () => {
    const { path } = await upload("PHOTO", sky(20, 10));
    const response = await guest().fetch(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "image/jpeg",
      "cache-control": "private, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
      "content-security-policy": expect.stringContaining("default-src 'none'"),
      "cross-origin-resource-policy": "same-origin",
    });
    expect(response.headers.get("set-cookie")).toBeNull();
    const etag = response.headers.get("etag") ?? "";
    const again = await guest().fetch(path, { headers: { "If-None-Match": etag, "Cache-Control": "max-age=0" } });
    expect(again.status).toBe(304);
  });

  it("exists for those who may open the event", async () => {
    const { path } = await upload("PHOTO", sky(20, 10));
    await admin.execute(UpdateEventDocument, { id: event.id, input: { isPublic: false } });
    const readers = [guest(), await api.signInAsNewCustomer("stranger"), admin];
    const statuses = await Promise.all(readers.map(async (reader) => (await reader.fetch(path)).status));
    expect(statuses).toEqual([404, 404, 200]);
  });

  it("is not that of another event, another size or a venue's picture", async () => {
    const { path } = await upload("PHOTO", sky(20, 10));
    const other = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Ball" } })).createEvent;
    const size = { width: 1, height: 1, content: new Uint8Array(1) };
    const data = { purpose: "venue", mediaType: "image/jpeg", ...size } as const;
    const venue = await api.db.prisma.eventPicture.create({ data: { eventId: event.id, ...data } });
    for (const wrong of [
      path.replace(event.shortLink, other.shortLink),
      path.replace(".jpg", "-small.jpg"),
      path.replace(/\d+\.jpg/, `${venue.id}.jpg`),
      ...["999999999.jpg", "9999999999999.jpg", "1%00.jpg", "..%2f1.jpg", "1.svg"].map((file) =>
        path.replace(/\d+\.jpg/, file),
      ),
    ]) {
      expect((await guest().fetch(wrong)).status, wrong).toBe(404);
    }
  });
});

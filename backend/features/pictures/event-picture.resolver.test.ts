import { beforeEach, describe, expect, it } from "vitest";
import { maxUploadBytes } from "../../../common/limits.ts";
import { LatestEventDocument } from "../../../frontend/features/events/generated/latest-event.ts";
import { UpdateEventDocument } from "../../../frontend/features/events/generated/update-event.ts";
import { UndoChangeDocument } from "../../../frontend/features/history/generated/undo-change.ts";
import {
  PlaceEventPictureDocument,
  RemoveEventPictureDocument,
  UploadEventPictureDocument,
} from "../../../frontend/features/themes/generated/event-picture.ts";
import { CreateLinkedEventDocument } from "../../testing/generated/operations.ts";
import { readHistory } from "../../testing/guest-list-calls.ts";
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

async function upload(kind: "MONOGRAM" | "PHOTO", file: File) {
  const { uploadEventPicture } = await admin.execute(UploadEventPictureDocument, { eventId: event.id, kind, file });
  const { picture } = uploadEventPicture.theme;
  if (!picture) throw new Error("The event has no picture.");
  return picture;
}

const remove = async () =>
  (await admin.execute(RemoveEventPictureDocument, { eventId: event.id })).removeEventPicture.theme.picture;

async function undo(historyEntryId: number | null): Promise<number> {
  if (historyEntryId === null) throw new Error("There is nothing to undo.");
  const { undoChange } = await admin.execute(UndoChangeDocument, { eventId: event.id, historyEntryId });
  return undoChange.historyEntryId;
}

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
    expect(picture).toMatchObject({
      kind: "MONOGRAM",
      width: 800,
      height: 800,
      smallWidth: 480,
      focusX: 50,
      focusY: 50,
    });
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
    const [mine, shared] = await Promise.all([
      admin.fetch(`/api/events/${event.id}`),
      guest().fetch(`/api/view/${event.shortLink}`),
    ]);
    const inRest = { theme: { picture: { ...picture, kind: "photo" } } };
    expect(await mine.json()).toMatchObject(inRest);
    expect(await shared.json()).toMatchObject(inRest);
  });

  it("writes one entry into the history, and makes open forms outdated", async () => {
    const before = await api.db.prisma.event.findUniqueOrThrow({ where: { id: event.id } });
    await upload("MONOGRAM", ring(50));
    const history = await readHistory(admin, event.id);
    expect(history.map(({ action }) => action)).toEqual(["update", "create"]);
    expect(history[0]?.details).toMatchObject({ name: "Gala" });
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

describe("placeEventPicture", () => {
  const place = async (focusX: number, focusY: number) => {
    const variables = { eventId: event.id, focusX, focusY };
    return (await admin.execute(PlaceEventPictureDocument, variables)).placeEventPicture;
  };
  const placeOf = async () => {
    const { picture } = (await admin.execute(LatestEventDocument, { id: event.id })).event.theme;
    return [picture?.focusX, picture?.focusY];
  };

  it("keeps a point of the picture in view, which can be undone, and is the middle at first", async () => {
    await upload("PHOTO", sky(20, 10));
    expect(await placeOf()).toEqual([50, 50]);
    const { historyEntryId } = await place(0, 100);
    expect(await placeOf()).toEqual([0, 100]);
    expect((await place(0, 100)).historyEntryId).toBeNull();
    await undo(historyEntryId);
    expect(await placeOf()).toEqual([50, 50]);
  });
});

describe("undoing", () => {
  const undo = async (historyEntryId: number | null | undefined) =>
    (await admin.execute(UndoChangeDocument, { eventId: event.id, historyEntryId: historyEntryId ?? 0 })).undoChange;
  const shown = async () => (await api.db.prisma.event.findUniqueOrThrow({ where: { id: event.id } })).picture;

  it("puts back the picture that was there, or none, and leads forth again", async () => {
    await upload("PHOTO", sky(20, 10));
    const photo = await shown();
    const wish = { eventId: event.id, kind: "MONOGRAM" as const, file: ring(30) };
    const { uploadEventPicture } = await admin.execute(UploadEventPictureDocument, wish);
    const monogram = await shown();
    const { removeEventPicture } = await admin.execute(RemoveEventPictureDocument, { eventId: event.id });
    expect(await shown()).toBeNull();
    await undo(removeEventPicture.historyEntryId);
    expect(await shown()).toEqual(monogram);
    const undone = await undo(uploadEventPicture.historyEntryId);
    expect(await shown()).toEqual(photo);
    await undo(undone.historyEntryId);
    expect(await shown()).toEqual(monogram);
  });

  it("is refused when the picture has been replaced since", async () => {
    await upload("PHOTO", sky(20, 10));
    const { removeEventPicture } = await admin.execute(RemoveEventPictureDocument, { eventId: event.id });
    await upload("PHOTO", sky(30, 10));
    await expect(undo(removeEventPicture.historyEntryId)).rejects.toMatchObject({
      code: "CONFLICT",
      message: expect.stringContaining("changed the picture"),
    });
  });
});

describe("pictures that are no longer shown", () => {
  it("stay for 30 days, so that a change can be undone", async () => {
    const first = await upload("PHOTO", sky(20, 10));
    await upload("MONOGRAM", ring(20));
    await remove();
    expect(await bytesAt(first.path)).not.toHaveLength(0);
    const [photo, monogram] = await stored();
    const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000);
    await api.db.prisma.eventPicture.update({ where: { id: photo?.id ?? 0 }, data: { unusedSince: days(31) } });
    await api.db.prisma.eventPicture.update({ where: { id: monogram?.id ?? 0 }, data: { unusedSince: days(29) } });
    await upload("PHOTO", sky(30, 10));
    expect((await stored()).map(({ width, unusedSince }) => [width, unusedSince !== null])).toEqual([
      [20, true],
      [30, false],
    ]);
  });

  it("go with the event", async () => {
    const { path } = await upload("PHOTO", sky(20, 10));
    await bytesAt(path);
    await api.db.prisma.event.delete({ where: { id: event.id } });
    expect(await stored()).toEqual([]);
    expect((await guest().fetch(path)).status).toBe(404);
  });
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
    const stranger = await api.signInAsNewCustomer("stranger");
    expect((await guest().fetch(path)).status).toBe(404);
    expect((await stranger.fetch(path)).status).toBe(404);
    expect((await admin.fetch(path)).status).toBe(200);
  });

  it("is not that of another event, another size or a venue's picture", async () => {
    const { path } = await upload("PHOTO", sky(20, 10));
    const other = (await admin.execute(CreateLinkedEventDocument, { input: { name: "Ball" } })).createEvent;
    const venue = await api.db.prisma.eventPicture.create({
      data: {
        eventId: event.id,
        purpose: "venue",
        content: new Uint8Array(1),
        mediaType: "image/jpeg",
        width: 1,
        height: 1,
      },
    });
    for (const wrong of [
      path.replace(event.shortLink, other.shortLink),
      path.replace(".jpg", "-small.jpg"),
      path.replace(/\d+\.jpg/, `${venue.id}.jpg`),
      path.replace(/\d+\.jpg/, "999999999.jpg"),
      path.replace(/\d+\.jpg/, "9999999999999.jpg"),
      path.replace(/\d+\.jpg/, "1%00.jpg"),
      path.replace(/\d+\.jpg/, "..%2f1.jpg"),
      path.replace(".jpg", ".svg"),
    ]) {
      expect((await guest().fetch(wrong)).status, wrong).toBe(404);
    }
  });
});

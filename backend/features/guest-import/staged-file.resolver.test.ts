import { expect, it } from "vitest";
import { PreviewGuestFileDocument } from "../../../frontend/organizer/features/guest-import/generated/preview-guest-file.ts";
import { EraseGuestCountingDocument, UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, previewGuests, toPreview } from "../../testing/guest-list-calls.ts";
import { csvFile, storedGuests } from "../../testing/guest-lists.ts";
import { sharedTestApi } from "../../testing/test-api.ts";
import { removeExpiredFiles } from "./guest-file.service.ts";

const api = await sharedTestApi();
const admin = await api.signInAsAdmin();
const file = (name = "Anna Berg") => csvFile(["Guest,Table", `${name},1`]);
const waiting = (eventId: number) => api.db.prisma.stagedFile.count({ where: { eventId } });
const gone = { code: "NOT_FOUND", status: 404, message: "The file is no longer here. Please send it again." };

it("a file is sent once, previewed with other choices, and imported", async () => {
  const eventId = await newEvent(admin);
  const { fileToken } = await previewGuests(admin, { eventId, file: file() });
  const mapping = [
    { column: "Guest", use: "NAME" as const },
    { column: "Table", use: "EXTRA" as const },
  ];
  const again = await previewGuests(admin, { eventId, fileToken, mapping });
  expect(again).toMatchObject({ fileToken, guestCount: 1, tableCount: 0 });
  const sent = { eventId, fileToken, mapping };
  const { uploadGuestFile } = await admin.execute(UploadGuestsDocument, sent);
  expect(uploadGuestFile).toMatchObject({ guestCount: 1 });
  expect(await storedGuests(api.db, eventId)).toMatchObject([{ name: "Anna Berg", tableNumber: "" }]);
  expect(await waiting(eventId)).toBe(0);
  expect(await admin.refusal(UploadGuestsDocument, sent)).toMatchObject(gone);
  const repeated = await admin.execute(UploadGuestsDocument, { eventId, file: file(), mapping });
  expect(repeated.uploadGuestFile.historyEntryId).toBe(uploadGuestFile.historyEntryId);
});

it("a token is for its author, its event, its hour and the file previewed last", async () => {
  const customer = await api.signInAsNewCustomer("stager");
  const eventId = await newEvent(customer);
  const { fileToken } = await previewGuests(customer, { eventId, file: file() });
  expect(await admin.refusal(PreviewGuestFileDocument, toPreview({ eventId, fileToken }))).toMatchObject(gone);
  const other = await newEvent(admin);
  const { fileToken: others } = await previewGuests(admin, { eventId: other, file: file() });
  expect(await admin.refusal(PreviewGuestFileDocument, toPreview({ eventId, fileToken: others }))).toMatchObject(gone);
  await previewGuests(customer, { eventId, file: file("Ben Berg") });
  expect(await customer.refusal(PreviewGuestFileDocument, toPreview({ eventId, fileToken }))).toMatchObject(gone);
  await removeExpiredFiles(api.db);
  expect(await waiting(eventId)).toBe(1);
  await api.db.prisma.stagedFile.updateMany({ where: { eventId: other }, data: { expiresAt: new Date() } });
  const late = toPreview({ eventId: other, fileToken: others });
  expect(await admin.refusal(PreviewGuestFileDocument, late)).toMatchObject(gone);
  await removeExpiredFiles(api.db);
  expect([await waiting(other), await waiting(eventId)]).toEqual([0, 1]);
});

it("refuses neither file nor token, and both", async () => {
  const eventId = await newEvent(admin);
  const oneOfBoth = { code: "BAD_INPUT", status: 400, message: "Send either a file or the token of one." };
  for (const sent of [{}, { file: null, fileToken: null }, { file: file(), fileToken: "token" }]) {
    expect(await admin.refusal(UploadGuestsDocument, { eventId, ...sent })).toMatchObject(oneOfBoth);
  }
});

it("a file that waits is gone once a guest is erased", async () => {
  const eventId = await newGuestList(admin, ["Name,Table", "Anna Berg,1"]);
  await previewGuests(admin, { eventId, file: file() });
  const [anna] = await storedGuests(api.db, eventId);
  await admin.execute(EraseGuestCountingDocument, { eventId, guestId: anna?.id ?? 0 });
  expect(await waiting(eventId)).toBe(0);
});

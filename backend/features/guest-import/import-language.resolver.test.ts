import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createLanguage } from "../../../common/messages/language.ts";
import { offerLanguage, readMessages } from "../../lib/languages.ts";
import { ApiClient } from "../../testing/api-client.ts";
import { RegisterDocument, UploadGuestsDocument } from "../../testing/generated/operations.ts";
import { newEvent, previewGuests, uploadGuests } from "../../testing/guest-list-calls.ts";
import { csvFile } from "../../testing/guest-lists.ts";
import { startTestApi, type TestApi } from "../../testing/test-api.ts";

/** English with every sentence in brackets. */
const bracketed = Object.entries(readMessages("en")).map(([key, text]) => [key, ["[", text, "]"].flat()]);

let api: TestApi;
let reader: ApiClient;
let eventId: number;
beforeAll(async () => {
  offerLanguage(createLanguage("en-XA", Object.fromEntries(bracketed)));
  api = await startTestApi();
  reader = new ApiClient(api.url, { "Accept-Language": "en-XA, en;q=0.5" });
  const account = { username: "reader", password: "correct horse" };
  await reader.execute(RegisterDocument, { input: { ...account, name: "Reader", email: "reader@example.com" } });
  eventId = await newEvent(reader);
});
afterAll(() => api.close());

describe("an import, for a reader of another language", () => {
  it("describes the remarks on the file in that language", async () => {
    const lines = ["Name,Table,Phone,E-mail", "Anna,,1,a@b.example", ",7,,", `Ben,${"7".repeat(101)},,`];
    const remarks = {
      rowErrors: [
        { row: 3, message: "[This row has a table but no name.]" },
        { row: 4, message: "[The table’s name is longer than 100 characters.]" },
      ],
      warnings: [
        '[["Phone" and "E-mail"] look private, so guests do not see them. You can change this under "What Guests See" in Event Details.]',
        "[1 guest has no table yet.]",
      ],
    };
    expect(await previewGuests(reader, { eventId, file: csvFile(lines) })).toMatchObject({ problem: null, ...remarks });
    expect(await uploadGuests(reader, eventId, lines)).toMatchObject(remarks);
  });

  it("explains in that language why the file cannot be imported", async () => {
    const file = csvFile(["Name,Table", ",7"]);
    const message = "[No row of this file could be read as a guest. Row 2: [This row has a table but no name.]]";
    expect(await previewGuests(reader, { eventId, file })).toMatchObject({ problem: message });
    expect(await reader.refusal(UploadGuestsDocument, { eventId, file })).toMatchObject({
      code: "UNREADABLE_FILE",
      message,
    });
  });

  it("uses English for readers of English", async () => {
    const admin = await api.signInAsAdmin();
    expect(await uploadGuests(admin, eventId, ["Name,Table", "Anna,"])).toMatchObject({
      warnings: ["1 guest has no table yet."],
    });
  });
});

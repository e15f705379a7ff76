import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import type { PrintKind } from "../../../common/print/print-kinds.ts";
import { UpdateGuestDetailsDocument } from "../../../frontend/organizer/features/guests/generated/guests.ts";
import { LastPrintsDocument } from "../../../frontend/organizer/features/print/generated/last-prints.ts";
import { SeatGuestsDocument } from "../../../frontend/organizer/features/seating/generated/board-acts.ts";
import { PrintedCardsDocument, PrintedPageDocument, PrintFileDocument } from "../../testing/generated/operations.ts";
import { newEvent, newGuestList, readEvent } from "../../testing/guest-list-calls.ts";
import { type ReadElement, readPdf } from "../../testing/read-pdf.ts";
import { readQr } from "../../testing/read-qr.ts";
import { callRest } from "../../testing/rest-call.ts";
import { sharedTestApi } from "../../testing/test-api.ts";

const lines = [
  "Name,Table,Meal,Allergies",
  "Anna Berg,1,Fish,",
  "Ben Berg,1,Soup,Nuts",
  "Cleo Munro,Head Table,Fish,",
  "Dora Eich,,,",
  "Emil Absent,1,,",
];
const coming = ["Anna Berg", "Ben Berg", "Cleo Munro", "Dora Eich"];

const api = await sharedTestApi();
const owner = await api.signInAsNewCustomer("owner");
const owner2 = await api.signInAsNewCustomer("second");
const admin = await api.signInAsAdmin();
const eventId = await newGuestList(owner, lines, { name: "Ball: Anna & Ben" });
const guestIds = [await guestIdOf("Emil Absent")];
await owner.execute(UpdateGuestDetailsDocument, { eventId, guestIds, input: { attendance: "NO" } });

async function guestIdOf(name: string): Promise<number> {
  const [guest] = (await readEvent(owner, eventId, name)).guests.nodes;
  if (!guest) throw new Error(`There is no ${name}.`);
  return guest.id;
}

const address = (kind: string, query: Record<string, string> = {}, id = eventId) =>
  `/api/events/${id}/print/${kind}.pdf?${new URLSearchParams(query)}`;

const download = (kind: PrintKind, query: Record<string, string> = {}) => downloadAs(owner, kind, query);

async function downloadAs(client: typeof owner, kind: PrintKind, query: Record<string, string> = {}, id = eventId) {
  const response = await client.fetch(address(kind, query, id));
  const bytes = new Uint8Array(await response.arrayBuffer());
  if (!response.ok) throw new Error(new TextDecoder().decode(bytes));
  return { headers: response.headers, pdf: await readPdf(bytes) };
}

const leaves = ({ text, children }: ReadElement): string[] =>
  children.length === 0 ? [text.trim()] : children.flatMap(leaves);
const readOut = ({ pages }: Awaited<ReturnType<typeof readPdf>>) =>
  pages.flatMap(({ structure }) => (structure ? leaves(structure) : [])).filter((text) => text !== "");

const prints = async (kind: "PLACE_CARDS" | "BY_TABLE" | "CHECK_IN" | "SIGN", id = eventId) =>
  (await owner.execute(LastPrintsDocument, { eventId: id, kind })).prints;

const refused = async (kind: string, query: Record<string, string> = {}, id = eventId) => {
  const { status, body } = await callRest(owner, "GET", address(kind, query, id));
  return [status, body];
};

// The matrix of permissions has who may print.
it("refuses pages of other sites", async () => {
  const headers = { "Sec-Fetch-Site": "cross-site" };
  expect((await callRest(owner, "GET", address("sign"), undefined, headers)).status).toBe(403);
});

describe("a preview", () => {
  it("draws a page, and says what is printed", async () => {
    const { printPreview } = await owner.execute(PrintedPageDocument, { eventId, kind: "PLACE_CARDS", page: 9 });
    const { svg, readAt, ...rest } = printPreview;
    expect(svg.startsWith("<svg")).toBe(true);
    expect(Math.abs(Date.now() - Date.parse(readAt))).toBeLessThan(3_600_000);
    expect(rest).toMatchObject({ page: 1, pageCount: 1, width: 210, height: 297, guestCount: 4, leftOut: 1 });
    expect(rest.missingCharacters).toEqual([]);
    expect(await prints("PLACE_CARDS")).toEqual([]);
  });
});

describe("a download", () => {
  it("has every guest who comes once, at the right table, and is remembered", async () => {
    const { pdf, headers } = await download("by-table");
    const texts = readOut(pdf).join(" | ");
    for (const name of coming) expect(texts.split(name)).toHaveLength(2);
    expect(texts).not.toContain("Emil");
    expect(texts.indexOf("Anna Berg")).toBeLessThan(texts.indexOf("Cleo Munro"));
    expect(headers.get("Content-Type")).toBe("application/pdf");
    expect(headers.get("Cache-Control")).toBe("no-store");
    expect(headers.get("Content-Disposition")).toContain("attachment");
    expect(decodeURIComponent(headers.get("Content-Disposition") ?? "")).toContain(
      "Ball Anna & Ben – guests by table.pdf",
    );
    expect(await prints("BY_TABLE")).toMatchObject([{ guestCount: 4, changedCount: 0 }]);
  });

  it("prints for whom something has changed since, again and again", async () => {
    expect(await refused("place-cards", { which: "changed" })).toEqual([
      400,
      expect.stringContaining("not been printed"),
    ]);
    await download("place-cards");
    expect(await refused("place-cards", { which: "changed" })).toEqual([
      400,
      expect.stringContaining("Nothing has changed"),
    ]);
    const moves = [{ guestId: await guestIdOf("Ben Berg"), tableLabel: "Head Table" }];
    await owner.execute(SeatGuestsDocument, { eventId, moves });
    const [before] = await prints("PLACE_CARDS");
    expect(before).toMatchObject({ guestCount: 4, changedCount: 1 });
    const again = readOut((await download("place-cards", { which: "CHANGED" })).pdf).join(" | ");
    expect(coming.filter((name) => again.includes(name))).toEqual(["Ben Berg"]);
    expect(again).toContain("Head Table");
    // The other cards are as printed the first time.
    expect(await prints("PLACE_CARDS")).toMatchObject([
      { guestCount: 1, changedCount: 0 },
      { guestCount: 4, changedCount: 1 },
    ]);
    const since = { which: "changed", since: String(before?.id) };
    expect(readOut((await download("place-cards", since)).pdf).join(" ")).toContain("Head Table");
    const foreign = await newGuestList(admin, ["Name,Table", "Ada,1"]);
    expect((await callRest(admin, "GET", address("place-cards", since, foreign))).status).toBe(404);
  });

  it("prints what several share as a whole, for those who came and where somebody left", async () => {
    const id = await newGuestList(owner2, [
      "Name,Table,Household",
      ...["Ada Ng,1,Ng", "Bo Ng,1,Ng", "Cy Orr,2,", "Di Orr,2,", "Ed Fox,3,"],
    ]);
    const shared = { escortUnit: "household", which: "changed" };
    await downloadAs(owner2, "escort-cards", {}, id);
    await downloadAs(owner2, "table-signs", {}, id);
    const { id: bo } = (await readEvent(owner2, id, "Bo Ng")).guests.nodes[0] ?? { id: 0 };
    await owner2.execute(SeatGuestsDocument, { eventId: id, moves: [{ guestId: bo, tableLabel: "2" }] });
    const cards = readOut((await downloadAs(owner2, "escort-cards", shared, id)).pdf).join(" ");
    expect(cards).toContain("Ada & Bo Ng");
    expect(cards).not.toMatch(/Orr|Fox/);
    const signs = readOut((await downloadAs(owner2, "table-signs", { which: "changed" }, id)).pdf).join(" ");
    for (const name of ["Ada Ng", "Bo Ng", "Cy Orr"]) expect(signs).toContain(name);
    expect(signs).not.toContain("Fox");
    // What changed is known as long as it is recorded.
    await owner2.execute(SeatGuestsDocument, { eventId: id, moves: [{ guestId: bo, tableLabel: "1" }] });
    await api.db.prisma.$executeRaw`DELETE FROM row_changes WHERE event_id = ${id}`;
    expect((await owner2.execute(LastPrintsDocument, { eventId: id, kind: "TABLE_SIGNS" })).prints).toEqual([]);
    const { status } = await callRest(owner2, "GET", address("table-signs", { which: "changed" }, id));
    expect(status).toBe(404);
  });

  it("of the sign with the QR code counts no guests, and is also an answer of the graph", async () => {
    const { printFile } = await owner.execute(PrintFileDocument, { eventId, kind: "SIGN" });
    expect(printFile.filename).toBe("Ball Anna & Ben – sign.pdf");
    expect((await readPdf(Buffer.from(printFile.content, "base64"))).pages).toHaveLength(1);
    await download("sign");
    await expect.poll(() => prints("SIGN")).toMatchObject([{ guestCount: 0, changedCount: 0 }]);
  });
});

describe("codes", () => {
  const codesIn = (svg: string) =>
    Array.from(svg.matchAll(/ d="(M[^"]*)" fill="#000000"/g), ([, data = ""]) => readQr(data));

  /** As in the download of the list, whose links are tested to open. */
  async function personalLinks(): Promise<string[]> {
    const file = await (await owner.fetch(`/api/events/${eventId}/guests.csv?hasLinks=true`)).text();
    const cellsOf = new Map(file.split(/\r?\n/).map((row) => [row.split(",")[0], row.split(",")]));
    return coming.map((name) => cellsOf.get(name)?.at(-1) ?? "");
  }

  it("have each guest's personal link, on the sheet of codes and on cards that have them", async () => {
    const { printPreview } = await owner.execute(PrintedPageDocument, { eventId, kind: "CODES" });
    const codes = codesIn(printPreview.svg);
    // By name, as in the list.
    expect(codes).toEqual(await personalLinks());
    const cards = await owner.execute(PrintedPageDocument, { eventId, kind: "PLACE_CARDS" });
    expect(codesIn(cards.printPreview.svg)).toEqual([]);
    const withCodes = await owner.execute(PrintedCardsDocument, { eventId });
    expect(codesIn(withCodes.printPreview.svg).toSorted()).toEqual(codes.toSorted());
  });
});

describe("the caterer's sheet of the evening", () => {
  it("counts those who are here now, also if they had declined", async () => {
    const here = { which: "here", timeZone: "Asia/Tokyo" };
    expect(await refused("caterer", here)).toEqual([
      400,
      "Nobody has been marked as here at the door, so there is nothing to print.",
    ]);
    const guests = await Promise.all(["Anna Berg", "Ben Berg", "Emil Absent"].map(guestIdOf));
    const fact = (kind: string, guestId: number | undefined, sequence: number) => ({
      ...{ id: randomUUID(), device: "main", at: new Date().toISOString() },
      ...{ kind, guestId, sequence },
    });
    const operations = [...guests.map((id, index) => fact("ARRIVED", id, index + 1)), fact("LEFT", guests[1], 4)];
    expect((await callRest(owner, "POST", `/api/events/${eventId}/door`, { operations })).status).toBe(200);
    const texts = readOut((await download("caterer", here)).pdf).join(" ");
    expect(texts).toContain("2 of 5 here");
    expect(texts).not.toContain("Nuts");
    expect(readOut((await download("caterer")).pdf).join(" ")).toContain("4 guests");
    expect((await refused("caterer", { timeZone: "Atlantis" }))[0]).toBe(400);
  });
});

describe("what cannot be printed", () => {
  // The rules' own tests have every option.
  it.each([
    ["place-cards", { paper: "a0" }, 400],
    ["place-cards", { which: "table", table: "no such table" }, 404],
    ["place-cards", { which: "table" }, 400],
    ["place-cards", { which: "changed", since: "1" }, 404],
    ["by-name", { columns: "__proto__" }, 400],
    ["floor-plan", {}, 400],
    ["napkins", {}, 404],
  ])("is refused: %s %j", async (kind, query, status) => {
    expect((await refused(kind, query))[0]).toBe(status);
  });

  it("is refused for an event without guests, which can have a sign", async () => {
    const empty = await newEvent(admin, { name: "Empty" });
    const { status, body } = await callRest(admin, "GET", address("by-name", {}, empty));
    expect([status, body]).toEqual([400, "This event has no guests yet. Add guests, then print."]);
    expect((await admin.fetch(address("sign", {}, empty), { method: "HEAD" })).status).toBe(200);
  });
});

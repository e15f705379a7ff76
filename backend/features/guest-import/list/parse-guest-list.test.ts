import ExcelJS from "exceljs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import { parseGuestList } from "../../../testing/parse-guest-list.ts";
import { sheetXml, textRow, workbookArchive } from "../../../testing/workbook-archive.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";
import type { GuestList, ReadingChoices } from "./model/guest-list.ts";
import { parseGuestFile } from "./parse-guest-list.ts";

const parse = (bytes: Buffer, actual: SpreadsheetKind, named = actual) => parseGuestList(bytes, { named, actual });
const namesOf = (list: GuestList) => list.guests.map(({ name }) => name);

describe("parseGuestList", () => {
  it("repairs scrambled letters, asks if not certain, and leaves the event's own list alone", async () => {
    const read = async (text: string, made: ReadingChoices = {}) => {
      const { list, decisions } = await parseGuestFile(Buffer.from(text), { named: "csv", actual: "csv" }, made);
      const asked = decisions.filter(({ id }) => id === "encoding").map(({ isCertain }) => isCertain);
      return { names: namesOf(list), warnings: readInEnglish(list).warnings, asked };
    };
    const answered = (option: string) => ({ answers: [{ decision: "encoding", option }] });
    const sure = "Name;Tisch\nZoë;5\nMÃ¼ller;5\n";
    const warnings = ['1 text with garbled letters was repaired: "MÃ¼ller" is "Müller".'];
    expect(await read(sure)).toEqual({ names: ["Zoë", "Müller"], warnings, asked: [true] });
    const doubtful = `${sure}CAFÉ»;6\n`;
    const repaired = { names: ["Zoë", "Müller", "CAFÉ»"], warnings };
    expect(await read(doubtful)).toEqual({ ...repaired, asked: [false] });
    expect(await read(doubtful, answered("repaired"))).toMatchObject(repaired);
    const kept = { names: ["Zoë", "MÃ¼ller", "CAFÉ»"], warnings: [], asked: [true] };
    expect(await read(doubtful, answered("asWritten"))).toEqual(kept);
    const own = await read("Name,Table Number\nMÃ¼ller,5\n", { present: { names: ["MÃ¼ller"], tables: ["5"] } });
    expect(own.names).toEqual(["MÃ¼ller"]);
  });

  it("reads the list even if another sheet cannot be read", async () => {
    const workbook = new ExcelJS.Workbook();
    workbook.addWorksheet("Guests").addRows([
      ["Name", "Table"],
      ["Zoë", 5],
    ]);
    workbook.addWorksheet("Pivot").getCell("XFD9").value = "far";
    workbook.addWorksheet("Template").addRow(["Name", "Table"]);
    expect(await parse(Buffer.from(await workbook.xlsx.writeBuffer()), "xlsx")).toMatchObject({
      guests: [{ name: "Zoë" }],
      warnings: [],
    });
  });

  it("reads text named like a workbook if it is a guest list, and otherwise says that it is not a workbook", async () => {
    expect(namesOf(await parse(Buffer.from("Name\tTable\nAnna\t5\n"), "csv", "xls"))).toEqual(["Anna"]);
    for (const text of [
      "this is no workbook at all",
      "<html><table><tr><td>Name</td></tr></table></html>",
      '"',
      "\u0000\u0000",
    ]) {
      await expect(parse(Buffer.from(text), "csv", "xlsx")).rejects.toThrow(
        "not an Excel workbook, although it is named like one",
      );
    }
  });

  it("ends with a list or a refusal for every damaged workbook, and leaves the prototype of objects alone", async () => {
    const rows = ["Name,Table,__proto__", "Anna,5,x", "Ben,6,y"].map((line, index) =>
      textRow(index + 1, ...line.split(",")),
    );
    const whole = workbookArchive({ sheet: sheetXml(rows.join("")), sharedStrings: "<si><t>a</t></si>" });
    const change = fc.tuple(fc.nat(whole.length - 1), fc.nat(255));
    await fc.assert(
      fc.asyncProperty(
        fc.array(change, { minLength: 1, maxLength: 5 }),
        fc.nat(whole.length),
        async (changes, length) => {
          const bytes = Buffer.from(whole);
          for (const [index, value] of changes) bytes[index] = value;
          const cut = changes.length === 1 ? bytes.subarray(0, length) : bytes;
          const outcome = await parse(cut, "xlsx").catch((error: unknown) => error);
          expect(outcome instanceof DomainError ? outcome.code : outcome).toSatisfy(isListOrRefusal);
        },
      ),
      { numRuns: randomRuns(500) },
    );
    expect(Object.keys(Object.prototype)).toEqual([]);
  });
});

function isListOrRefusal(outcome: unknown): boolean {
  return outcome === "UNREADABLE_FILE" || (typeof outcome === "object" && outcome !== null && "guests" in outcome);
}

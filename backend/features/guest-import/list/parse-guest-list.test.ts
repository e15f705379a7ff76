import ExcelJS from "exceljs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { randomRuns } from "../../../../common/testing/random-runs.ts";
import { DomainError } from "../../../lib/domain-error.ts";
import { readInEnglish } from "../../../testing/in-english.ts";
import { sheetXml, textRow, workbookArchive } from "../../../testing/workbook-archive.ts";
import type { SpreadsheetKind } from "../formats/file-kind.ts";
import type { GuestList } from "./model/guest-list.ts";
import { parseGuestFile, parseGuestList } from "./parse-guest-list.ts";

const parse = (bytes: Buffer, actual: SpreadsheetKind, named = actual) => parseGuestList(bytes, { named, actual });
const csv = (text: string) => parse(Buffer.from(text), "csv");
const namesOf = (list: GuestList) => list.guests.map(({ name }) => name);

describe("parseGuestList", () => {
  it.each(["csv", "xlsx"] as const)(
    "repairs scrambled letters in a .%s file, and asks if not certain",
    async (kind) => {
      const rows = [
        ["Name", "Tisch"],
        ["Zoë", "5"],
        ["MÃ¼ller", "5"],
      ];
      const bytes = (lines: string[][]) =>
        kind === "csv"
          ? Buffer.from(lines.map((cells) => cells.join(";")).join("\n"))
          : workbookArchive({ sheet: sheetXml(lines.map((cells, index) => textRow(index + 1, ...cells)).join("")) });
      const read = async (lines: string[][], option?: string) => {
        const answers = option === undefined ? undefined : [{ decision: "encoding", option }];
        const { list, decisions } = await parseGuestFile(bytes(lines), { named: kind, actual: kind }, { answers });
        const { warnings } = readInEnglish(list);
        return { names: namesOf(list), warnings, decisions: decisions.filter(({ id }) => id === "encoding") };
      };
      const sure = await read(rows);
      expect(sure).toMatchObject({ names: ["Zoë", "Müller"], decisions: [{ id: "encoding", isCertain: true }] });
      expect(sure.warnings).toContain('1 text with garbled letters was repaired: "MÃ¼ller" is "Müller".');
      const doubtful = [...rows, ["CAFÉ»", "6"]];
      const asked = await read(doubtful);
      expect(asked).toMatchObject({
        names: ["Zoë", "Müller", "CAFÉ»"],
        decisions: [{ id: "encoding", isCertain: false }],
      });
      const kept = await read(doubtful, "asWritten");
      expect(kept).toMatchObject({
        names: ["Zoë", "MÃ¼ller", "CAFÉ»"],
        warnings: [],
        decisions: [{ isCertain: true }],
      });
      const own = bytes([
        ["Name", "Table Number"],
        ["MÃ¼ller", "5"],
      ]);
      const present = { names: ["MÃ¼ller"], tables: ["5"] };
      expect(namesOf(await parseGuestList(own, { named: kind, actual: kind }, { present }))).toEqual(["MÃ¼ller"]);
      expect(await read(doubtful, "repaired")).toMatchObject({ names: asked.names, warnings: asked.warnings });
    },
  );

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

  it.each([
    ["Name,Meal\nAnna,Fish\n", "no column for the table"],
    ["Meal,Table\nFish,5\n", "no column for the guest's name"],
    ["Anna,Fish\nBen,Beef\n", "no column for the table"],
    ["12,13\n14,15\n", "no column for the guest's name"],
    ["Name,Table\n", "no guests below it"],
  ])("says what is missing in %j", async (text, message) => {
    await expect(csv(text)).rejects.toThrow(message);
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

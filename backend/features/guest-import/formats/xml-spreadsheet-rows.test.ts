import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import { readXml2003 } from "./workbook-rows.ts";

const workbook = (content: string, encoding = "UTF-8") => `<?xml version="1.0" encoding="${encoding}"?>
<?mso-application progid="Excel.Sheet"?>
<Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"
 xmlns:x="urn:schemas-microsoft-com:office:excel" xmlns:html="http://www.w3.org/TR/REC-html40">${content}</Workbook>`;
const sheet = (rows: string, name = "Guests", after = "") =>
  `<Worksheet ss:Name="${name}"><Table>${rows}</Table>${after}</Worksheet>`;
const cell = (value: string, type = "String", attributes = "") =>
  `<Cell${attributes}><Data ss:Type="${type}">${value}</Data></Cell>`;

const sheetsOf = (xml: string | Buffer) => sheetsIn(readXml2003(Buffer.from(xml)));

describe("readXml2003", () => {
  it("reads every kind of cell as the sheet shows it", async () => {
    const styles = `<Styles><Style ss:ID="s1"><NumberFormat ss:Format="000"/></Style>
      <Style ss:ID="s2"><NumberFormat ss:Format="Short Date"/></Style></Styles>`;
    const row = [
      cell("A &amp; B&#10;Lee"),
      cell("7", "Number"),
      cell("7", "Number", ' ss:StyleID="s1"'),
      cell("2026-06-05T00:00:00.000", "DateTime", ' ss:StyleID="s2"'),
      cell("2026-06-05T18:30:00.000", "DateTime"),
      cell("1899-12-31T18:30:00.000", "DateTime"),
      cell("1", "Boolean"),
      '<Cell><ss:Data ss:Type="String"><B>Zoë</B><Font> Lee</Font></ss:Data><Comment><ss:Data>no</ss:Data></Comment></Cell>',
      cell("#N/A", "Error"),
    ];
    const [first] = await sheetsOf(workbook(`${styles}${sheet(`<Row>${row.join("")}</Row>`)}`));
    expect(first?.rows[0]?.cells).toEqual([
      "A & B\nLee",
      "7",
      "007",
      "2026-06-05",
      "2026-06-05T18:30",
      "18:30",
      "TRUE",
      "Zoë Lee",
    ]);
    expect(inEnglish(first?.warnings ?? [])).toEqual([
      "1 cell with a formula error was read as empty (first: I1: #N/A).",
    ]);
  });

  it("keeps the places of rows and cells, merged cells and hidden rows", async () => {
    const rows = `<Row ss:Index="3">${cell("Anna")}${cell("5", "Number", ' ss:Index="4" ss:MergeDown="1"')}</Row>
      <Row ss:Hidden="1">${cell("Ben", "String", ' ss:MergeAcross="1"')}${cell("late")}</Row>
      <Row ss:Index="8">${cell("Cleo")}</Row>`;
    const [first] = await sheetsOf(workbook(sheet(rows)));
    expect(first).toEqual({
      name: "Guests",
      rows: [
        { number: 3, cells: ["Anna", "", "", "5"] },
        { number: 4, cells: ["Ben", "", "late"], hidden: true },
        { number: 8, cells: ["Cleo"] },
      ],
      merges: [
        { column: 3, lastColumn: 3, firstRow: 3, lastRow: 4 },
        { column: 0, lastColumn: 1, firstRow: 4, lastRow: 4 },
      ],
      warnings: [],
    });
  });

  it("reads all sheets except hidden ones", async () => {
    const hidden = "<x:WorksheetOptions><x:Visible>SheetHidden</x:Visible></x:WorksheetOptions>";
    const row = `<Row>${cell("x")}</Row>`;
    const sheets = await sheetsOf(workbook(sheet(row, "a") + sheet(row, "b", hidden) + sheet(row, "c")));
    expect(sheets.map(({ name }) => name)).toEqual(["a", "c"]);
  });

  it.each(["windows-1250", "utf-16le", "utf-8"])("reads %s", async (encoding) => {
    const bytes = iconv.encode(workbook(sheet(`<Row>${cell("Łukasz")}</Row>`), encoding), encoding, { addBOM: true });
    expect((await sheetsOf(bytes))[0]?.rows[0]?.cells).toEqual(["Łukasz"]);
  });

  it("refuses damaged files, document types and cells far outside any list", async () => {
    const whole = workbook(sheet(`<Row>${cell("Anna")}</Row>`));
    await expect(sheetsOf(whole.slice(0, -30))).rejects.toThrow("damaged");
    const bomb = whole.replace("<Workbook", '<!DOCTYPE a [<!ENTITY b "c">]><Workbook');
    await expect(sheetsOf(bomb)).rejects.toThrow("damaged");
    const far = workbook(sheet(`<Row>${cell("Anna", "String", ' ss:Index="5000"')}</Row>`));
    await expect(sheetsOf(far)).rejects.toThrow("Cell GJH1 is outside");
    const deep = workbook(sheet(`<Row ss:Index="999999999">${cell("Anna")}</Row>`));
    await expect(sheetsOf(deep)).rejects.toThrow("Cell A999999999 is outside");
  });
});

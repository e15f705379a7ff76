import { describe, expect, it } from "vitest";
import { inEnglish } from "../../../testing/in-english.ts";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import { zipArchive } from "../../../testing/workbook-archive.ts";
import { readOds } from "./ods-rows.ts";
import type { Sheet } from "./sheet.ts";

const namespaces = ["office", "table", "text", "style", "fo", "calcext", "draw", "dc"]
  .map((name) => `xmlns:${name}="urn:${name}"`)
  .join(" ");

interface Parts {
  styles?: string;
  manifest?: string;
}

function document(tables: string, { styles = "", manifest = "" }: Parts = {}): Buffer {
  const content = `<?xml version="1.0"?><office:document-content ${namespaces}>
    <office:automatic-styles>${styles}</office:automatic-styles>
    <office:body><office:spreadsheet>${tables}</office:spreadsheet></office:body></office:document-content>`;
  return zipArchive([
    { name: "mimetype", content: "application/vnd.oasis.opendocument.spreadsheet" },
    { name: "content.xml", content },
    { name: "META-INF/manifest.xml", content: `<m:manifest xmlns:m="urn:m">${manifest}</m:manifest>` },
  ]);
}

const table = (rows: string, attributes = 'table:name="Guests"') => `<table:table ${attributes}>${rows}</table:table>`;
const row = (cells: string, attributes = "") => `<table:table-row ${attributes}>${cells}</table:table-row>`;
const cell = (text: string, attributes = 'office:value-type="string"') =>
  `<table:table-cell ${attributes}><text:p>${text}</text:p></table:table-cell>`;

const sheetsOf = (tables: string, parts?: Parts) => sheetsIn(readOds(document(tables, parts)));

async function rowsOf(rows: string, parts?: Parts): Promise<Sheet["rows"]> {
  return (await sheetsOf(table(rows), parts))[0]?.rows ?? [];
}

const cellsOf = async (rows: string) => (await rowsOf(rows)).map(({ cells }) => cells);

describe("readOds", () => {
  it("reads every kind of cell as the sheet shows it", async () => {
    const value = (type: string, name: string, text: string) =>
      `office:value-type="${type}" office:${name}="${text}" calcext:value-type="${type}"`;
    const cells = [
      cell('Zoë <text:span>Lee</text:span><text:s text:c="2"/>&amp; Co<text:line-break/>Ltd'),
      cell("007", value("float", "value", "7")),
      cell("1,5", value("float", "value", "1.5")),
      cell("4,92E+11", value("float", "value", "491701234567")),
      cell("1.234", value("float", "value", "1234")),
      cell("25%", value("percentage", "value", "0.25")),
      cell("20.11.26", value("date", "date-value", "2026-11-20")),
      cell("x", value("date", "date-value", "2026-11-20T18:30:00")),
      cell("18:30:00", value("time", "time-value", "PT18H30M00S")),
      cell("WAHR", value("boolean", "boolean-value", "true")),
      "<table:table-cell><text:p>Anna</text:p><text:p>Meier</text:p></table:table-cell>",
    ];
    expect(await cellsOf(row(cells.join("")))).toEqual([
      [
        ...["Zoë Lee  & Co\nLtd", "007", "1.5", "491701234567", "1.234", "25%"],
        ...["2026-11-20", "2026-11-20T18:30", "18:30", "TRUE", "Anna\nMeier"],
      ],
    ]);
  });

  it("leaves out comments, drawings, phonetic readings and what merged cells cover", async () => {
    const comment = "<office:annotation><dc:creator>x</dc:creator><text:p>No</text:p></office:annotation>";
    const drawing = "<draw:frame><draw:text-box><text:p>No</text:p></draw:text-box></draw:frame>";
    const ruby = "<text:ruby><text:ruby-base>山田</text:ruby-base><text:ruby-text>ヤマダ</text:ruby-text></text:ruby>";
    const merged = `<table:table-cell table:number-columns-spanned="2" table:number-rows-spanned="3" office:value-type="string">
      ${comment}<text:p>${ruby}</text:p>${drawing}</table:table-cell>`;
    const covered = "<table:covered-table-cell><text:p>No</text:p></table:covered-table-cell>";
    const [sheet] = await sheetsOf(table(row(merged + covered + cell("5")) + row(covered + covered + cell("6"))));
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ["山田", "", "5"],
      ["", "", "6"],
    ]);
    expect(sheet?.merges).toEqual([{ column: 0, lastColumn: 1, firstRow: 1, lastRow: 3 }]);
  });

  it("repeats cells and rows, keeps their numbers, and marks hidden rows", async () => {
    const empty = '<table:table-cell table:number-columns-repeated="16000"/>';
    const rows = [
      row(empty, 'table:number-rows-repeated="2"'),
      row(
        `<table:table-cell/>${cell("Yes", 'table:number-columns-repeated="2"')}${empty}`,
        'table:number-rows-repeated="2"',
      ),
      row(cell("Ben"), 'table:visibility="filter"'),
      row(empty, 'table:number-rows-repeated="1048000"'),
    ];
    expect(await rowsOf(rows.join(""))).toEqual([
      { number: 3, cells: ["", "Yes", "Yes"] },
      { number: 4, cells: ["", "Yes", "Yes"] },
      { number: 5, cells: ["Ben"], hidden: true },
    ]);
  });

  it("skips hidden sheets, and warns about errors and formulas without a result", async () => {
    const styles =
      '<style:style style:name="ta2" style:family="table"><style:table-properties table:display="false"/></style:style>';
    const error = cell("#N/A", 'office:value-type="string" office:string-value="" calcext:value-type="error"');
    const unsaved = '<table:table-cell table:formula="of:=[.A1]"/>';
    const hidden = table(row(cell("Old")), 'table:name="Old" table:style-name="ta2"');
    const sheets = await sheetsOf(hidden + table(row(cell("Anna") + error + unsaved)), { styles });
    expect(sheets.map(({ name, rows }) => [name, rows.map(({ cells }) => cells)])).toEqual([["Guests", [["Anna"]]]]);
    expect(inEnglish(sheets[0]?.warnings ?? [])).toEqual([
      "1 cell with a formula error was read as empty (first: B1: #N/A).",
      expect.stringContaining("(first: C1)"),
    ]);
  });

  it("keeps how cells look, by their own style or their column's", async () => {
    const style = (name: string, content: string, parent = "Default") =>
      `<style:style style:name="${name}" style:family="table-cell" style:parent-style-name="${parent}">${content}</style:style>`;
    const styles = [
      style("ce1", '<style:text-properties fo:font-weight="bold"/>'),
      style("ce2", '<style:text-properties style:text-line-through-style="solid"/>', "ce1"),
      style("ce3", '<style:table-cell-properties fo:background-color="#FFCC00"/>'),
      style("ce4", '<style:table-cell-properties fo:background-color="#ffffff"/>'),
    ].join("");
    const columns = '<table:table-column table:default-cell-style-name="ce1" table:number-columns-repeated="2000"/>';
    const rows = [
      row(cell("Name") + cell("Table", 'table:style-name="ce4"')),
      row(`${cell("Anna", 'table:style-name="ce2"')}<table:table-cell table:style-name="ce3"/>`),
    ];
    const looks = (await rowsOf(columns + rows.join(""), { styles })).map((one) => Object.fromEntries(one.looks ?? []));
    expect(looks).toEqual([{ 0: { isBold: true } }, { 0: { isBold: true, isStruck: true }, 1: { fill: "ffcc00" } }]);
  });
});

describe("readOds, with hostile and broken files", () => {
  const many = 'table:number-rows-repeated="1000000"';

  it.each([
    ["cells far to the right", row(cell("x", 'table:number-columns-repeated="1000000"')), "is outside"],
    ["rows without end", row(cell("x"), 'table:number-rows-repeated="900000000"'), "is outside"],
    ["a million rows of thousand cells", row(cell("x", 'table:number-columns-repeated="1000"'), many), "too large"],
    [
      "rows repeated again and again",
      row(cell("x") + cell("x"), 'table:number-rows-repeated="40000"').repeat(30),
      "too large",
    ],
    ["a table within a cell", row(`<table:table-cell>${table("")}</table:table-cell>`), "damaged"],
    ["an element that is not closed", "<table:table-row>", "damaged"],
  ])("refuses %s", async (_, rows, words) => {
    await expect(rowsOf(rows)).rejects.toThrow(words);
  });

  it("refuses an encrypted file, and one without contents", async () => {
    const manifest = '<m:file-entry m:full-path="content.xml"><m:encryption-data/></m:file-entry>';
    await expect(readOds(document("", { manifest }))).rejects.toThrow("protected by a password");
    await expect(readOds(zipArchive([{ name: "mimetype", content: "x" }]))).rejects.toThrow("damaged");
  });
});

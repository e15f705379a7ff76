import iconv from "iconv-lite";
import { describe, expect, it } from "vitest";
import { sheetsIn } from "../../../testing/sheets-in.ts";
import { readHtml } from "./html-rows.ts";

const sheetsOf = async (html: string | Buffer) => sheetsIn(readHtml(Buffer.from(html)));
const rowsOf = async (html: string | Buffer) =>
  (await sheetsOf(html))[0]?.rows.map(({ number, cells }) => [number, ...cells]);

describe("readHtml", () => {
  it("reads a table as a web site saves it", async () => {
    const html = `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta charset="utf-8">
      <title>Export</title><style>td { mso-number-format: "\\@" }</style><script>var a = "<td>no</td>";</script></head>
      <body><h1>Guests</h1><table border=1><thead><tr><th>Name<th>Table</tr></thead>
      <tr><td>  Zoë
        <b>Müller</b>&nbsp;</td><td x:num>5</td></tr>
      <tr><td>A &amp; B<br/>&lt;Lee&gt;</td><td></td></tr></table></body></html>`;
    expect((await sheetsOf(html))[0]?.name).toBe("Guests");
    expect(await rowsOf(html)).toEqual([
      [1, "Name", "Table"],
      [2, "Zoë Müller", "5"],
      [3, "A & B\n<Lee>"],
    ]);
  });

  it("reads tables whose tags are not closed", async () => {
    expect(await rowsOf("<table><tr><td>Anna<td>5<tr><td>Ben<td>6")).toEqual([
      [1, "Anna", "5"],
      [2, "Ben", "6"],
    ]);
  });

  it("keeps the places of cells beside those that span columns and rows", async () => {
    const [sheet] = await sheetsOf(`<table>
      <tr><td colspan=2>Guests</td><td>Note</td></tr>
      <tr><td>Anna</td><td rowspan="2">5</td><td>vegan</td></tr>
      <tr><td>Ben</td><td>late</td></tr>
      <tr><td>Cleo</td><td>6</td></tr></table>`);
    expect(sheet?.rows.map(({ cells }) => cells)).toEqual([
      ["Guests", "", "Note"],
      ["Anna", "5", "vegan"],
      ["Ben", "", "late"],
      ["Cleo", "6"],
    ]);
    expect(sheet?.merges).toEqual([
      { column: 0, lastColumn: 1, firstRow: 1, lastRow: 1 },
      { column: 1, lastColumn: 1, firstRow: 2, lastRow: 3 },
    ]);
  });

  it("makes each table a sheet, also those within others, with its caption or heading as the name", async () => {
    const sheets = await sheetsOf(`<h2>Table 1</h2><table><tr><td>Anna</table>
      <table><caption>Family</caption><tr><td>Menu<table><tr><td>Ben</table></td><td>x</td></tr></table>`);
    expect(sheets.map(({ name, rows }) => [name, ...rows.map(({ cells }) => cells.join())])).toEqual([
      ["Table 1", "Anna"],
      ["Family", "Menu,x"],
      ["#3", "Ben"],
    ]);
  });

  it("tells tables with the same caption apart", async () => {
    const table = (guest: string) => `<table><caption>Guests</caption><tr><td>${guest}</table>`;
    const sheets = await sheetsOf(table("Mira Quell") + table("Tom Fern") + table("Ada Holm"));
    expect(sheets.map(({ name, rows }) => [name, rows[0]?.cells[0]])).toEqual([
      ["Guests", "Mira Quell"],
      ["Guests #2", "Tom Fern"],
      ["Guests #3", "Ada Holm"],
    ]);
  });

  it("reads the encoding that the page states, and detects others", async () => {
    const page = (meta: string) => `${meta}<table><tr><td>Łukasz Świątek</td><td>Żaneta Wójcik</td></tr></table>`;
    const stated = page('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-2">');
    expect(await rowsOf(iconv.encode(stated, "iso-8859-2"))).toEqual([[1, "Łukasz Świątek", "Żaneta Wójcik"]]);
    for (const encoding of ["windows-1250", "utf-8", "utf-16le"]) {
      const bytes = iconv.encode(page("<meta charset=utf-8>"), encoding);
      expect(await rowsOf(bytes)).toEqual([[1, "Łukasz Świątek", "Żaneta Wójcik"]]);
    }
  });

  it("refuses a page without a table, cells far outside any list, and what never ends", async () => {
    await expect(sheetsOf("<html><body>Please sign in</body></html>")).rejects.toThrow("a web page without a table");
    await expect(sheetsOf("<table><tr><td colspan=5000>a<td>b")).rejects.toThrow("Cell AMK1 is outside");
    for (const endless of ["<table><tr><td>a", "<div>"].map((tags) => tags.repeat(30_000)))
      await expect(sheetsOf(endless)).rejects.toThrow("too large");
  });

  it("reads cells below elements that are never closed", async () => {
    const rows = "<tr><td><font>Anna<td><div>5".repeat(1000);
    expect((await sheetsOf(`<table>${rows}</table>`))[0]?.rows).toHaveLength(1000);
  });

  it("is not slowed down by cells that span everything", async () => {
    const spans = '<td colspan="99999999" rowspan="99999999">'.repeat(1000);
    expect(await rowsOf(`<table><tr><td>Anna${spans}</tr>${"<tr><td>".repeat(50_000)}</table>`)).toEqual([[1, "Anna"]]);
  });
});

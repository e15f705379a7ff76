/** Rows without text are left out, but keep their place. */
export interface WrittenSheet {
  name: string;
  /** From 1. */
  firstRow: number;
  rows: readonly (readonly string[])[];
  hidden: readonly number[];
}

/** XML Spreadsheet 2003: quick to write, with several sheets, hidden rows and any text. */
export function xmlSpreadsheet(sheets: readonly WrittenSheet[]): Buffer {
  const worksheets = sheets.map(({ name, firstRow, rows, hidden }) => {
    const written = rows.map((cells, index) => {
      const isHidden = hidden.includes(index) ? ' ss:Hidden="1"' : "";
      return `<Row ss:Index="${firstRow + index}"${isHidden}>${cells.map(cellXml).join("")}</Row>`;
    });
    return `<Worksheet ss:Name="${escaped(name)}"><Table>${written.join("")}</Table></Worksheet>`;
  });
  return Buffer.from(
    `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet">${worksheets.join("")}</Workbook>`,
  );
}

function cellXml(text: string, column: number): string {
  return text === ""
    ? ""
    : `<Cell ss:Index="${column + 1}"><Data ss:Type="String">${escaped(text).replaceAll("\n", "&#10;")}</Data></Cell>`;
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

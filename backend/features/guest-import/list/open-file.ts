import { message } from "../../../../common/messages/message.ts";
import type { EncodingChoice } from "../formats/encoding.ts";
import { isNamedText, type KindOfFile } from "../formats/file-kind.ts";
import type { UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { rateHeader } from "./layout/header-row.ts";
import type { Decisions } from "./model/decisions.ts";

/** A file that is open, but not read. */
export interface OpenFile {
  sheets: readonly UnreadSheet[];
  /** Undefined for workbooks. */
  encoding?: EncodingChoice;
}

/** Reads a text file named like a workbook as CSV, as exports of web pages often are. */
export async function openFile(bytes: Buffer, kind: KindOfFile, encoding: string | undefined): Promise<OpenFile> {
  if (kind.actual !== "csv") return { sheets: await sheetsOf(bytes, kind.actual) };
  const { readCsv } = await import("../formats/csv-rows.ts");
  try {
    const csv = readCsv(bytes, rateHeader, encoding);
    return { sheets: [{ read: () => csv.sheet }], encoding: csv.encoding };
  } catch (error) {
    throw isNamedText(kind.named) ? error : unreadable(message("reading.namedLikeWorkbook"), { cause: error });
  }
}

/** Loads only the reader that is needed. */
async function sheetsOf(bytes: Buffer, kind: Exclude<KindOfFile["actual"], "csv">): Promise<UnreadSheet[]> {
  switch (kind) {
    case "xlsx":
      return (await import("../formats/xlsx-rows.ts")).readXlsx(bytes);
    case "xlsb":
      return (await import("../formats/xls-rows.ts")).readXlsb(bytes);
    case "xls":
      return (await import("../formats/xls-rows.ts")).readXls(bytes);
    case "ods":
      return (await import("../formats/ods-rows.ts")).readOds(bytes);
    case "html":
      return (await import("../formats/html-rows.ts")).readHtml(bytes);
    case "xml2003":
      return (await import("../formats/xml-spreadsheet-rows.ts")).readXml2003(bytes);
  }
}

/** Decides the encoding of a text file, if there is more than one way. */
export function decideEncoding({ encoding }: OpenFile, decisions: Decisions): void {
  if (encoding === undefined || encoding.candidates.length < 2) return;
  const { taken, isCertain, candidates } = encoding;
  decisions.take({
    id: "encoding",
    question: message("reading.decisions.encoding.question"),
    reason: message("reading.decisions.encoding.reason"),
    options: candidates.map(({ encoding, label, samples }) => ({
      value: encoding,
      label: message("reading.decisions.encoding.option", { label, samples: samples.join(" · ") }),
    })),
    suggested: taken,
    isCertain,
  });
}

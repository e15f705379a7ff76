import { message } from "../../../../common/messages/message.ts";
import type { EncodingChoice } from "../formats/encoding.ts";
import type { KindOfFile } from "../formats/file-kind.ts";
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
  if (kind.actual === "xlsx") return { sheets: await (await import("../formats/xlsx-rows.ts")).readXlsx(bytes) };
  if (kind.actual === "xls") return { sheets: await (await import("../formats/xls-rows.ts")).readXls(bytes) };
  if (kind.actual === "html") return { sheets: await (await import("../formats/html-rows.ts")).readHtml(bytes) };
  if (kind.actual === "xml2003") {
    return { sheets: await (await import("../formats/xml-spreadsheet-rows.ts")).readXml2003(bytes) };
  }
  const { readCsv } = await import("../formats/csv-rows.ts");
  try {
    const csv = readCsv(bytes, rateHeader, encoding);
    return { sheets: [{ read: () => csv.sheet }], encoding: csv.encoding };
  } catch (error) {
    throw kind.named === "csv" ? error : unreadable(message("reading.namedLikeWorkbook"), { cause: error });
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

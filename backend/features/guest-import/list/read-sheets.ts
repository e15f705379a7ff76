import { message } from "../../../../common/messages/message.ts";
import type { EncodingChoice } from "../formats/encoding.ts";
import type { KindOfFile } from "../formats/file-kind.ts";
import type { UnreadSheet } from "../formats/sheet.ts";
import { unreadable } from "../formats/unreadable.ts";
import { rateHeader } from "./layout/header-row.ts";
import type { Decisions } from "./model/decisions.ts";

/** The sheets of a file. A text file named like a workbook is read as CSV: exports of web pages often are. */
export async function readSheets(
  bytes: Buffer,
  kind: KindOfFile,
  decisions: Decisions,
): Promise<readonly UnreadSheet[]> {
  if (kind.actual === "xlsx") return (await import("../formats/xlsx-rows.ts")).readXlsx(bytes);
  if (kind.actual === "xls") return (await import("../formats/xls-rows.ts")).readXls(bytes);
  if (kind.actual === "html") return (await import("../formats/html-rows.ts")).readHtml(bytes);
  if (kind.actual === "xml2003") return (await import("../formats/xml-spreadsheet-rows.ts")).readXml2003(bytes);
  const { readCsv } = await import("../formats/csv-rows.ts");
  try {
    const { sheet, encoding } = readCsv(bytes, rateHeader, decisions.answerTo("encoding"));
    decideEncoding(encoding, decisions);
    return [{ read: () => sheet }];
  } catch (error) {
    throw kind.named === "csv" ? error : unreadable(message("reading.namedLikeWorkbook"), { cause: error });
  }
}

function decideEncoding({ taken, isCertain, candidates }: EncodingChoice, decisions: Decisions): void {
  if (candidates.length < 2) return;
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

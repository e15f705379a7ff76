import { serveParent } from "../../lib/serve-parent.ts";
import { previewPage, printPdf } from "./drawing/print-document.ts";
import { type PrintResult, type PrintTask, printTask } from "./drawing/print-messages.ts";

// The process that prints.

await serveParent<PrintTask, never, PrintResult>({ task: printTask }, async ({ output, ...task }, { write }) =>
  output.form === "pdf" ? printPdf(task, write) : previewPage(task, output.page),
);

import { serveParent } from "../../lib/serve-parent.ts";
import { previewPage, printPdf } from "./drawing/print-document.ts";
import { type PrintResult, printTask, type SentPrintTask } from "./drawing/print-messages.ts";
import { receiveGuests } from "./drawing/sent-guests.ts";

// The process that prints.

await serveParent<SentPrintTask, PrintResult>({ task: printTask }, async (sent, { bytes, write }) => {
  const { output, facts, guestCount, ...rest } = sent;
  const all = receiveGuests(bytes);
  const guests = { guests: all.slice(0, guestCount), others: all.slice(guestCount) };
  const task = { ...rest, facts: { ...facts, ...guests } };
  return output.form === "pdf" ? printPdf(task, write) : previewPage(task, output.page);
});

import { printArguments, printVariables } from "../../common/print/print-arguments.ts";
import type { Route } from "./route.ts";

/** Its parameters are the options, by the names that they have in the graph. */
export const printRoute: Route = {
  method: "get",
  path: "/api/events/{id}/print/{kind}.pdf",
  summary:
    "A print of an event as a PDF, such as place-cards.pdf. What is not chosen is as suits the kind; what the kind has no " +
    "choice of is ignored. Once downloaded, the print is remembered, so that later only what has changed can be printed.",
  operation: `query ($id: Int!, $kind: PrintKind!, ${printVariables}) {
      printFile(eventId: $id, kind: $kind, ${printArguments}) { filename content }
    }`,
  answer: "printFile",
  status: 200,
  download: "application/pdf",
  refusals: [413],
};

import type { Route } from "./route.ts";

/** What can be chosen for a print, with its type in the graph: parameters and arguments have the same names. */
const choices = Object.entries({
  paper: "PrintPaper",
  isLandscape: "Boolean",
  look: "PrintLook",
  language: "PrintLanguage",
  hasFooter: "Boolean",
  which: "PrintedGuests",
  table: "String",
  since: "Int",
  order: "PrintOrder",
  nameForm: "PrintNameForm",
  titleColumn: "String",
  showTable: "Boolean",
  showSeat: "Boolean",
  mealColumn: "String",
  mealMark: "PrintMealMark",
  dietColumns: "[String!]",
  columns: "[String!]",
  cardForm: "PrintCardForm",
  escortUnit: "PrintEscortUnit",
  sheet: "PrintSheet",
  sheetColumns: "Int",
  sheetRows: "Int",
  cardWidth: "Float",
  cardHeight: "Float",
  sheetLeft: "Float",
  sheetTop: "Float",
  sheetGapX: "Float",
  sheetGapY: "Float",
  nudgeX: "Float",
  nudgeY: "Float",
  isTestFrame: "Boolean",
  showNames: "Boolean",
  signLayout: "PrintSignLayout",
});

/** The call that prints. */
export const printRoute: Route = {
  method: "get",
  path: "/api/events/{id}/print/{kind}.pdf",
  summary:
    "A print of an event as a PDF, such as place-cards.pdf. What is not chosen is as suits the kind; what the kind has no " +
    "choice of is ignored. Once downloaded, the print is remembered, so that later only what has changed can be printed.",
  operation: `query ($id: Int!, $kind: PrintKind!, ${choices.map(([name, type]) => `$${name}: ${type}`).join(", ")}) {
      printFile(eventId: $id, kind: $kind, ${choices.map(([name]) => `${name}: $${name}`).join(", ")}) { filename content }
    }`,
  answer: "printFile",
  status: 200,
  download: "application/pdf",
  refusals: [413],
};

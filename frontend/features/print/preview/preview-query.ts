import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { parse } from "graphql";
import { printArguments, printVariables } from "../../../../common/print/print-arguments.ts";
import { type PreviewedPageFragment, PreviewedPageFragmentDoc } from "./generated/print-preview.ts";

const query = parse(`query PrintPreview($eventId: Int!, $kind: PrintKind!, $page: Int!, ${printVariables}) {
  printPreview(eventId: $eventId, kind: $kind, page: $page, ${printArguments}) { ...PreviewedPage }
}`);

/** A page of a print, with every option as a variable. Built here, so that it follows the options. */
export const previewQuery: TypedDocumentNode<{ printPreview: PreviewedPageFragment }, Record<string, unknown>> = {
  ...query,
  definitions: [...query.definitions, ...PreviewedPageFragmentDoc.definitions],
};

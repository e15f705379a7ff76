import { useQuery } from "@apollo/client/react";
import type { TypedDocumentNode } from "@graphql-typed-document-node/core";
import { parse } from "graphql";
import { useMemo } from "react";
import { printArguments, printVariables, printVariableValues } from "../../../../../common/print/print-arguments.ts";
import { type PrintKind, printKindWords } from "../../../../../common/print/print-kinds.ts";
import { graphName } from "../../../../../common/print/words.ts";
import { type QueryFailure, queryFailure } from "../../../lib/errors.ts";
import { useDebounced } from "../../../lib/page.ts";
import type { Choices } from "../choices/print-form.ts";
import { type PreviewedPageFragment, PreviewedPageFragmentDoc } from "./generated/print-preview.ts";

export type PreviewedPage = PreviewedPageFragment;

export interface Preview {
  /** The last requested page that arrived; undefined for none so far. */
  page: PreviewedPage | undefined;
  isLoading: boolean;
  failure: QueryFailure | undefined;
}

/** Time in which several changes are one, in milliseconds. */
const settlingTime = 250;

/** Asks for a page whenever something else is chosen. The page before stays until the next one is there. */
export function usePreview(eventId: number, kind: PrintKind, options: Choices, page: number): Preview {
  const asked = useMemo(
    () => ({ eventId, kind: graphName(printKindWords, kind), page, ...printVariableValues(options) }),
    [eventId, kind, options, page],
  );
  const variables = useDebounced(asked, settlingTime);
  // Always asked for: the list may have changed since, and pages are too large to be kept.
  const { data, previousData, loading, error, refetch } = useQuery(previewQuery, {
    variables,
    fetchPolicy: "no-cache",
  });
  const isLoading = loading || variables !== asked;
  return {
    page: (data ?? previousData)?.printPreview,
    isLoading,
    failure: isLoading ? undefined : queryFailure(error, refetch),
  };
}

const query = parse(`query PrintPreview($eventId: Int!, $kind: PrintKind!, $page: Int!, ${printVariables}) {
  printPreview(eventId: $eventId, kind: $kind, page: $page, ${printArguments}) { ...PreviewedPage }
}`);

/** A page of a print, with every option as a variable. Built here, so that it follows the options. */
const previewQuery: TypedDocumentNode<{ printPreview: PreviewedPageFragment }, Record<string, unknown>> = {
  ...query,
  definitions: [...query.definitions, ...PreviewedPageFragmentDoc.definitions],
};

import { useQuery } from "@apollo/client/react";
import { useMemo } from "react";
import { printVariableValues } from "../../../../common/print/print-arguments.ts";
import { type PrintKind, printKindWords } from "../../../../common/print/print-kinds.ts";
import { graphName } from "../../../../common/print/words.ts";
import { type QueryFailure, queryFailure } from "../../../lib/errors.ts";
import { useDebounced } from "../../../lib/page.ts";
import type { Choices } from "../choices/print-form.ts";
import type { PreviewedPageFragment } from "./generated/print-preview.ts";
import { previewQuery } from "./preview-query.ts";

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

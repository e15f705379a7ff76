import { useQuery } from "@apollo/client/react";
import { type QueryFailure, queryFailure } from "../../lib/errors.ts";
import { type MyHelp_SessionFragment, MyHelpDocument } from "./generated/my-help.ts";

export type MyHelp = MyHelp_SessionFragment;

interface MyHelpState {
  /** Null for everybody else, and while that is still unknown. */
  help: MyHelp | null;
  loading: boolean;
  failure: QueryFailure | undefined;
}

/** With which event this browser helps, as whom. Queried once and cached. */
export function useMyHelp(): MyHelpState {
  const { data, loading, error, refetch } = useQuery(MyHelpDocument, { notifyOnNetworkStatusChange: true });
  return { help: data?.myHelp ?? null, loading: loading && !data, failure: queryFailure(error, refetch) };
}

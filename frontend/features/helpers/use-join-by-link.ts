import type { ApolloClient } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import type { HelperRole } from "../../generated/schema-types.ts";
import { useAct } from "../../lib/act.ts";
import { errorText, isNotFound } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure } from "../../lib/toast-text.ts";
import { JoinByLinkDocument } from "./generated/join-by-link.ts";
import { MyHelpDocument } from "./generated/my-help.ts";

type JoinOutcome =
  | { kind: "joined"; role: HelperRole }
  | { kind: "gone" }
  /** A toast was shown, and the link may still work. */
  | { kind: "failed" };

/** Starts to help by a link's token. `startAfresh` clears what was loaded before, by whoever was signed in. */
export function useJoinByLink(startAfresh: (client: ApolloClient) => Promise<void>) {
  const client = useApolloClient();
  const [act, loading] = useAct();

  async function join(token: string): Promise<JoinOutcome> {
    const { data, error } = await act({
      mutation: JoinByLinkDocument,
      variables: { token },
      fetchPolicy: "no-cache",
      failed: (reason) => (isNotFound(reason) ? undefined : failure(t("toasts.joinFailed.title"), errorText(reason))),
    });
    if (!data) return { kind: isNotFound(error) ? "gone" : "failed" };
    await startAfresh(client);
    client.writeQuery({ query: MyHelpDocument, data: { myHelp: data.joinByLink } });
    return { kind: "joined", role: data.joinByLink.helper.role };
  }

  return { join, loading };
}

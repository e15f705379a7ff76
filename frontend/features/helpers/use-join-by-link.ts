import type { ApolloClient } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import type { HelperRole } from "../../generated/schema-types.ts";
import { errorText, isNotFound } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { failure } from "../../lib/toast-text.ts";
import { showToast } from "../../ui/show-toast.ts";
import { JoinByLinkDocument } from "./generated/join-by-link.ts";
import { MyHelpDocument } from "./generated/my-help.ts";

type JoinOutcome =
  | { kind: "joined"; role: HelperRole }
  | { kind: "gone" }
  /** A toast was shown, and the link may still work. */
  | { kind: "failed" };

/** Starts to help by a link's token. `startAfresh` clears what was loaded before, by whoever was signed in. */
export function useJoinByLink(startAfresh: (client: ApolloClient) => Promise<void>) {
  const [mutate, { loading, client }] = useMutation(JoinByLinkDocument, { fetchPolicy: "no-cache" });

  async function join(token: string): Promise<JoinOutcome> {
    try {
      const { data } = await mutate({ variables: { token } });
      if (!data) return { kind: "failed" };
      await startAfresh(client);
      client.writeQuery({ query: MyHelpDocument, data: { myHelp: data.joinByLink } });
      return { kind: "joined", role: data.joinByLink.helper.role };
    } catch (error) {
      if (isNotFound(error)) return { kind: "gone" };
      showToast(failure(t("toasts.joinFailed.title"), errorText(error)));
      return { kind: "failed" };
    }
  }

  return { join, loading };
}

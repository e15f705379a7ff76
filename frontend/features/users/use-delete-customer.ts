import type { ApolloCache } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { isNotFound, serverMessage } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { DeleteUserDocument } from "./generated/delete-user.ts";

/** Deletes a customer; lists are fetched again even if the customer was already gone. Returns whether it worked. */
export function useDeleteCustomer(): (id: number) => Promise<boolean> {
  const [mutate, { client }] = useMutation(DeleteUserDocument, { update: forgetLists });

  return async (id) => {
    try {
      await mutate({ variables: { id } });
      showToast(toastTexts.customerDeleted());
      return true;
    } catch (error) {
      showToast(toastTexts.deleteCustomerFailed(serverMessage(error)));
      if (isNotFound(error)) forgetLists(client.cache);
      return false;
    }
  };
}

function forgetLists(cache: ApolloCache): void {
  cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
  cache.evict({ id: "ROOT_QUERY", fieldName: "events" });
}

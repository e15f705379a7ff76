import { useMutation } from "@apollo/client/react";
import type { SecondFactorInput } from "../../generated/schema-types.ts";
import { errorText } from "../../lib/error-text.ts";
import { serverMessage } from "../../lib/server-message.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { CompleteSignInDocument } from "./generated/complete-sign-in.ts";
import { startAfresh } from "./start-afresh.ts";

/** Confirms a waiting sign-in. Returns why it was refused; undefined when it worked, which shows a toast. */
export function useCompleteSignIn(): (input: SecondFactorInput) => Promise<string | undefined> {
  const [mutate, { client }] = useMutation(CompleteSignInDocument, { fetchPolicy: "no-cache" });

  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      await startAfresh(client);
      if (data) showToast(toastTexts.welcomeBack(data.completeSignIn.name));
      return undefined;
    } catch (error) {
      return serverMessage(error) ?? errorText(error);
    }
  };
}

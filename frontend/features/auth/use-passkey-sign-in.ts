import { useMutation } from "@apollo/client/react";
import { errorText } from "../../lib/error-text.ts";
import { serverMessage } from "../../lib/server-message.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { answerByPasskey } from "./answer-by-passkey.ts";
import { BeginPasskeySignInDocument, SignInByPasskeyDocument } from "./generated/passkey-sign-in.ts";
import { startAfresh } from "./start-afresh.ts";

/** Signs in by a passkey alone. Returns why it did not work; undefined when it did, which shows a toast. */
export function usePasskeySignIn(): (rememberMe: boolean) => Promise<string | undefined> {
  const [begin] = useMutation(BeginPasskeySignInDocument, { fetchPolicy: "no-cache" });
  const [signIn, { client }] = useMutation(SignInByPasskeyDocument, { fetchPolicy: "no-cache" });

  return async (rememberMe) => {
    try {
      const { data } = await begin();
      return await answerByPasskey(data?.beginPasskeySignIn, async (response) => {
        const { data: signedIn } = await signIn({ variables: { response, rememberMe } });
        await startAfresh(client);
        if (signedIn) showToast(toastTexts.welcomeBack(signedIn.signInByPasskey.name));
        return undefined;
      });
    } catch (error) {
      return serverMessage(error) ?? errorText(error);
    }
  };
}

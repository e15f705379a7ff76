import { useMutation } from "@apollo/client/react";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import {
  BeginAuthenticatorAppDocument,
  type BeginAuthenticatorAppMutation,
  ConfirmAuthenticatorAppDocument,
  RemoveAuthenticatorAppDocument,
} from "./generated/authenticator-app.ts";
import { MySecondFactorsDocument } from "./generated/my-second-factors.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** A key, and the same as an address for QR codes. */
export type AppKey = BeginAuthenticatorAppMutation["beginAuthenticatorApp"];

const reading = { refetchQueries: [MySecondFactorsDocument], awaitRefetchQueries: true };

export function useAuthenticatorApp() {
  const [begin] = useMutation(BeginAuthenticatorAppDocument, { fetchPolicy: "no-cache" });
  const [confirm] = useMutation(ConfirmAuthenticatorAppDocument, { fetchPolicy: "no-cache", ...reading });
  const [remove] = useMutation(RemoveAuthenticatorAppDocument, reading);

  return {
    /** A key for the app; nothing is on yet. */
    async begin(currentPassword: string): Promise<Outcome<AppKey | undefined>> {
      return outcomeOf(begin({ variables: { currentPassword } }).then(({ data }) => data?.beginAuthenticatorApp));
    },
    /** Turns it on. The result is the recovery codes; none if the account had some already. */
    async confirm(code: string): Promise<Outcome<string[]>> {
      return outcomeOf(confirm({ variables: { code } }).then(({ data }) => data?.confirmAuthenticatorApp ?? []));
    },
    async remove(currentPassword: string): Promise<Outcome<void>> {
      return outcomeOf(
        remove({ variables: { currentPassword } }).then(() => {
          showToast(toastTexts.appTurnedOff());
        }),
      );
    },
  };
}

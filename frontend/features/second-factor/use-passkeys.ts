import { useMutation } from "@apollo/client/react";
import { makePasskey } from "../../lib/passkeys.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { MySecondFactorsDocument } from "./generated/my-second-factors.ts";
import { AddPasskeyDocument, BeginPasskeyDocument, RemovePasskeyDocument } from "./generated/passkeys.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

const reading = { refetchQueries: [MySecondFactorsDocument], awaitRefetchQueries: true };

export function usePasskeys() {
  const [begin] = useMutation(BeginPasskeyDocument, { fetchPolicy: "no-cache" });
  const [add] = useMutation(AddPasskeyDocument, { fetchPolicy: "no-cache", ...reading });
  const [remove] = useMutation(RemovePasskeyDocument, reading);

  return {
    /** Begins to add one. The result is for the browser. */
    async begin(currentPassword: string): Promise<Outcome<unknown>> {
      return outcomeOf(begin({ variables: { currentPassword } }).then(({ data }) => data?.beginPasskey));
    },
    /** Adds a passkey by `begin`'s options. The result is the recovery codes; none if the account had some already. */
    async add(name: string, options: unknown): Promise<Outcome<string[]>> {
      const answer = await makePasskey(options);
      if (answer.kind !== "given") return { isDone: false, reason: t(`second-factor.passkeys.${answer.kind}`) };
      const added = await outcomeOf(add({ variables: { name, response: answer.response } }));
      if (!added.isDone) return added;
      showToast(toastTexts.passkeyAdded(name));
      return { isDone: true, result: added.result.data?.addPasskey.recoveryCodes ?? [] };
    },
    async remove(id: string, currentPassword: string): Promise<Outcome<void>> {
      return outcomeOf(
        remove({ variables: { id, currentPassword } }).then(() => {
          showToast(toastTexts.passkeyRemoved());
        }),
      );
    },
  };
}

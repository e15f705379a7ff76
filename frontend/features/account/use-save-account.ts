import { useMutation } from "@apollo/client/react";
import type { UpdateAccountInput } from "../../generated/schema-types.ts";
import { type RefusedField, errorText, refusedField } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import type { AccountDetailsForm_UserFragment } from "./generated/account-details-form.ts";
import { UpdateAccountDocument } from "./generated/update-account.ts";

const fieldOf = {
  "refusals.takenEmail": "email",
  "refusals.wrongCurrentPassword": "currentPassword",
} as const;
type Field = (typeof fieldOf)[keyof typeof fieldOf];

type Outcome =
  | { saved: AccountDetailsForm_UserFragment }
  | { saved: undefined; refused: RefusedField<Field> | undefined };

export function useSaveAccount(): (input: UpdateAccountInput) => Promise<Outcome> {
  const [mutate] = useMutation(UpdateAccountDocument, {
    update(cache) {
      // Lists may be sorted by what changed.
      cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
    },
  });

  return async (input) => {
    try {
      const { data } = await mutate({ variables: { input } });
      if (!data) return { saved: undefined, refused: undefined };
      showToast(toastTexts.accountUpdated());
      return { saved: data.updateAccount };
    } catch (error) {
      showToast(toastTexts.updateAccountFailed(errorText(error)));
      return { saved: undefined, refused: refusedField(error, fieldOf) };
    }
  };
}

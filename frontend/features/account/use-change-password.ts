import { useMutation } from "@apollo/client/react";
import type { ChangePasswordInput } from "../../generated/schema-types.ts";
import { type RefusedField, errorText, refusedField } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { ChangePasswordDocument } from "./generated/change-password.ts";

const fieldOf = {
  "refusals.wrongCurrentPassword": "currentPassword",
  "refusals.commonPassword": "newPassword",
} as const;
type Field = (typeof fieldOf)[keyof typeof fieldOf];

type Outcome = { isChanged: true } | { isChanged: false; refused: RefusedField<Field> | undefined };

/** The server ends all sessions and starts a new one, so they are read again. */
export function useChangePassword(): (input: ChangePasswordInput) => Promise<Outcome> {
  const [mutate] = useMutation(ChangePasswordDocument, {
    update(cache) {
      cache.evict({ id: "ROOT_QUERY", fieldName: "sessions" });
      cache.evict({ id: "ROOT_QUERY", fieldName: "mayChooseNewPassword" });
    },
  });

  return async (input) => {
    try {
      await mutate({ variables: { input } });
      showToast(toastTexts.passwordChanged());
      return { isChanged: true };
    } catch (error) {
      showToast(toastTexts.changePasswordFailed(errorText(error)));
      return { isChanged: false, refused: refusedField(error, fieldOf) };
    }
  };
}

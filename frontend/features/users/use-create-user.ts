import { useMutation } from "@apollo/client/react";
import type { CreateUserInput } from "../../generated/schema-types.ts";
import { type RefusedField, errorText, refusedField } from "../../lib/errors.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { CreateUserDocument } from "./generated/create-user.ts";

const fieldOf = {
  "refusals.takenUsername": "username",
  "refusals.takenEmail": "email",
  "refusals.commonPassword": "password",
} as const;
type Field = (typeof fieldOf)[keyof typeof fieldOf];

type Outcome = { isCreated: true } | { isCreated: false; refused: RefusedField<Field> | undefined };

/** Creates an account and shows a toast; every list of users is fetched again when it is next shown. */
export function useCreateUser() {
  const [mutate, { loading }] = useMutation(CreateUserDocument, {
    update(cache) {
      cache.evict({ id: "ROOT_QUERY", fieldName: "users" });
    },
  });

  async function createUser(input: CreateUserInput): Promise<Outcome> {
    try {
      await mutate({ variables: { input } });
      showToast(toastTexts.userCreated(input.name));
      return { isCreated: true };
    } catch (error) {
      showToast(toastTexts.createUserFailed(errorText(error)));
      return { isCreated: false, refused: refusedField(error, fieldOf) };
    }
  }

  return { createUser, loading };
}

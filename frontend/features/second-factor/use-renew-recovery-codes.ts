import { useMutation } from "@apollo/client/react";
import { MySecondFactorsDocument, RenewRecoveryCodesDocument } from "../../generated/documents.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Replaces the caller's recovery codes. The result is the new ones, which no later request answers. */
export function useRenewRecoveryCodes(): (currentPassword: string) => Promise<Outcome<string[]>> {
  const [renew] = useMutation(RenewRecoveryCodesDocument, {
    fetchPolicy: "no-cache",
    refetchQueries: [MySecondFactorsDocument],
    awaitRefetchQueries: true,
  });
  return async (currentPassword) =>
    outcomeOf(renew({ variables: { currentPassword } }).then(({ data }) => data?.renewRecoveryCodes ?? []));
}

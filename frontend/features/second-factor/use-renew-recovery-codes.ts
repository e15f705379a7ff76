import { useMutation } from "@apollo/client/react";
import { MySecondFactorsDocument } from "./generated/my-second-factors.ts";
import { RenewRecoveryCodesDocument } from "./generated/renew-recovery-codes.ts";
import { type Outcome, outcomeOf } from "./outcome.ts";

/** Replaces the caller's recovery codes. No later request returns the new ones. */
export function useRenewRecoveryCodes(): (currentPassword: string) => Promise<Outcome<string[]>> {
  const [renew] = useMutation(RenewRecoveryCodesDocument, {
    fetchPolicy: "no-cache",
    refetchQueries: [MySecondFactorsDocument],
    awaitRefetchQueries: true,
  });
  return async (currentPassword) =>
    outcomeOf(renew({ variables: { currentPassword } }).then(({ data }) => data?.renewRecoveryCodes ?? []));
}

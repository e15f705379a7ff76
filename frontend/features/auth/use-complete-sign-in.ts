import type { SecondFactorInput } from "../../generated/schema-types.ts";
import { t } from "../../lib/text.ts";
import { useSignInActs } from "./use-sign-in-acts.ts";

/** Confirms a waiting sign-in. Returns why it was refused; undefined when it worked, which shows a toast. */
export function useCompleteSignIn(): (input: SecondFactorInput) => Promise<string | undefined> {
  const act = useSignInActs();
  return (input) => act((acts, client) => acts.completeSignIn(client, input)).catch(() => t("ui.noConnection"));
}

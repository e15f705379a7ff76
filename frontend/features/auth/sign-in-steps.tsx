import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { lazyPart } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { Awaited, PageSpinner } from "../../ui/page-spinner.tsx";
import { WaitingSignInDocument } from "./generated/auth.ts";

const SecondStep = lazyPart(async () => (await import("./second-step.tsx")).SecondStep);

/** Signing in, in one step or two. @param children the first step */
export function SignInSteps({ children }: { children: ReactNode }) {
  const { data, loading } = useQuery(WaitingSignInDocument);
  if (data?.waitingSignIn) {
    return (
      <Awaited>
        <SecondStep />
      </Awaited>
    );
  }
  return loading ? <PageSpinner label={t("shell.loading")} /> : children;
}

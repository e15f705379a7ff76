import { useQuery } from "@apollo/client/react";
import type { ReactNode } from "react";
import { queryFailure } from "../../lib/errors.ts";
import { t } from "../../lib/text.ts";
import { FailedPage, HomeButton, PageMessage } from "../../ui/page-message.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { type MyHelp_SessionFragment, MyHelpDocument } from "./generated/my-help.ts";

export type MyHelp = MyHelp_SessionFragment;

/** With which event this browser helps, as whom; null for everybody else, and while that is unknown. Queried once and cached. */
export function useMyHelp() {
  const { data, loading, error, refetch } = useQuery(MyHelpDocument, { notifyOnNetworkStatusChange: true });
  return { help: data?.myHelp ?? null, loading: loading && !data, failure: queryFailure(error, refetch) };
}

/** Screens of helpers without an account. To everybody else it says that they do not help. */
export function Helping({ children }: { children: (help: MyHelp) => ReactNode }) {
  const { help, loading, failure } = useMyHelp();
  if (help) return children(help);
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (failure) return <FailedPage title={t("helpers.unknown")} failure={failure} />;
  return (
    <PageMessage
      isWholePage
      drawing="rope"
      title={t("helpers.ended.title")}
      text={t("helpers.ended.text")}
      action={<HomeButton label={t("helpers.gone.action")} />}
    />
  );
}

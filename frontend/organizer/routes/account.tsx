import { useQuery } from "@apollo/client/react";
import { Link, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { AccountDetailsForm, PasswordForm } from "../features/account/account-forms.tsx";
import { AccountDocument, type AccountQuery } from "../features/account/generated/account.ts";
import { SessionList } from "../features/account/session-list.tsx";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/session.ts";
import { SecondFactorSection } from "../features/second-factor/second-factor-section.tsx";
import { queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/empty-panel.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { afterFirstLoad, PageSpinner } from "../ui/page-spinner.tsx";

export function Account() {
  const { user } = useCurrentUser();
  // Other devices may have signed in since the last visit.
  const { data, previousData, error, refetch } = useQuery(AccountDocument, { fetchPolicy: "cache-and-network" });
  const account = data ?? previousData;
  const failure = queryFailure(error, refetch);
  if (!user) return null;
  return (
    <Stack gap="8" maxW="3xl">
      <title>{t("shell.pageTitle", { screen: t("account.title") })}</title>
      <PageHeader title={t("account.title")} back={{ to: dashboardPath(user.role), label: t("shell.dashboard") }} />
      {account && <AccountSections user={user} account={account} />}
      {failure && <LoadError title={t("account.loadFailed")} {...failure} />}
      {!account && !failure && <PageSpinner label={t("shell.loading")} />}
    </Stack>
  );
}

function AccountSections({ user, account }: { user: CurrentUser; account: AccountQuery }) {
  const { mayChooseNewPassword: mayChoose, sessions } = account;
  // Someone who came by a link is here to choose a password. The section stays in place once that is done.
  const [isPasswordFirst] = useState(mayChoose);
  const details = <AccountDetailsForm key="details" user={user} isSecondary={mayChoose} />;
  const password = <PasswordForm key="password" username={user.username} mayChoose={mayChoose} />;
  return (
    <Stack gap="8">
      {isPasswordFirst ? [password, details] : [details, password]}
      <SecondFactorSection />
      <Stack gap="8" pt="8" borderTopWidth="1px" css={afterFirstLoad}>
        <SessionList sessions={sessions} />
        <Link asChild alignSelf="start" textStyle="sm">
          <RouterLink to={paths.guestData}>{t("guest-data.title")}</RouterLink>
        </Link>
      </Stack>
    </Stack>
  );
}

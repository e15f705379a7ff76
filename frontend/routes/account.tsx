import { useQuery } from "@apollo/client/react";
import { Box, Link, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink } from "react-router-dom";
import { AccountDetailsForm } from "../features/account/account-details-form.tsx";
import { PasswordForm } from "../features/account/password-form.tsx";
import { SessionList } from "../features/account/session-list.tsx";
import { dashboardPath } from "../features/auth/account-paths.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/session.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { SecondFactorSection } from "../features/second-factor/second-factor-section.tsx";
import { type QueryFailure, queryFailure } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { afterFirstLoad, PageSpinner } from "../ui/page-spinner.tsx";
import { AccountDocument, type AccountQuery } from "./generated/account.ts";

export function Account() {
  const { user } = useCurrentUser();
  return (
    <Box maxW="3xl">
      <title>{t("shell.pageTitle", { screen: t("account.title") })}</title>
      <Stack gap="8">
        {user && (
          <PageHeader
            title={t("account.title")}
            back={{ to: dashboardPath(user.role), label: t("account.backToDashboard") }}
          />
        )}
        {user && <AccountOf user={user} />}
      </Stack>
    </Box>
  );
}

function AccountOf({ user }: { user: CurrentUser }) {
  // Other devices may have signed in since the last visit.
  const { data, previousData, error, refetch } = useQuery(AccountDocument, { fetchPolicy: "cache-and-network" });
  const account = data ?? previousData;
  const failure = queryFailure(error, refetch);
  if (account) return <AccountSections user={user} account={account} failure={failure} />;
  return failure ? (
    <LoadError title={t("account.loadFailed")} {...failure} />
  ) : (
    <PageSpinner label={t("shell.loading")} />
  );
}

interface AccountSectionsProps {
  user: CurrentUser;
  account: AccountQuery;
  failure: QueryFailure | undefined;
}

function AccountSections({ user, account, failure }: AccountSectionsProps) {
  const { mayChooseNewPassword: mayChoose, sessions } = account;
  // Someone who came by a link is here to choose a password. The section stays in place once that is done.
  const [isPasswordFirst] = useState(mayChoose);
  const { logout } = useLogout();

  const details = <AccountDetailsForm key="details" user={user} isSecondary={mayChoose} />;
  const password = <PasswordForm key="password" username={user.username} mayChoose={mayChoose} />;
  return (
    <Stack gap="8">
      {isPasswordFirst ? [password, details] : [details, password]}
      <SecondFactorSection />
      <Stack gap="8" css={afterFirstLoad}>
        {failure ? (
          <LoadError title={t("account.sessions.loadFailed")} {...failure} />
        ) : (
          <SessionList sessions={sessions} onSignOut={() => void logout()} />
        )}
        <Link asChild alignSelf="start" textStyle="sm">
          <RouterLink to={paths.guestData}>{t("guest-data.title")}</RouterLink>
        </Link>
      </Stack>
    </Stack>
  );
}

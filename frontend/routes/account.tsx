import { useQuery } from "@apollo/client/react";
import { Box, Stack } from "@chakra-ui/react";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { AccountDetailsForm } from "../features/account/account-details-form.tsx";
import { PasswordForm } from "../features/account/password-form.tsx";
import { SessionList } from "../features/account/session-list.tsx";
import { dashboardPath } from "../features/auth/dashboard-path.ts";
import { type CurrentUser, useCurrentUser } from "../features/auth/use-current-user.ts";
import { useLogout } from "../features/auth/use-logout.ts";
import { AccountDocument, type AccountQuery } from "../generated/documents.ts";
import { paths } from "../lib/paths.ts";
import { queryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { LoadError } from "../ui/load-error.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** The signed-in user's own account: who they are, how they sign in, and where they are signed in. */
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
  if (failure) return <LoadError title={t("account.loadFailed")} {...failure} />;
  if (!account) return <PageSpinner label={t("shell.loading")} />;
  return <AccountSections user={user} account={account} />;
}

function AccountSections({ user, account }: { user: CurrentUser; account: AccountQuery }) {
  const { mayChooseNewPassword: mayChoose, sessions } = account;
  // Whoever came by a link is here to choose a password. The section stays where it is once that is done.
  const [isPasswordFirst] = useState(mayChoose);
  const { logout } = useLogout();
  const navigate = useNavigate();

  async function signOut() {
    if (await logout()) await navigate(paths.signIn);
  }

  const details = <AccountDetailsForm key="details" user={user} />;
  const password = <PasswordForm key="password" username={user.username} mayChoose={mayChoose} />;
  return (
    <Stack gap="8">
      {isPasswordFirst ? [password, details] : [details, password]}
      <SessionList sessions={sessions} onSignOut={() => void signOut()} />
    </Stack>
  );
}

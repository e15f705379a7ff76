import { useReactiveVar } from "@apollo/client/react";
import { Fragment, type ReactNode, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router-dom";
import { lazyDialog } from "../../lib/lazy.tsx";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { FailedPage, HomeButton, PageMessage } from "../../ui/page-message.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { dashboardPath, type SignInState } from "./account-paths.ts";
import { type CurrentUser, isSessionOver, useCurrentUser } from "./session.ts";

const SessionDialog = lazyDialog(
  async () => (await import("./session-dialog.tsx")).SessionDialog,
  ({ open }) => open,
);

/** Sends visitors who are not signed in to sign in, and shows others that access is denied. */
export function Protected({ adminOnly = false, children }: { adminOnly?: boolean; children: ReactNode }) {
  const { user, loading, failure } = useCurrentUser();
  const isOver = useReactiveVar(isSessionOver);
  const { pathname, search } = useLocation();
  const before = usePersonBefore(user);
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (failure && !user) return <FailedPage title={t("auth.unknownUserTitle")} failure={failure} />;
  if (!user) {
    // Somebody who has just signed out does not come back here.
    const state: SignInState = before ? {} : { to: pathname + search };
    return <Navigate to={paths.signIn} state={state} replace />;
  }
  if (adminOnly && user.role !== "ADMIN") return <AccessDenied />;
  return (
    <>
      {/* Another person sees nothing of what this one typed. */}
      <Fragment key={user.id}>{children}</Fragment>
      <SessionDialog open={isOver} username={user.username} />
    </>
  );
}

/** Who had the screen. Another person who signs in starts at their dashboard. */
function usePersonBefore(user: CurrentUser | null): CurrentUser | null {
  const [before, setBefore] = useState(user);
  const navigate = useNavigate();
  useEffect(() => {
    if (!user) return;
    setBefore(user);
    if (before && before.id !== user.id) void navigate(dashboardPath(user.role), { replace: true });
  }, [user, before, navigate]);
  return before;
}

function AccessDenied() {
  return (
    <PageMessage
      drawing="rope"
      isWholePage
      title={t("auth.accessDeniedTitle")}
      text={t("auth.accessDeniedText")}
      action={<HomeButton label={t("auth.backHome")} />}
    />
  );
}

import { Button } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { PageMessage } from "../../ui/page-message.tsx";
import { PageSpinner } from "../../ui/page-spinner.tsx";
import { useCurrentUser } from "./use-current-user.ts";

interface ProtectedProps {
  adminOnly?: boolean;
  children: ReactNode;
}

/** Sends visitors who are not signed in to sign in, and shows others that access is denied. */
export function Protected({ adminOnly = false, children }: ProtectedProps) {
  const { user, loading, failure } = useCurrentUser();
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (failure) {
    return (
      <PageMessage
        drawing="bell"
        isWholePage={adminOnly}
        title={t("auth.unknownUserTitle")}
        text={failure.reason}
        action={<Button onClick={failure.onRetry}>{t("ui.tryAgain")}</Button>}
      />
    );
  }
  if (!user) return <Navigate to={paths.signIn} replace />;
  if (adminOnly && user.role !== "ADMIN") return <AccessDenied />;
  return children;
}

function AccessDenied() {
  return (
    <PageMessage
      drawing="rope"
      isWholePage
      title={t("auth.accessDeniedTitle")}
      text={t("auth.accessDeniedText")}
      action={
        <Button asChild>
          <a href={paths.home}>{t("auth.backHome")}</a>
        </Button>
      }
    />
  );
}

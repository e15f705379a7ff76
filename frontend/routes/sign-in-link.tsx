import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import type { SignInState } from "../features/auth/account-paths.ts";
import { useCurrentUser } from "../features/auth/session.ts";
import { useSignIn } from "../features/auth/use-sign-in.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { TitledMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Only a button uses the link, which works once: programs that scan links in messages open the page, too. */
export function SignInLink() {
  const token = useLocation().hash.slice(1);
  const [goneToken, setGoneToken] = useState("");
  const [isBusy, setIsBusy] = useState(false);
  const { user, loading } = useCurrentUser();
  const { byLink } = useSignIn();
  const navigate = useNavigate();

  async function signIn() {
    setIsBusy(true);
    const outcome = await byLink(token);
    setIsBusy(false);
    if (outcome === "gone") setGoneToken(token);
    const state: SignInState = { isByLink: true };
    // From there, if it needs no code, to the account, where they choose a password.
    if (outcome === "signed in" || outcome === "to be confirmed")
      await navigate(paths.signIn, { replace: true, state });
  }

  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (token === goneToken) {
    return (
      <TitledMessage
        drawing="rope"
        title={t("sign-in-links.gone.title")}
        text={t("sign-in-links.gone.text")}
        action={
          <Button asChild>
            <RouterLink to={paths.signIn}>{t("sign-in-links.gone.action")}</RouterLink>
          </Button>
        }
      />
    );
  }
  return (
    <TitledMessage
      drawing="cards"
      title={t("sign-in-links.signIn.title")}
      text={user ? t("sign-in-links.signIn.instead", { name: user.name }) : t("sign-in-links.signIn.text")}
      action={
        <Button
          size="lg"
          loading={isBusy}
          loadingText={t("sign-in-links.signIn.inProgress")}
          onClick={() => void signIn()}
        >
          {t("sign-in-links.signIn.action")}
        </Button>
      }
    />
  );
}

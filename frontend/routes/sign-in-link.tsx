import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { productName } from "../../common/product.ts";
import { accountPath } from "../features/auth/account-path.ts";
import type { CurrentUser } from "../features/auth/current-user.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useSignInByLink } from "../features/auth/use-sign-in-by-link.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Only a button uses the link, which works once: programs that scan links in messages open the page, too. */
export function SignInLink() {
  const token = useLocation().hash.slice(1);
  const [goneToken, setGoneToken] = useState("");
  const { user, loading } = useCurrentUser();
  const { signIn, loading: isSigningIn } = useSignInByLink();
  const navigate = useNavigate();

  async function openAccount() {
    const outcome = await signIn(token);
    if (outcome.kind === "gone") setGoneToken(token);
    if (outcome.kind === "to be confirmed") await navigate(paths.signIn, { replace: true, state: { isByLink: true } });
    // There, they choose a password.
    if (outcome.kind === "signed in") await navigate(accountPath(outcome.role), { replace: true });
  }

  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (token === goneToken) return <GoneLink />;
  return <UsableLink user={user} isSigningIn={isSigningIn} onSignIn={() => void openAccount()} />;
}

interface UsableLinkProps {
  user: CurrentUser | null;
  isSigningIn: boolean;
  onSignIn: () => void;
}

function UsableLink({ user, isSigningIn, onSignIn }: UsableLinkProps) {
  return (
    <>
      <title>{`${t("sign-in-links.signIn.title")} · ${productName}`}</title>
      <PageMessage
        drawing="cards"
        title={t("sign-in-links.signIn.title")}
        text={user ? t("sign-in-links.signIn.instead", { name: user.name }) : t("sign-in-links.signIn.text")}
        action={
          <Button size="lg" loading={isSigningIn} loadingText={t("sign-in-links.signIn.inProgress")} onClick={onSignIn}>
            {t("sign-in-links.signIn.action")}
          </Button>
        }
      />
    </>
  );
}

function GoneLink() {
  return (
    <>
      <title>{`${t("sign-in-links.gone.title")} · ${productName}`}</title>
      <PageMessage
        drawing="rope"
        title={t("sign-in-links.gone.title")}
        text={t("sign-in-links.gone.text")}
        action={
          <Button asChild>
            <RouterLink to={paths.signIn}>{t("sign-in-links.gone.action")}</RouterLink>
          </Button>
        }
      />
    </>
  );
}

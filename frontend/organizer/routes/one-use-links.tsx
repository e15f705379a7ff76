import { useApolloClient } from "@apollo/client/react";
import { Button, type ButtonProps, Flex } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import type { SignInState } from "../features/auth/account-paths.ts";
import { startAfresh, useCurrentUser } from "../features/auth/session.ts";
import { useSignIn } from "../features/auth/use-sign-in.ts";
import { JoinByLinkDocument, MyHelpDocument } from "../features/helpers/generated/my-help.ts";
import { type MyHelp, useMyHelp } from "../features/helpers/helping.tsx";
import { errorText, isNotFound } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { failure, showToast } from "../lib/toast.ts";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** For somebody who forgot the password. */
export function SignInLink() {
  const { user, loading } = useCurrentUser();
  const { byLink } = useSignIn();
  const navigate = useNavigate();
  const link = useLinkInAddress(async (token) => {
    const outcome = await byLink(token);
    const state: SignInState = { isByLink: true };
    // From there, if it needs no code, to the account, where they choose a password.
    if (outcome === "signed in" || outcome === "to be confirmed")
      await navigate(paths.signIn, { replace: true, state });
    return outcome === "gone";
  });
  if (loading) return <PageSpinner label={t("shell.loading")} />;
  if (link.isGone) {
    const toSignIn = <RouterLink to={paths.signIn}>{t("sign-in-links.gone.action")}</RouterLink>;
    return <Gone title={t("sign-in-links.gone.title")} text={t("sign-in-links.gone.text")} wayOn={toSignIn} />;
  }
  return (
    <PageMessage
      drawing="cards"
      title={t("sign-in-links.signIn.title")}
      text={user ? t("sign-in-links.signIn.instead", { name: user.name }) : t("sign-in-links.signIn.text")}
      action={
        <Button {...link.using} loadingText={t("sign-in-links.signIn.inProgress")}>
          {t("sign-in-links.signIn.action")}
        </Button>
      }
    />
  );
}

/** For somebody who is invited to help with an event, without an account. */
export function HelpLink() {
  const { user, loading } = useCurrentUser();
  const { help, loading: isAskingForHelp } = useMyHelp();
  const client = useApolloClient();
  const navigate = useNavigate();
  const link = useLinkInAddress(async (token) => {
    try {
      const mutation = JoinByLinkDocument;
      const { data } = await client.mutate({ mutation, variables: { token }, fetchPolicy: "no-cache" });
      if (data) await goOnAs(data.joinByLink);
      return false;
    } catch (error) {
      if (isNotFound(error)) return true;
      showToast(failure(t("toasts.joinFailed.title"), errorText(error)));
      return false;
    }
  });

  /** Without what was loaded before, by whoever was signed in. */
  async function goOnAs(joined: MyHelp) {
    await startAfresh(client);
    client.writeQuery({ query: MyHelpDocument, data: { myHelp: joined } });
    if (joined.helper.role === "DOOR") window.location.replace(paths.helpDoor);
    else await navigate(paths.helpEvent, { replace: true });
  }

  if (loading || isAskingForHelp) return <PageSpinner label={t("shell.loading")} />;
  if (help) return <AlreadyHelping help={help} {...(!link.isGone && { joining: link.using })} />;
  if (link.isGone) {
    const home = <a href={paths.home}>{t("helpers.gone.action")}</a>;
    return <Gone title={t("helpers.gone.title")} text={t("helpers.gone.text")} wayOn={home} />;
  }
  return (
    <PageMessage
      drawing="cards"
      title={t("helpers.join.title")}
      text={user ? t("helpers.join.instead", { name: user.name }) : t("helpers.join.text")}
      action={
        <Button {...link.using} loadingText={t("helpers.join.inProgress")}>
          {t("helpers.join.action")}
        </Button>
      }
    />
  );
}

/**
 * The link at the address, which works once. Only a button uses it: programs that scan links in messages open the page, too.
 * @param use returns whether the link does not work (any more)
 */
function useLinkInAddress(use: (token: string) => Promise<boolean>) {
  const token = useLocation().hash.slice(1);
  const [goneToken, setGoneToken] = useState("");
  const [isBusy, setIsBusy] = useState(false);

  async function press() {
    setIsBusy(true);
    if (await use(token)) setGoneToken(token);
    setIsBusy(false);
  }

  const using: ButtonProps = { size: "lg", loading: isBusy, onClick: () => void press() };
  return { isGone: token === goneToken, using };
}

function Gone({ title, text, wayOn }: { title: string; text: string; wayOn: ReactNode }) {
  return <PageMessage drawing="rope" title={title} text={text} action={<Button asChild>{wayOn}</Button>} />;
}

interface AlreadyHelpingProps {
  help: MyHelp;
  /** Of the button that uses the link; none if it is gone. */
  joining?: ButtonProps;
}

/** Whoever opens their own link again finds the way back; a link to another event can still be used. */
function AlreadyHelping({ help: { helper, event }, joining }: AlreadyHelpingProps) {
  return (
    <PageMessage
      drawing="cards"
      title={t("helpers.join.already", { event: event.name })}
      text={joining ? t("helpers.join.alreadyText", { name: helper.name }) : t("helpers.gone.text")}
      action={
        <Flex gap="3" wrap="wrap" justify="center">
          <Button asChild size="lg">
            {helper.role === "DOOR" ? (
              <a href={paths.helpDoor}>{t("helpers.join.goOn")}</a>
            ) : (
              <RouterLink to={paths.helpEvent}>{t("helpers.join.goOn")}</RouterLink>
            )}
          </Button>
          {joining && (
            <Button {...joining} variant="outline">
              {t("helpers.join.otherLink")}
            </Button>
          )}
        </Flex>
      }
    />
  );
}

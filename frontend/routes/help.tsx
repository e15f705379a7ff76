import { useApolloClient } from "@apollo/client/react";
import { Button, type ButtonProps, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { startAfresh, useCurrentUser } from "../features/auth/session.ts";
import { JoinByLinkDocument } from "../features/helpers/generated/join-by-link.ts";
import { MyHelpDocument } from "../features/helpers/generated/my-help.ts";
import { type MyHelp, useMyHelp } from "../features/helpers/helping.tsx";
import { errorText, isNotFound } from "../lib/errors.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { failure, showToast } from "../lib/toast.ts";
import { TitledMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Only a button uses the link, which works once: programs that scan links in messages open the page, too. */
export function Help() {
  const token = useLocation().hash.slice(1);
  const [goneToken, setGoneToken] = useState("");
  const { user, loading } = useCurrentUser();
  const { help, loading: isAskingForHelp } = useMyHelp();
  const client = useApolloClient();
  const [isJoining, setIsJoining] = useState(false);
  const navigate = useNavigate();

  async function join() {
    setIsJoining(true);
    try {
      const mutation = JoinByLinkDocument;
      const { data } = await client.mutate({ mutation, variables: { token }, fetchPolicy: "no-cache" });
      if (data) await goOnAs(data.joinByLink);
    } catch (error) {
      if (isNotFound(error)) setGoneToken(token);
      else showToast(failure(t("toasts.joinFailed.title"), errorText(error)));
    }
    setIsJoining(false);
  }

  /** Without what was loaded before, by whoever was signed in. */
  async function goOnAs(joined: MyHelp) {
    await startAfresh(client);
    client.writeQuery({ query: MyHelpDocument, data: { myHelp: joined } });
    if (joined.helper.role === "DOOR") window.location.replace(paths.helpDoor);
    else await navigate(paths.helpEvent, { replace: true });
  }

  if (loading || isAskingForHelp) return <PageSpinner label={t("shell.loading")} />;
  const isGone = token === goneToken;
  const joining: ButtonProps = { size: "lg", loading: isJoining, onClick: () => void join() };
  if (help) return <AlreadyHelping help={help} {...(!isGone && { joining })} />;
  if (isGone) {
    return (
      <TitledMessage
        drawing="rope"
        title={t("helpers.gone.title")}
        text={t("helpers.gone.text")}
        action={
          <Button asChild>
            <a href={paths.home}>{t("helpers.gone.action")}</a>
          </Button>
        }
      />
    );
  }
  return (
    <TitledMessage
      drawing="cards"
      title={t("helpers.join.title")}
      text={user ? t("helpers.join.instead", { name: user.name }) : t("helpers.join.text")}
      action={
        <Button {...joining} loadingText={t("helpers.join.inProgress")}>
          {t("helpers.join.action")}
        </Button>
      }
    />
  );
}

interface AlreadyHelpingProps {
  help: MyHelp;
  /** Of the button that uses the link; none if it is gone. */
  joining?: ButtonProps;
}

/** Whoever opens their own link again finds the way back; a link to another event can still be used. */
function AlreadyHelping({ help: { helper, event }, joining }: AlreadyHelpingProps) {
  return (
    <TitledMessage
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

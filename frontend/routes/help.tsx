import { Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { Link as RouterLink, useLocation, useNavigate } from "react-router-dom";
import { productName } from "../../common/product.ts";
import type { CurrentUser } from "../features/auth/current-user.ts";
import { startAfresh } from "../features/auth/start-afresh.ts";
import { useCurrentUser } from "../features/auth/use-current-user.ts";
import { useJoinByLink } from "../features/helpers/use-join-by-link.ts";
import { type MyHelp, useMyHelp } from "../features/helpers/use-my-help.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";
import { PageSpinner } from "../ui/page-spinner.tsx";

/** Only a button uses the link, which works once: programs that scan links in messages open the page, too. */
export function Help() {
  const token = useLocation().hash.slice(1);
  const [goneToken, setGoneToken] = useState("");
  const { user, loading } = useCurrentUser();
  const { help, loading: isAskingForHelp } = useMyHelp();
  const { join, loading: isJoining } = useJoinByLink(startAfresh);
  const navigate = useNavigate();

  async function use() {
    const outcome = await join(token);
    if (outcome.kind === "gone") setGoneToken(token);
    if (outcome.kind !== "joined") return;
    if (outcome.role === "DOOR") window.location.replace(paths.helpDoor);
    else await navigate(paths.helpEvent, { replace: true });
  }

  if (loading || isAskingForHelp) return <PageSpinner label={t("shell.loading")} />;
  const isGone = token === goneToken;
  const joining = { isJoining, onJoin: () => void use() };
  if (help) return <AlreadyHelping help={help} {...(!isGone && joining)} />;
  return isGone ? <GoneLink /> : <UsableLink user={user} {...joining} />;
}

interface Joining {
  isJoining: boolean;
  onJoin: () => void;
}

interface UsableLinkProps extends Joining {
  user: CurrentUser | null;
}

function UsableLink({ user, isJoining, onJoin }: UsableLinkProps) {
  return (
    <>
      <title>{`${t("helpers.join.title")} · ${productName}`}</title>
      <PageMessage
        drawing="cards"
        title={t("helpers.join.title")}
        text={user ? t("helpers.join.instead", { name: user.name }) : t("helpers.join.text")}
        action={
          <Button size="lg" loading={isJoining} loadingText={t("helpers.join.inProgress")} onClick={onJoin}>
            {t("helpers.join.action")}
          </Button>
        }
      />
    </>
  );
}

/** Whoever opens their own link again finds the way back; a link to another event can still be used. */
function AlreadyHelping({ help: { helper, event }, isJoining, onJoin }: { help: MyHelp } & Partial<Joining>) {
  const title = t("helpers.join.already", { event: event.name });
  return (
    <>
      <title>{`${title} · ${productName}`}</title>
      <PageMessage
        drawing="cards"
        title={title}
        text={onJoin ? t("helpers.join.alreadyText", { name: helper.name }) : t("helpers.gone.text")}
        action={
          <Flex gap="3" wrap="wrap" justify="center">
            <Button asChild size="lg">
              {helper.role === "DOOR" ? (
                <a href={paths.helpDoor}>{t("helpers.join.goOn")}</a>
              ) : (
                <RouterLink to={paths.helpEvent}>{t("helpers.join.goOn")}</RouterLink>
              )}
            </Button>
            {onJoin && (
              <Button size="lg" variant="outline" loading={isJoining === true} onClick={onJoin}>
                {t("helpers.join.otherLink")}
              </Button>
            )}
          </Flex>
        }
      />
    </>
  );
}

function GoneLink() {
  return (
    <>
      <title>{`${t("helpers.gone.title")} · ${productName}`}</title>
      <PageMessage
        drawing="rope"
        title={t("helpers.gone.title")}
        text={t("helpers.gone.text")}
        action={
          <Button asChild>
            <a href={paths.home}>{t("helpers.gone.action")}</a>
          </Button>
        }
      />
    </>
  );
}

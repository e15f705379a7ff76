import { Button } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";

export function ErrorScreen() {
  return (
    <PageMessage
      isWholePage
      drawing="glass"
      title={t("shell.broken.title")}
      text={t("shell.broken.text")}
      action={<Button onClick={() => window.location.reload()}>{t("ui.tryAgain")}</Button>}
    />
  );
}

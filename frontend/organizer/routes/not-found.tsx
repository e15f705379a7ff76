import { Button } from "@chakra-ui/react";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";

export function NotFound() {
  return (
    <PageMessage
      drawing="signpost"
      title={t("shell.notFound.title")}
      text={t("shell.notFound.text")}
      action={
        <Button asChild>
          <a href={paths.home}>{t("shell.notFound.home")}</a>
        </Button>
      }
    />
  );
}

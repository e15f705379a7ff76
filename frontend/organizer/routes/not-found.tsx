import { t } from "../lib/text.ts";
import { HomeButton, PageMessage } from "../ui/page-message.tsx";

export function NotFound() {
  return (
    <PageMessage
      drawing="signpost"
      title={t("shell.notFound.title")}
      text={t("shell.notFound.text")}
      action={<HomeButton label={t("shell.notFound.home")} />}
    />
  );
}

import { Button } from "@chakra-ui/react";
import { Link } from "react-router-dom";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";

export function NotFound() {
  return (
    <>
      <title>{t("shell.notFound.title")}</title>
      <PageMessage
        title={t("shell.notFound.title")}
        text={t("shell.notFound.text")}
        action={
          <Button asChild>
            <Link to={paths.home}>{t("shell.notFound.home")}</Link>
          </Button>
        }
      />
    </>
  );
}

import { Button } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { PageMessage } from "../ui/page-message.tsx";

/** Replaces a screen that could not be loaded or rendered. */
export function ErrorScreen({ error }: { error: unknown }) {
  const what = isLoadFailure(error) ? "loadFailed" : "broken";
  return (
    <PageMessage
      isWholePage
      title={t(`shell.${what}.title`)}
      text={t(`shell.${what}.text`)}
      action={<Button onClick={() => window.location.reload()}>{t("ui.tryAgain")}</Button>}
    />
  );
}

function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /import|fetch|load|module/i.test(error.message);
}

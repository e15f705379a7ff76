import { Button } from "@chakra-ui/react";
import { PageMessage } from "../ui/page-message.tsx";
import { shellTexts } from "./shell-texts.ts";

/** What shows in place of a screen that could not be loaded or drawn. */
export function ErrorScreen({ error }: { error: unknown }) {
  const text = isLoadFailure(error) ? shellTexts.loadFailed : shellTexts.broken;
  return (
    <PageMessage
      isWholePage
      title={text.title}
      text={text.text}
      action={<Button onClick={() => window.location.reload()}>{shellTexts.tryAgain}</Button>}
    />
  );
}

function isLoadFailure(error: unknown): boolean {
  return error instanceof Error && /import|fetch|load|module/i.test(error.message);
}

import { Button } from "@chakra-ui/react";
import type { QueryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";
import { Drawing } from "./drawing.tsx";
import { EmptyPanel } from "./empty-panel.tsx";

export interface LoadErrorProps extends QueryFailure {
  /** What could not be loaded. */
  title: string;
}

/** Replaces content that could not be loaded, and offers a retry. */
export function LoadError({ title, reason, onRetry }: LoadErrorProps) {
  return (
    <div role="alert">
      <EmptyPanel icon={<Drawing name="bell" />} title={title} description={reason}>
        <Button variant="outline" onClick={onRetry}>
          {t("ui.tryAgain")}
        </Button>
      </EmptyPanel>
    </div>
  );
}

import { Button } from "@chakra-ui/react";
import type { QueryFailure } from "../lib/errors.ts";
import { t } from "../lib/text.ts";
import { Drawing } from "./drawing.tsx";
import { EmptyPanel } from "./empty-panel.tsx";

export interface LoadErrorProps extends QueryFailure {
  title: string;
}

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

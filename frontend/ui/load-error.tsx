import { Alert, Button } from "@chakra-ui/react";
import { RotateCw } from "lucide-react";
import type { QueryFailure } from "../lib/query-failure.ts";
import { t } from "../lib/text.ts";

export interface LoadErrorProps extends QueryFailure {
  /** What could not be loaded. */
  title: string;
}

/** Replaces content that could not be loaded, and offers a retry. */
export function LoadError({ title, reason, onRetry }: LoadErrorProps) {
  return (
    <Alert.Root status="error" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{title}</Alert.Title>
        <Alert.Description>{reason}</Alert.Description>
      </Alert.Content>
      <Button size="sm" variant="surface" alignSelf="center" onClick={onRetry}>
        <RotateCw aria-hidden />
        {t("ui.tryAgain")}
      </Button>
    </Alert.Root>
  );
}

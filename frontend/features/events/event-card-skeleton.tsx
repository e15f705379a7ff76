import { Card, Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";

/** The outline of an event's card while it loads. */
export function EventCardSkeleton() {
  return (
    <Card.Root aria-busy>
      <VisuallyHidden role="status">{t("events.loadingMyEvents")}</VisuallyHidden>
      <Card.Body aria-hidden>
        <Stack gap="4">
          <Skeleton h="7" w="60%" />
          <Skeleton h="5" w="40%" />
          <Skeleton h="12" />
          <Skeleton h="11" />
          <Skeleton h="11" />
        </Stack>
      </Card.Body>
    </Card.Root>
  );
}

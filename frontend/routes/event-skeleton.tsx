import { Skeleton, Stack, VisuallyHidden } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { WithAside } from "../ui/with-aside.tsx";

export function EventSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <VisuallyHidden role="status">{t("events.loading")}</VisuallyHidden>
      <Skeleton h="6" w="24" />
      <Skeleton h="9" w={{ base: "full", sm: "80" }} />
      <Skeleton h="11" />
      <WithAside aside={<Skeleton h="72" borderRadius="l3" />}>
        <Skeleton h="96" borderRadius="l3" />
      </WithAside>
    </Stack>
  );
}

import { Skeleton, Stack } from "@chakra-ui/react";
import { t } from "../lib/text.ts";
import { FirstLoad } from "../ui/page-spinner.tsx";
import { WithAside } from "../ui/with-aside.tsx";

export function EventSkeleton() {
  return (
    <Stack gap="6" aria-busy>
      <FirstLoad label={t("events.loading")} />
      <Skeleton h="6" w="24" />
      <Skeleton h="9" w={{ base: "full", sm: "80" }} />
      <Skeleton h="11" />
      <WithAside aside={<Skeleton h="72" borderRadius="l3" />}>
        <Skeleton h="96" borderRadius="l3" />
      </WithAside>
    </Stack>
  );
}

import { Flex, Skeleton, Stack } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { FirstLoad } from "../../ui/page-spinner.tsx";

const rows = [1, 2, 3, 4];

export function EventOverviewSkeleton() {
  return (
    <Stack gap="8" aria-busy>
      <FirstLoad label={t("events.loadingMyEvents")} />
      <Stack gap="3" aria-hidden>
        <Skeleton h="5" w="12" />
        <Skeleton h={{ base: "8", md: "12" }} w={{ base: "full", sm: "96" }} />
        <Skeleton h="6" w="64" maxW="full" />
      </Stack>
      <Stack gap="0" aria-hidden>
        {rows.map((row) => (
          <Flex key={row} gap="4" h="16" align="center" borderTopWidth="1px" _last={{ borderBottomWidth: "1px" }}>
            <Skeleton boxSize="6" borderRadius="full" />
            <Skeleton h="5" w="48" />
          </Flex>
        ))}
      </Stack>
    </Stack>
  );
}

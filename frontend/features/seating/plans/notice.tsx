import { Box, List, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { Conflict } from "../../../../common/seating/problem/conflicts.ts";
import { t, textOf } from "../../../lib/text.ts";

interface NoticeProps {
  title: string;
  children: ReactNode;
}

export function Notice({ title, children }: NoticeProps) {
  return (
    <Box role="status" px="4" py="3" rounded="l2" bg="brass.subtle">
      <Text fontWeight="semibold" color="brass.fg">
        {title}
      </Text>
      <Box mt="1">{children}</Box>
    </Box>
  );
}

/** Rules that cannot all hold, and what would suffice so that they can. */
export function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const shown = conflicts.map(({ sentences, repairs }) => ({
    sentences: sentences.map(textOf),
    repairs: repairs.map(textOf),
  }));
  return (
    <Notice title={t("seating-suggestion.impossible.title")}>
      <Stack gap="4">
        {shown.map(({ sentences, repairs }) => (
          <Stack key={sentences.join(" ")} gap="1">
            {sentences.map((sentence) => (
              <Text key={sentence} overflowWrap="anywhere">
                {sentence}
              </Text>
            ))}
            {repairs.length > 0 && (
              <>
                <Text color="fg.muted">{t("seating-suggestion.impossible.repairs")}</Text>
                <List.Root ps="5">
                  {repairs.map((repair) => (
                    <List.Item key={repair} overflowWrap="anywhere">
                      {repair}
                    </List.Item>
                  ))}
                </List.Root>
              </>
            )}
          </Stack>
        ))}
      </Stack>
    </Notice>
  );
}

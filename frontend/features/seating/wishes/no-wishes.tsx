import { Heading, Stack, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../../../lib/text.ts";
import { Drawing } from "../../../ui/drawing.tsx";
import { useSeating } from "../seating.ts";

export function NoWishes({ children }: { children: ReactNode }) {
  const { isReadOnly } = useSeating();
  return (
    <Stack gap="4" align="start" py="4">
      <Drawing name="table" />
      <Stack gap="1">
        <Heading as="h3" textStyle="md" fontWeight="semibold">
          {t("seating-wishes.empty.title")}
        </Heading>
        <Text textStyle="sm" color="fg.muted">
          {t(isReadOnly ? "seating-wishes.empty.readOnly" : "seating-wishes.empty.text")}
        </Text>
      </Stack>
      {children}
    </Stack>
  );
}

import { Box, Button, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { useId } from "react";
import { t } from "../../lib/text.ts";
import { FileFormatCard } from "./file-format-card.tsx";
import { GuestFileDrop } from "./guest-file-drop.tsx";
import { SheetToTable } from "./sheet-to-table.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface FirstQuestionProps {
  guestImport: GuestImport;
  onAddGuest: () => void;
}

export function FirstQuestion({ guestImport, onAddGuest }: FirstQuestionProps) {
  const titleId = useId();
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
    >
      <Stack as="section" aria-labelledby={titleId} gap="4">
        <GuestFileDrop guestImport={guestImport} isProminent>
          <SheetToTable />
          <Stack gap="1" maxW="text">
            <Text textStyle="xs" fontWeight="semibold" color="brand.fg">
              {t("guest-upload.upload.title")}
            </Text>
            <Heading as="h2" id={titleId} size={{ base: "2xl", md: "3xl" }}>
              {t("guest-import.first.title")}
            </Heading>
            <Text color="fg.muted" textWrap="balance">
              {t("guest-import.first.intro")}
            </Text>
          </Stack>
        </GuestFileDrop>
        <Flex gap="1" wrap="wrap" align="center" justify="center">
          <Text color="fg.muted" textStyle="sm" textAlign="center" w={{ base: "full", sm: "auto" }} me={{ sm: "2" }}>
            {t("guest-list.list.empty")}
          </Text>
          <Button variant="ghost" size="sm" onClick={onAddGuest}>
            {t("guest-list.add")}
          </Button>
          <Button variant="ghost" size="sm" onClick={guestImport.startWithoutFile}>
            {t("guest-import.first.withoutFile")}
          </Button>
        </Flex>
      </Stack>
      <Box pt={{ lg: "2" }}>
        <FileFormatCard />
      </Box>
    </Grid>
  );
}

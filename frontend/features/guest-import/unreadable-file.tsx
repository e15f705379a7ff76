import { Box, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { t } from "../../lib/text.ts";
import { FileButton } from "../../ui/file-button.tsx";
import { FileFormatCard } from "./file-format-card.tsx";
import { acceptedFiles } from "./guest-file-drop.tsx";

interface UnreadableFileProps {
  reason: string;
  onFile: (file: File) => void;
}

export function UnreadableFile({ reason, onFile }: UnreadableFileProps) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
    >
      <Stack gap="4" align="start" role="alert">
        <Stack gap="2" maxW="text">
          <Heading as="h3" size="xl">
            {t("guest-import.preview.failed")}
          </Heading>
          <Text>{reason}</Text>
        </Stack>
        <FileButton label={t("guest-import.file.another")} accept={acceptedFiles} disabled={false} onFile={onFile} />
      </Stack>
      <Box>
        <FileFormatCard />
      </Box>
    </Grid>
  );
}

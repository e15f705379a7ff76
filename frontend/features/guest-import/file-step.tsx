import { Box, Grid, Text } from "@chakra-ui/react";
import { ActionBar } from "../../ui/action-bar.tsx";
import { FileFormatCard } from "./file-format-card.tsx";
import { GuestFileDrop } from "./guest-file-drop.tsx";
import { SheetToTable } from "./sheet-to-table.tsx";
import { uploadHint } from "./upload-hint.ts";
import type { GuestImport } from "./use-guest-import.ts";

export function FileStep({ guestImport }: { guestImport: GuestImport }) {
  return (
    <>
      <Grid
        templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
        columnGap="12"
        rowGap="8"
        alignItems="start"
      >
        <GuestFileDrop guestImport={guestImport} isProminent>
          <SheetToTable />
          <Text color="fg.muted" textWrap="balance">
            {uploadHint(guestImport)}
          </Text>
        </GuestFileDrop>
        <Box pt={{ lg: "2" }}>
          <FileFormatCard />
        </Box>
      </Grid>
      <ActionBar onCancel={guestImport.cancel} />
    </>
  );
}

import { Box, Button, Flex, Grid, Heading, Stack, Text } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { t } from "../../lib/text.ts";
import { ActionBar } from "../../ui/action-bar.tsx";
import { FileButton } from "../../ui/file-button.tsx";
import { FileFormatCard } from "./file-format-card.tsx";
import { acceptedFiles, GuestFileDrop, uploadHint } from "./guest-file-drop.tsx";
import type { GuestImport } from "./use-guest-import.ts";

interface FileEntryProps {
  guestImport: GuestImport;
}

function BesideFormat({ children }: { children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 22rem" }}
      columnGap="12"
      rowGap="8"
      alignItems="start"
    >
      {children}
      <Box pt={{ lg: "2" }}>
        <FileFormatCard isFolded={false} />
      </Box>
    </Grid>
  );
}

/** The import before a file is chosen. */
export function FileStep({ guestImport }: FileEntryProps) {
  return (
    <>
      <BesideFormat>
        <GuestFileDrop guestImport={guestImport} isProminent>
          <SheetToTable />
          <Text color="fg.muted" textWrap="balance">
            {uploadHint(guestImport)}
          </Text>
        </GuestFileDrop>
      </BesideFormat>
      <ActionBar onCancel={guestImport.cancel} />
    </>
  );
}

/** In place of an empty list. */
export function FirstQuestion({ guestImport, onAddGuest }: FileEntryProps & { onAddGuest: () => void }) {
  const titleId = useId();
  return (
    <BesideFormat>
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
    </BesideFormat>
  );
}

/** A file in which no list can be found, whatever is chosen. */
export function UnreadableFile({ guestImport, reason }: FileEntryProps & { reason: string }) {
  return (
    <BesideFormat>
      <Stack gap="4" align="start" role="alert">
        <Stack gap="2" maxW="text">
          <Heading as="h3" size="xl">
            {t("guest-import.preview.failed")}
          </Heading>
          <Text>{reason}</Text>
        </Stack>
        <FileButton
          label={t("guest-import.file.another")}
          accept={acceptedFiles}
          disabled={false}
          onFile={guestImport.choose}
        />
      </Stack>
    </BesideFormat>
  );
}

const seats = [0, 60, 120, 180, 240, 300];

/** A drawing: the rows of a sheet become seats at a table. Screen readers skip it. */
function SheetToTable() {
  return (
    <Box asChild w="40" color="fg.muted">
      <svg
        viewBox="0 0 160 72"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        aria-hidden="true"
      >
        <rect x="6" y="8" width="50" height="56" rx="4" />
        <path d="M6 22h50M24 8v56M6 36h50M6 50h50" opacity="0.6" />
        <Box asChild color="brand.fg">
          <g>
            <path d="M68 36h22m-7-7 7 7-7 7" stroke="currentColor" />
            <circle cx="126" cy="36" r="14" fill="currentColor" fillOpacity="0.12" stroke="currentColor" />
            {seats.map((angle) => (
              <circle
                key={angle}
                cx="126"
                cy="11"
                r="5"
                fill="currentColor"
                stroke="none"
                transform={`rotate(${angle} 126 36)`}
              />
            ))}
          </g>
        </Box>
      </svg>
    </Box>
  );
}

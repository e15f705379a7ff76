import { Accordion, Alert, Box, List, Span, Stack, Text } from "@chakra-ui/react";
import { ArrowRightLeft, Pencil, UserMinus, UserPlus } from "lucide-react";
import { tableInSentence } from "../../lib/tables.ts";
import { t } from "../../lib/text.ts";
import type { GuestFilePreview_PreviewFragment } from "./generated/guest-file-preview.ts";
import { guestsReplaced } from "./import-effect.ts";

type Preview = GuestFilePreview_PreviewFragment;
type Guest = Preview["added"]["guests"][number];

const kinds = [
  { id: "added", icon: <UserPlus />, color: "green.fg" },
  { id: "moved", icon: <ArrowRightLeft />, color: "blue.fg" },
  { id: "changed", icon: <Pencil />, color: "blue.fg" },
  { id: "removed", icon: <UserMinus />, color: "red.fg" },
] as const;

/** What an import would do to the list. */
export function DifferenceList({ preview }: { preview: Preview }) {
  const { mode, undoneEdits } = preview;
  const rest = restOf(preview);
  return (
    <Stack gap="3">
      <Text as="h3" fontWeight="semibold">
        {t("guest-import.preview.title")}
      </Text>
      {rest !== "" && <Text>{rest}</Text>}
      <Accordion.Root multiple collapsible lazyMount variant="enclosed" size="sm">
        {kinds
          .filter(({ id }) => preview[id].totalCount > 0)
          .map(({ id, icon, color }) => {
            const { totalCount: count, guests } = preview[id];
            const title = t(`guest-import.preview.${id}`, { count });
            return (
              <Accordion.Item key={id} value={id}>
                <Accordion.ItemTrigger>
                  <Box color={color} css={{ "& svg": { boxSize: "4" } }} aria-hidden>
                    {icon}
                  </Box>
                  <Span flex="1">{title}</Span>
                  <Accordion.ItemIndicator />
                </Accordion.ItemTrigger>
                <Accordion.ItemContent>
                  <Guests label={title} guests={guests} notNamed={count - guests.length} />
                </Accordion.ItemContent>
              </Accordion.Item>
            );
          })}
      </Accordion.Root>
      {undoneEdits > 0 && (
        <Alert.Root status="warning">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            {t(`guest-import.preview.undoneEdits.${mode === "UPDATE" ? mode : "REPLACE"}`, { count: undoneEdits })}
          </Alert.Title>
        </Alert.Root>
      )}
    </Stack>
  );
}

function restOf(preview: Preview): string {
  const { mode, guestCount, added, moved, changed } = preview;
  // Guests who were deleted by hand stay deleted, so an update need not leave as many as the file has.
  if (mode === "UPDATE") {
    return kinds.every(({ id }) => preview[id].totalCount === 0) ? t("guest-import.preview.nothing") : "";
  }
  const unchanged = guestCount - added.totalCount - moved.totalCount - changed.totalCount;
  if (unchanged > 0) return t("guest-import.preview.unchanged", { count: unchanged });
  return guestsReplaced(preview) === 0 ? t("guest-import.preview.firstList") : "";
}

interface GuestsProps {
  label: string;
  guests: readonly Guest[];
  notNamed: number;
}

function Guests({ label, guests, notNamed }: GuestsProps) {
  return (
    <Box maxH="64" overflowY="auto" role="group" aria-label={label} tabIndex={0} pb="3">
      <List.Root variant="plain" gap="1">
        {guests.map((guest, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: guests with the same name and table have no other key
          <List.Item key={index} display="block" overflowWrap="anywhere">
            <Text as="span" fontWeight="medium">
              {guest.name}
            </Text>
            <Text as="span" color="fg.muted">
              {", "}
              {whatOf(guest)}
            </Text>
          </List.Item>
        ))}
      </List.Root>
      {notNamed > 0 && (
        <Text mt="1" color="fg.muted">
          {t("guest-import.preview.notNamed", { count: notNamed })}
        </Text>
      )}
    </Box>
  );
}

function whatOf({ name, tableNumber, previousName, previousTableNumber, changes }: Guest): string {
  const isMoved = previousTableNumber !== null && previousTableNumber !== tableNumber;
  const isRenamed = previousName !== null && previousName !== name;
  return [
    tableOf(tableNumber),
    isMoved ? t("guest-import.preview.from", { name: tableOf(previousTableNumber) }) : "",
    isRenamed ? t("guest-import.preview.until", { name: previousName }) : "",
    ...changes.map(({ column, before, after }) =>
      t("guest-import.preview.change", { column, before: textOf(before), after: textOf(after) }),
    ),
  ]
    .filter((part) => part !== "")
    .join(", ");
}

function textOf(text: string): string {
  return text === "" ? t("guest-import.preview.empty") : t("guest-import.preview.cell", { text });
}

/** A table in a list of facts: "table 12", "no table". */
export function tableOf(tableNumber: string): string {
  return tableNumber === "" ? t("guest-import.preview.noTable") : tableInSentence(tableNumber);
}

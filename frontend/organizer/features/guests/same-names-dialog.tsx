import { Box, Button, Heading, Stack, Table, Text } from "@chakra-ui/react";
import { useEffect, useId } from "react";
import { useAct } from "../../lib/act.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { DialogFrame } from "../../ui/dialog-frame.tsx";
import { MergeGuestsDocument, type SameNamesQuery, UpdateGuestDetailsDocument } from "./generated/guests.ts";
import { extraValue, placeOf } from "./guest-rows.ts";

/** Guests of the same name. */
export type NameGroup = SameNamesQuery["event"]["sameNames"][number];

const maxLines = 12;

interface SameNamesDialogProps {
  eventId: number;
  groups: readonly NameGroup[];
  columns: readonly string[];
  open: boolean;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

/** Guests of the same name side by side: whether each is one person is up to the organizer. */
export function SameNamesDialog({ eventId, groups, columns, ...dialog }: SameNamesDialogProps) {
  const isDone = dialog.open && groups.length === 0;
  const { onClose } = dialog;
  useEffect(() => {
    if (isDone) onClose();
  }, [isDone, onClose]);
  return (
    <DialogFrame size="lg" title={t("guest-list.sameNames.title")} {...dialog}>
      <Stack gap="8">
        <Text color="fg.muted">{t("guest-list.sameNames.keepHint")}</Text>
        {groups.map((group) => (
          <SameNamesGroup
            key={group.guests.map(({ id }) => id).join("-")}
            eventId={eventId}
            group={group}
            columns={columns}
          />
        ))}
      </Stack>
    </DialogFrame>
  );
}

interface SameNamesGroupProps {
  eventId: number;
  group: NameGroup;
  columns: readonly string[];
}

function SameNamesGroup({ eventId, group: { name, guests }, columns }: SameNamesGroupProps) {
  const headingId = useId();
  const [act, isBusy] = useAct();
  const ids = guests.map(({ id }) => id);

  const keep = (guestId: number) =>
    act({
      mutation: MergeGuestsDocument,
      variables: { eventId, guestId, duplicateIds: ids.filter((id) => id !== guestId) },
      done: success(t("toasts.guestsMerged.title"), t("toasts.guestsMerged.text", { name })),
      failed: t("toasts.mergeGuestsFailed.title"),
    });
  // Noted for everybody.
  const keepApart = () =>
    act({
      mutation: UpdateGuestDetailsDocument,
      variables: { eventId, guestIds: ids, input: { isNamesake: true } },
      done: success(t("toasts.guestsKeptApart.title"), t("toasts.guestsKeptApart.text", { name })),
      failed: t("toasts.keepGuestsApartFailed.title"),
    });

  return (
    <Box as="section" aria-labelledby={headingId}>
      <Heading as="h3" id={headingId} textStyle="lg" overflowWrap="anywhere" mb="2">
        {name}
      </Heading>
      <Box overflowX="auto" borderTopWidth="1px">
        <Table.Root size="sm" aria-labelledby={headingId} bg="transparent" fontVariantNumeric="tabular-nums">
          <Table.Body>
            {linesOf(guests, columns).map(({ label, texts }) => (
              <Table.Row key={label} bg="transparent">
                <Table.ColumnHeader scope="row" px="0" color="fg.muted" fontWeight="normal" maxW="8rem">
                  {label}
                </Table.ColumnHeader>
                {texts.map((text, at) => (
                  <Table.Cell
                    key={guests[at]?.id}
                    px="3"
                    overflowWrap="anywhere"
                    fontWeight={isAlike(texts) ? "normal" : "semibold"}
                  >
                    {text}
                  </Table.Cell>
                ))}
              </Table.Row>
            ))}
            <Table.Row bg="transparent">
              <Table.Cell px="0" />
              {guests.map((guest) => (
                <Table.Cell key={guest.id} px="3">
                  <Button
                    variant="outline"
                    size="sm"
                    disabled={isBusy}
                    aria-label={t("guest-list.sameNames.keepNamed", { name: guest.name, place: placeOf(guest) })}
                    onClick={() => void keep(guest.id)}
                  >
                    {t("guest-list.sameNames.keep")}
                  </Button>
                </Table.Cell>
              ))}
            </Table.Row>
          </Table.Body>
        </Table.Root>
      </Box>
      <Button variant="ghost" mt="3" px="3" ms="-3" disabled={isBusy} onClick={() => void keepApart()}>
        {t("guest-list.sameNames.different")}
      </Button>
    </Box>
  );
}

interface Line {
  label: string;
  texts: readonly string[];
}

const isAlike = (texts: readonly string[]) => texts.every((text) => text === texts[0]);

/** What is known of the guests, what differs first. */
function linesOf(guests: NameGroup["guests"], columns: readonly string[]): Line[] {
  const names = guests.map(({ name }) => name);
  const lines: Line[] = [
    // Where they are spelled alike, the heading says it.
    { label: t("guest-list.name"), texts: isAlike(names) ? [] : names },
    {
      label: t("guest-list.list.columns.table"),
      texts: guests.map(({ tableNumber }) => tableNumber || t("guest-list.list.noTable")),
    },
    { label: t("guest-list.sameNames.household"), texts: guests.map(({ household }) => household) },
    ...columns.map((label) => ({ label, texts: guests.map((guest) => extraValue(guest, label)) })),
  ];
  const filled = lines.filter(({ texts }) => texts.some((text) => text !== ""));
  return filled.toSorted((one, other) => Number(isAlike(one.texts)) - Number(isAlike(other.texts))).slice(0, maxLines);
}

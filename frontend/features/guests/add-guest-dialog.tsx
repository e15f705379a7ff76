import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Alert, Button, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useAct } from "../../lib/act.ts";
import { formRules } from "../../lib/form-rules.ts";
import { atTable } from "../../lib/table-texts.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { FormDialog } from "../../ui/dialog-frame.tsx";
import { AddGuestDocument, NamesakesDocument } from "./generated/guests.ts";
import { boardFieldRules, type GuestFields, guestFieldRules, inputOf, newFields } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import type { GuestRow } from "./guest-row.ts";

interface AddGuestDialogProps {
  eventId: number;
  columns: readonly string[];
  /** Table that the form begins with. On the board, where this is given, a guest needs none. */
  boardTable?: string | undefined;
  open: boolean;
  onEdit: (guest: GuestRow) => void;
  onClose: () => void;
}

/** A form for new guests, one after the other. */
export function AddGuestDialog({ open, ...rest }: AddGuestDialogProps) {
  const [addedCount, setAddedCount] = useState(0);
  return (
    <FormDialog open={open} title={t("guest-list.add")} savedCount={addedCount} onClose={rest.onClose}>
      <NewGuest {...rest} onAdded={() => setAddedCount(addedCount + 1)} />
    </FormDialog>
  );
}

type After = "close" | "next";

type NewGuestProps = Omit<AddGuestDialogProps, "open"> & { onAdded: () => void };

function NewGuest({ eventId, columns, boardTable, onEdit, onAdded, onClose }: NewGuestProps) {
  const client = useApolloClient();
  const [act] = useAct();
  const isTableOptional = boardTable !== undefined;
  const form = useForm<GuestFields, unknown, GuestFields>({
    resolver: formRules(isTableOptional ? boardFieldRules : guestFieldRules),
    defaultValues: newFields(columns, boardTable),
  });
  const [name, tableNumber] = useWatch({ control: form.control, name: ["name", "tableNumber"] });
  const { dirtyFields, isSubmitting } = form.formState;
  const [found, setFound] = useState<{ guest: GuestRow; after: After }>();
  // Another name was typed meanwhile.
  const namesake = found && isSameName(found.guest.name, name) ? found : undefined;
  const isDisabled = namesake !== undefined || name.trim() === "" || (!isTableOptional && tableNumber.trim() === "");

  async function add(guest: GuestFields, after: After): Promise<void> {
    const { data } = await act({
      mutation: AddGuestDocument,
      variables: { eventId, input: inputOf(guest, columns, undefined) },
      update: oneMoreGuest(eventId),
      done: success(t("toasts.guestAdded.title"), t("toasts.guestAdded.text", { name: guest.name })),
      failed: t("toasts.addGuestFailed.title"),
    });
    if (!data) return;
    onAdded();
    if (after === "close") return onClose();
    setFound(undefined);
    form.reset(newFields(columns, guest.tableNumber, guest.household), { keepFieldsRef: true });
    form.setFocus("name");
  }

  /** None is found if the request fails: adding the guest then shows what is wrong. */
  async function askOrAdd(guest: GuestFields, after: After): Promise<void> {
    const variables = { eventId, name: guest.name };
    const query = { query: NamesakesDocument, variables, fetchPolicy: "network-only" } as const;
    const answer = await client.query(query).catch(() => undefined);
    const same = answer?.data?.event.guests.nodes.find((other) => isSameName(other.name, guest.name));
    if (same) setFound({ guest: same, after });
    else await add(guest, after);
  }

  /** A plus-one belongs to the household and sits with their host, unless something else was typed. */
  function joinHost({ tableNumber: table, household }: GuestRow): void {
    if (!dirtyFields.tableNumber && table !== "") form.setValue("tableNumber", table);
    if (!dirtyFields.household && household !== "") form.setValue("household", household);
  }

  return (
    <GuestForm
      eventId={eventId}
      form={form}
      columns={columns}
      firstColumns={0}
      isTableOptional={isTableOptional}
      onHost={joinHost}
      submitLabel={t("guest-list.add")}
      submittingLabel={t("guest-list.adding")}
      isSubmitDisabled={isDisabled}
      onSubmit={(guest) => askOrAdd(guest, "close")}
      otherAction={
        <Button
          variant="outline"
          ms="auto"
          disabled={isDisabled || isSubmitting}
          onClick={() => void form.handleSubmit((guest) => askOrAdd(guest, "next"))()}
        >
          {t("guest-list.form.next")}
        </Button>
      }
      notice={
        namesake && (
          <NamesakeNotice
            namesake={namesake.guest}
            isBusy={isSubmitting}
            onEdit={() => {
              onClose();
              onEdit(namesake.guest);
            }}
            onAddAnyway={() => void form.handleSubmit((guest) => add(guest, namesake.after))()}
          />
        )
      }
    />
  );
}

interface NamesakeNoticeProps {
  namesake: GuestRow;
  isBusy: boolean;
  onEdit: () => void;
  onAddAnyway: () => void;
}

function NamesakeNotice({ namesake: { name, tableNumber }, isBusy, onEdit, onAddAnyway }: NamesakeNoticeProps) {
  const place = tableNumber === "" ? t("guest-list.namesake.noTable") : atTable(tableNumber);
  return (
    <Alert.Root status="warning" role="alert" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content gap="3" minW="0">
        <Alert.Title overflowWrap="anywhere">{t("guest-list.namesake.question", { name, place })}</Alert.Title>
        <Flex gap="2" wrap="wrap">
          <Button size="sm" variant="outline" color="fg" onClick={onEdit}>
            {t("guest-list.namesake.edit")}
          </Button>
          <Button size="sm" variant="outline" color="fg" disabled={isBusy} onClick={onAddAnyway}>
            {t("guest-list.namesake.addAnyway")}
          </Button>
        </Flex>
      </Alert.Content>
    </Alert.Root>
  );
}

/** Whether two names are the same but for accents, case, signs and spaces. */
const isSameName = (one: string, other: string) => letters(one) === letters(other);

const letters = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();

/** At once, since screens ask for a list as long as the event has none. */
function oneMoreGuest(eventId: number): (cache: ApolloCache) => void {
  return (cache) => {
    const id = cache.identify({ __typename: "Event", id: eventId });
    if (id) cache.modify<{ guestCount: number }>({ id, fields: { guestCount: (count) => count + 1 } });
  };
}

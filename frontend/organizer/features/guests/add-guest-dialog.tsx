import type { ApolloCache } from "@apollo/client";
import { useApolloClient } from "@apollo/client/react";
import { Button } from "@chakra-ui/react";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useAct } from "../../lib/act.ts";
import { ask } from "../../lib/ask.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { plainText } from "../../lib/words.ts";
import { FormDialog } from "../../ui/dialog-frame.tsx";
import { AddGuestDocument, NamesakesDocument } from "./generated/guests.ts";
import { boardFieldRules, type GuestFields, guestFieldRules, inputOf, newFields } from "./guest-fields.ts";
import { GuestForm } from "./guest-form.tsx";
import { type GuestRow, placeOf } from "./guest-rows.ts";

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
  const isDisabled = name.trim() === "" || (!isTableOptional && tableNumber.trim() === "");

  /** None is found if the request fails: adding the guest then shows what is wrong. */
  async function findNamesake(guest: GuestFields): Promise<GuestRow | undefined> {
    const variables = { eventId, name: guest.name };
    const query = { query: NamesakesDocument, variables, fetchPolicy: "network-only" } as const;
    const answer = await client.query(query).catch(() => undefined);
    return answer?.data?.event.guests.nodes.find((other) => isSameName(other.name, guest.name));
  }

  async function add(guest: GuestFields, isLast: boolean): Promise<void> {
    const namesake = await findNamesake(guest);
    const isSame = namesake && (await askWhetherSame(namesake));
    if (isSame) {
      onClose();
      return onEdit(namesake);
    }
    if (namesake && isSame === undefined) return;
    const { data } = await act({
      mutation: AddGuestDocument,
      variables: { eventId, input: inputOf(guest, columns, undefined) },
      update: oneMoreGuest(eventId),
      done: success(t("toasts.guestAdded.title"), t("toasts.guestAdded.text", { name: guest.name })),
      failed: t("toasts.addGuestFailed.title"),
    });
    if (!data) return;
    onAdded();
    if (isLast) return onClose();
    form.reset(newFields(columns, guest.tableNumber, guest.household), { keepFieldsRef: true });
    form.setFocus("name");
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
      onSubmit={(guest) => add(guest, true)}
      otherAction={
        <Button
          variant="outline"
          ms="auto"
          disabled={isDisabled || isSubmitting}
          onClick={() => void form.handleSubmit((guest) => add(guest, false))()}
        >
          {t("guest-list.form.next")}
        </Button>
      }
    />
  );
}

/** True for the guest who is on the list, false for another one of that name. */
const askWhetherSame = (guest: GuestRow) =>
  ask({
    title: t("guest-list.sameNames.title"),
    description: t("guest-list.namesake.found", { name: guest.name, place: placeOf(guest) }),
    confirmLabel: t("guest-list.namesake.edit"),
    cancelLabel: t("guest-list.namesake.addAnyway"),
    isHarmless: true,
  });

/** Whether two names are the same but for accents, case, signs and spaces. */
const isSameName = (one: string, other: string) => letters(one) === letters(other);

const letters = (name: string) => plainText(name.normalize("NFKD")).replace(/[^\p{L}\p{N}]/gu, "");

/** At once, since screens ask for a list as long as the event has none. */
function oneMoreGuest(eventId: number): (cache: ApolloCache) => void {
  return (cache) => {
    const id = cache.identify({ __typename: "Event", id: eventId });
    if (id) cache.modify<{ guestCount: number }>({ id, fields: { guestCount: (count) => count + 1 } });
  };
}

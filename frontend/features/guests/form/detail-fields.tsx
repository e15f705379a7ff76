import { SimpleGrid, Stack } from "@chakra-ui/react";
import { Controller, type UseFormReturn, useWatch } from "react-hook-form";
import { t } from "../../../lib/text.ts";
import { attendanceOptions } from "../../../lib/words.ts";
import { SelectField } from "../../../ui/choice-field.tsx";
import { ToggleField } from "../../../ui/switch-row.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import type { GuestFields } from "../guest-fields.ts";
import type { GuestRow } from "../guest-row.ts";
import { type NamedGuest, PlusOneField } from "./plus-one-field.tsx";
import { ValueField } from "./value-field.tsx";

export interface DetailFieldsProps {
  eventId: number;
  form: UseFormReturn<GuestFields>;
  /** Undefined for a new guest. */
  guestId?: number | undefined;
  host?: NamedGuest | undefined;
  onHost?: ((host: GuestRow) => void) | undefined;
}

/** What organizers note about a guest for seating them, as on the board. */
export function DetailFields({ eventId, form, guestId, host, onHost }: DetailFieldsProps) {
  const { control, formState, register } = form;
  const attendance = useWatch({ control, name: "attendance" });
  return (
    <Stack gap="5" borderTopWidth="1px" pt="5">
      <PlusOneField eventId={eventId} control={control} guestId={guestId} host={host} onPick={onHost} />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="5" alignItems="start">
        <ValueField
          eventId={eventId}
          label={t("seating.filter.household")}
          column={null}
          error={formState.errors.household?.message}
          control={register("household")}
        />
        <SelectField
          label={t("seating.filter.attendance")}
          options={attendanceOptions()}
          {...(attendance === "NO" && { hint: t("guest-list.form.freesSeat") })}
          {...register("attendance")}
        />
      </SimpleGrid>
      <TextField
        label={t("guest-list.form.doorNote")}
        hint={t("guest-list.form.doorNoteHint")}
        error={formState.errors.doorNote?.message}
        {...register("doorNote")}
      />
      <TextField
        label={t("guest-list.form.otherNames")}
        hint={t("guest-list.form.otherNamesHint")}
        error={formState.errors.otherNames?.message}
        {...register("otherNames")}
      />
      <Stack gap="1">
        <Controller
          control={control}
          name="needsAccess"
          render={({ field }) => (
            <ToggleField label={t("seating.guest.needsAccess")} isOn={field.value} onToggle={field.onChange} />
          )}
        />
        <Controller
          control={control}
          name="isChild"
          render={({ field }) => (
            <ToggleField label={t("seating.guest.child")} isOn={field.value} onToggle={field.onChange} />
          )}
        />
      </Stack>
    </Stack>
  );
}

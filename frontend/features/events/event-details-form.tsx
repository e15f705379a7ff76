import { Stack } from "@chakra-ui/react";
import { Controller, FormProvider, useForm } from "react-hook-form";
import type { z } from "zod";
import { eventChangesSchema } from "../../../common/event-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { type PlainScreenKey, t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { type ForeignChange, useEdit } from "../../lib/use-edit.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { SaveBar } from "../../ui/floating-bar.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { ColumnRows } from "./column-rows.tsx";
import { EventTextFields } from "./event-text-fields.tsx";
import type { EventDetailsForm_EventFragment } from "./generated/event-details-form.ts";
import { GuestPageFields } from "./guest-page-fields.tsx";
import { choiceInWords, choiceOf, languageChoiceRule, languagesOf } from "./language-choice.ts";
import { useSaveEvent } from "./use-save-event.ts";

const detailsRules = eventChangesSchema
  .omit({ isPublic: true })
  .extend({ guestLanguages: languageChoiceRule })
  .required();
type Details = z.output<typeof detailsRules>;

/** Edits an event's details. Someone else's changes are shown, never silently overwritten. */
export function EventDetailsForm({ event }: { event: EventDetailsForm_EventFragment }) {
  const form = useForm<Details>({ resolver: formRules(detailsRules), defaultValues: detailsOf(event) });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const saveEvent = useSaveEvent(event.id);
  const { submit, foreignChanges, takeTheirs } = useEdit<EventDetailsForm_EventFragment, Details>({
    entity: event,
    valuesOf: detailsOf,
    form,
    save: ({ values, changes: { guestLanguages: choice, ...changes }, updatedAt }) => {
      const guestLanguages = choice && languagesOf(choice);
      // Without the day, the server would take it from a changed date.
      const day = changes.date === undefined ? changes.day : values.day;
      return saveEvent(
        { ...changes, day, guestLanguages, updatedAt },
        success(t("toasts.eventUpdated.title"), t("toasts.eventUpdated.text")),
      );
    },
  });

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(async (details) => void (await submit(details)))}>
        <Stack gap="8">
          <SectionCard id="details" title={t("events.details")}>
            <Stack gap="6">
              <ConflictNotice changes={foreignChanges.map(describeChange)} onTakeTheirs={takeTheirs} />
              <EventTextFields register={(name) => form.register(name)} errors={errors} />
            </Stack>
          </SectionCard>
          <GuestPageFields>
            <Controller
              control={form.control}
              name="hiddenColumns"
              render={({ field }) => (
                <ColumnRows
                  eventId={event.id}
                  columns={event.guestColumns}
                  hidden={field.value}
                  onChange={field.onChange}
                />
              )}
            />
          </GuestPageFields>
          <SectionCard id="door" title={t("events.door")}>
            <SwitchField
              control={form.control}
              name="worksOffline"
              label={t("events.form.worksOffline")}
              hint={t("events.form.worksOfflineHint")}
            />
          </SectionCard>
          <SaveBar
            isDirty={isDirty}
            isSaving={isSubmitting}
            label={t("events.form.save")}
            savingLabel={t("events.form.saving")}
            onDiscard={takeTheirs}
          />
        </Stack>
      </form>
    </FormProvider>
  );
}

function detailsOf(event: EventDetailsForm_EventFragment): Details {
  const { name, description, date, location, greeting, showTablemates, guestCode, hiddenColumns } = event;
  const guestLanguages = choiceOf(event.guestLanguages);
  const texts = { name, description, date, day: event.day ?? "", location, greeting, guestCode };
  return { ...texts, showTablemates, worksOffline: event.worksOffline, guestLanguages, hiddenColumns };
}

const labels: Record<keyof Details, PlainScreenKey> = {
  name: "events.form.name",
  description: "events.form.description",
  date: "events.form.date",
  day: "events.form.day",
  location: "events.form.location",
  greeting: "events.form.greeting",
  showTablemates: "events.form.showTablemates",
  guestCode: "events.form.guestCode",
  worksOffline: "events.form.worksOffline",
  guestLanguages: "events.languages.label",
  hiddenColumns: "events.columnChoice.hidden",
};

function describeChange({ name, before, after }: ForeignChange<Details>) {
  return { label: t(labels[name]), before: inWords(name, before), after: inWords(name, after) };
}

function inWords(name: keyof Details, details: Details): string {
  if (name === "guestLanguages") return choiceInWords(details.guestLanguages);
  const value = details[name];
  if (typeof value === "boolean") return value ? t("ui.on") : t("ui.off");
  return typeof value === "string" ? value : value.join(", ");
}

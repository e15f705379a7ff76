import { skipToken, useQuery } from "@apollo/client/react";
import { Stack, StackSeparator, Text } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { FormProvider, useFormContext } from "react-hook-form";
import { z } from "zod";
import { columnKey, columnMatcher } from "../../../../common/column-key.ts";
import { eventChangesSchema } from "../../../../common/event-rules.ts";
import type { Event_EditableFragment } from "../../event/generated/event-here.ts";
import { changesOf, useEdit } from "../../event/use-edit.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { shorten } from "../../lib/words.ts";
import { ConflictNotice } from "../../ui/conflict-notice.tsx";
import { SaveBar } from "../../ui/floating-bar.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { EventTextFields, GuestPageFields } from "./event-fields.tsx";
import { ColumnExamplesDocument } from "./generated/events.ts";
import { languagesIn, languagesInWords } from "./guest-languages-field.tsx";
import { useSaveEvent } from "./save-event.ts";

const detailsRules = eventChangesSchema
  .omit({ isPublic: true, hiddenColumns: true })
  // With a switch for each column, changes of several organizers to different columns all count.
  .extend({ shows: z.record(z.string(), z.boolean()) })
  .required();
type Details = z.output<typeof detailsRules>;

interface EventDetailsFormProps {
  event: Event_EditableFragment;
  /** Further parts of the screen below the form, whose fields may belong to it. */
  children: ReactNode;
}

/** Edits an event's details. Someone else's changes are shown, never silently overwritten. */
export function EventDetailsForm({ event, children }: EventDetailsFormProps) {
  const { save: saveEvent, findLatest } = useSaveEvent(event.id);
  const { form, save, foreignChanges, takeTheirs } = useEdit<Event_EditableFragment, Details>({
    ...{ entity: event, fieldsOf: detailsOf, rules: detailsRules, findLatest },
    failed: t("toasts.updateEventFailed.title"),
    textsOf: (details) => textsOf(details, event.guestColumns),
    send(details, seen) {
      const { shows, ...changes } = changesOf(detailsOf(seen), details);
      const input = {
        ...changes,
        // Without the day, the server would take it from a changed date.
        day: changes.date === undefined ? changes.day : details.day,
        hiddenColumns: shows && hiddenIn(seen, shows),
        updatedAt: seen.updatedAt,
      };
      return saveEvent(input, success(t("toasts.eventUpdated.title"), t("toasts.eventUpdated.text")));
    },
  });
  const { isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  return (
    <FormProvider {...form}>
      <form noValidate onSubmit={form.handleSubmit(async (details) => void (await save(details)))}>
        <Stack gap="8">
          <SectionCard id="details" title={t("events.details")}>
            <Stack gap="6">
              <ConflictNotice changes={foreignChanges} onTakeTheirs={takeTheirs} />
              <EventTextFields />
            </Stack>
          </SectionCard>
          <GuestPageFields>
            <ColumnSwitches event={event} />
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
      {children}
    </FormProvider>
  );
}

/** Each extra column with a switch, and with what it says of a real guest: names of columns alone mislead. */
function ColumnSwitches({ event: { id, guestColumns } }: { event: Event_EditableFragment }) {
  const { control } = useFormContext<Details>();
  const { data } = useQuery(ColumnExamplesDocument, guestColumns.length === 0 ? skipToken : { variables: { id } });
  const rows = data?.event.guests.nodes ?? [];
  return (
    <Stack gap="3" separator={<StackSeparator />}>
      {guestColumns.map((column) => (
        <SwitchField
          key={column}
          control={control}
          name={`shows.${fieldOf(column)}`}
          label={column}
          hint={exampleText(rows.map(({ additionalInfo }) => additionalInfo[column]))}
        />
      ))}
      <Text textStyle="note">
        {guestColumns.length === 0 ? t("events.columnChoice.none") : t("events.columnChoice.hint")}
      </Text>
    </Stack>
  );
}

/** One line on a phone. */
const longestExample = 28;

/** Its line is kept while the guests are loading. */
function exampleText(values: readonly (string | undefined)[]): string {
  const value = values.find((text) => text !== undefined && text !== "");
  return value === undefined ? "\u00A0" : t("events.columnChoice.example", { value: shorten(value, longestExample) });
}

/** A column's name as that of a field: forms take a dot for a path. */
const fieldOf = (column: string) => `c${Array.from(columnKey(column), (sign) => sign.codePointAt(0)).join("_")}`;

function detailsOf(event: Event_EditableFragment): Details {
  const { name, description, date, location, greeting, showTablemates, guestCode, worksOffline } = event;
  const isHidden = columnMatcher(event.hiddenColumns);
  return {
    ...{ name, description, date, location, greeting, showTablemates, guestCode, worksOffline },
    day: event.day ?? "",
    guestLanguages: languagesIn(event.guestLanguages),
    shows: Object.fromEntries(event.guestColumns.map((column) => [fieldOf(column), !isHidden(column)])),
  };
}

/** The hidden columns, with those that no guest has at present. */
function hiddenIn({ hiddenColumns, guestColumns }: Event_EditableFragment, shows: Details["shows"]): string[] {
  const isPresent = columnMatcher(guestColumns);
  const absent = hiddenColumns.filter((column) => !isPresent(column));
  return [...absent, ...guestColumns.filter((column) => shows[fieldOf(column)] === false)];
}

function textsOf(details: Details, columns: readonly string[]) {
  const { showTablemates, worksOffline, guestLanguages, shows } = details;
  const onOrOff = (isOn: boolean) => t(isOn ? "ui.on" : "ui.off");
  const hidden = columns.filter((column) => shows[fieldOf(column)] === false);
  return [
    { label: t("events.form.name"), text: details.name },
    { label: t("events.form.description"), text: details.description },
    { label: t("events.form.date"), text: details.date },
    { label: t("events.form.day"), text: details.day },
    { label: t("events.form.location"), text: details.location },
    { label: t("events.form.greeting"), text: details.greeting },
    { label: t("events.form.showTablemates"), text: onOrOff(showTablemates) },
    { label: t("events.form.guestCode"), text: details.guestCode },
    { label: t("events.form.worksOffline"), text: onOrOff(worksOffline) },
    { label: t("events.languages.label"), text: languagesInWords(guestLanguages) },
    { label: t("events.columnChoice.hidden"), text: hidden.join(", ") },
  ];
}

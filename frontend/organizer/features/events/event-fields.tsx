import { Button, Field, Fieldset, Flex, Input, Stack, StackSeparator, Text } from "@chakra-ui/react";
import { type ChangeEvent, type ReactNode, useState } from "react";
import { useFormContext } from "react-hook-form";
import { eventDay } from "../../../../common/event-day.ts";
import { useEventRights } from "../../event/event-here.ts";
import { fullDay } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";
import { SwitchField } from "../../ui/switch-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { GuestCodeField } from "./guest-code-field.tsx";

// Fields of new and existing events. All of them need a FormProvider.

interface DateValues {
  /** In words, for guests. */
  date: string;
  /** As 2027-06-12; empty for none. */
  day: string;
}

interface EventValues extends DateValues {
  name: string;
  description: string;
  location: string;
  greeting: string;
  showTablemates: boolean;
  guestCode: string;
}

/** What an event is, when and where. */
export function EventTextFields() {
  const { register, formState } = useFormContext<EventValues>();
  const { errors } = formState;
  return (
    <>
      <TextField
        label={t("events.form.name")}
        placeholder={t("events.form.namePlaceholder")}
        isRequired
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label={t("events.form.description")}
        placeholder={t("events.form.descriptionPlaceholder")}
        lines={4}
        error={errors.description?.message}
        {...register("description")}
      />
      <EventDateFields />
      <TextField
        label={t("events.form.location")}
        placeholder={t("events.form.locationPlaceholder")}
        error={errors.location?.message}
        {...register("location")}
      />
    </>
  );
}

const readDay = (date: string) => eventDay(date) ?? "";

/** Date in words, and the day derived from it, or chosen if none is. */
export function EventDateFields() {
  const form = useFormContext<DateValues>();
  const { mayMoveDay } = useEventRights();
  const { errors } = form.formState;
  const { date, day } = form.watch();
  // A day that does not follow from the words has been chosen, and stays when they change.
  const isChosen = day !== "" && day !== readDay(date);
  // Nothing unfolds while words are typed: they may name a day only at their end.
  const [isUnfolded, setIsUnfolded] = useState(isChosen || (date !== "" && day === ""));
  const dateControl = form.register("date", {
    onChange(event: ChangeEvent<HTMLInputElement>) {
      if (mayMoveDay && !isChosen) form.setValue("day", readDay(event.target.value), { shouldDirty: true });
    },
  });
  const isAsked = mayMoveDay && day === "" && date !== "";
  return (
    <Stack gap="3">
      <TextField
        label={t("events.form.date")}
        placeholder={t("events.form.datePlaceholder")}
        hint={t("events.form.dateHint")}
        error={errors.date?.message}
        {...dateControl}
      />
      {isUnfolded || !mayMoveDay || errors.day ? (
        <Field.Root invalid={errors.day !== undefined} readOnly={!mayMoveDay} pt="3">
          <Field.Label>{t("events.form.day")}</Field.Label>
          <Input type="date" autoComplete="off" scrollMarginTop="24" {...form.register("day")} />
          <Field.HelperText color={isAsked ? "brass.fg" : undefined}>
            {mayMoveDay ? dayHint(date, day) : t("events.form.dayOfOwner")}
          </Field.HelperText>
          <Field.ErrorText>{errors.day?.message}</Field.ErrorText>
        </Field.Root>
      ) : (
        // While there is no date, there is nothing to ask about its day.
        date !== "" && (
          <Flex columnGap="3" wrap="wrap" align="center">
            <Text textStyle="sm" color={isAsked ? "brass.fg" : "fg.muted"}>
              {dayHint(date, day)}
            </Text>
            <Button variant="plain" size="sm" px="0" onClick={() => setIsUnfolded(true)}>
              {day === "" ? t("events.steps.day.action") : t("events.form.changeDay")}
            </Button>
          </Flex>
        )
      )}
    </Stack>
  );
}

function dayHint(date: string, day: string): string {
  if (day === "") return date === "" ? t("events.form.dayHint") : t("events.form.dayAsked");
  return day === readDay(date)
    ? t("events.form.dayRead", { day: fullDay(day) })
    : t("events.form.dayChosen", { day: fullDay(day) });
}

interface GuestPageFieldsProps {
  /** What else guests may see besides their tablemates. */
  children?: ReactNode;
}

/** What guests see and must enter. */
export function GuestPageFields({ children }: GuestPageFieldsProps) {
  const form = useFormContext<EventValues>();
  const { errors } = form.formState;
  return (
    <SectionCard id="guest-page" title={t("events.guestPage")}>
      <Stack gap="6">
        <TextField
          label={t("events.form.greeting")}
          placeholder={t("events.form.greetingPlaceholder")}
          hint={t("events.form.greetingHint")}
          error={errors.greeting?.message}
          {...form.register("greeting")}
        />
        <Fieldset.Root>
          <Fieldset.Legend color="fg">{t("events.columnChoice.label")}</Fieldset.Legend>
          <Stack gap="3" mt="3" separator={<StackSeparator />}>
            <SwitchField
              control={form.control}
              name="showTablemates"
              label={t("events.form.showTablemates")}
              hint={t("events.form.showTablematesHint")}
            />
            {children}
          </Stack>
        </Fieldset.Root>
        <GuestCodeField
          error={errors.guestCode?.message}
          onSuggest={(code) => form.setValue("guestCode", code, { shouldDirty: true, shouldValidate: true })}
          {...form.register("guestCode")}
        />
      </Stack>
    </SectionCard>
  );
}

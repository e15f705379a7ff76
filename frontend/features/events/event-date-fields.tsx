import { Button, Field, Flex, Input, Stack, Text } from "@chakra-ui/react";
import { type ChangeEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { eventDay } from "../../../common/event-day.ts";
import { useEventRights } from "../../event/event-here.ts";
import { fullDay } from "../../lib/dates.ts";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";

interface DateValues {
  date: string;
  /** As 2027-06-12; empty for none. */
  day: string;
}

const readDay = (date: string) => eventDay(date) ?? "";

/** Date in words for guests, and the day derived from it, or chosen if none is. Needs a FormProvider. */
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
        <Flex columnGap="3" wrap="wrap" align="center">
          <Text textStyle="sm" color={isAsked ? "brass.fg" : "fg.muted"}>
            {dayHint(date, day)}
          </Text>
          <Button variant="plain" size="sm" px="0" onClick={() => setIsUnfolded(true)}>
            {day === "" ? t("events.steps.day.action") : t("events.form.changeDay")}
          </Button>
        </Flex>
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

import { Stack } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";

type FieldName = "name" | "description" | "date" | "location" | "greeting";
type Registration = Pick<ComponentProps<typeof TextField>, "name" | "ref" | "onChange" | "onBlur">;

interface EventTextFieldsProps {
  /** The form's `register`. */
  register: (name: FieldName) => Registration;
  errors: Partial<Record<FieldName, { message?: string }>>;
}

/** The text fields of an event, new or existing. */
export function EventTextFields({ register, errors }: EventTextFieldsProps) {
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
      <Stack direction={{ base: "column", md: "row" }} gap="6">
        <TextField
          label={t("events.form.date")}
          placeholder={t("events.form.datePlaceholder")}
          error={errors.date?.message}
          {...register("date")}
        />
        <TextField
          label={t("events.form.location")}
          placeholder={t("events.form.locationPlaceholder")}
          error={errors.location?.message}
          {...register("location")}
        />
      </Stack>
      <TextField
        label={t("events.form.greeting")}
        placeholder={t("events.form.greetingPlaceholder")}
        hint={t("events.form.greetingHint")}
        error={errors.greeting?.message}
        {...register("greeting")}
      />
    </>
  );
}

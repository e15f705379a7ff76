import type { ComponentProps } from "react";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";
import { EventDateFields } from "./event-date-fields.tsx";

type FieldName = "name" | "description" | "location";
type Registration = Pick<ComponentProps<typeof TextField>, "name" | "ref" | "onChange" | "onBlur">;

interface EventTextFieldsProps {
  register: (name: FieldName) => Registration;
  errors: Partial<Record<FieldName, { message?: string }>>;
}

/** The text fields of a new or existing event. Needs a FormProvider. */
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

import { Stack } from "@chakra-ui/react";
import type { ComponentProps } from "react";
import { TextField } from "../../ui/text-field.tsx";
import { eventTexts } from "./event-texts.ts";

type FieldName = "name" | "description" | "date" | "location";
type Registration = Pick<ComponentProps<typeof TextField>, "name" | "ref" | "onChange" | "onBlur">;

interface EventTextFieldsProps {
  /** The form's `register`. */
  register: (name: FieldName) => Registration;
  errors: Partial<Record<FieldName, { message?: string }>>;
}

/** What an organiser writes about an event, new or old. */
export function EventTextFields({ register, errors }: EventTextFieldsProps) {
  const { form: texts } = eventTexts;
  return (
    <>
      <TextField
        label={texts.name}
        placeholder={texts.namePlaceholder}
        isRequired
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label={texts.description}
        placeholder={texts.descriptionPlaceholder}
        lines={4}
        error={errors.description?.message}
        {...register("description")}
      />
      <Stack direction={{ base: "column", md: "row" }} gap="6">
        <TextField
          label={texts.date}
          placeholder={texts.datePlaceholder}
          error={errors.date?.message}
          {...register("date")}
        />
        <TextField
          label={texts.location}
          placeholder={texts.locationPlaceholder}
          error={errors.location?.message}
          {...register("location")}
        />
      </Stack>
    </>
  );
}

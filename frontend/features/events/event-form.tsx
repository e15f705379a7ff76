import { Button, Flex, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { useForm } from "react-hook-form";
import { type NewEvent, newEventSchema } from "../../../common/event-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { SwitchField } from "../../ui/switch-field.tsx";
import { EventTextFields } from "./event-text-fields.tsx";
import { GuestCodeField } from "./guest-code-field.tsx";

interface EventFormProps {
  values: NewEvent;
  submitLabel: string;
  submittingLabel: string;
  isSubmitting: boolean;
  onSubmit: (event: NewEvent) => void;
  onCancel: () => void;
  /** Additional fields of the screen. */
  children?: ReactNode;
}

/** An event's details, validated by the same rules as on the server. */
export function EventForm({
  values,
  submitLabel,
  submittingLabel,
  isSubmitting,
  onSubmit,
  onCancel,
  children,
}: EventFormProps) {
  const form = useForm({ resolver: formRules(newEventSchema), defaultValues: values });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Stack gap="6">
        <EventTextFields register={(name) => form.register(name)} errors={errors} />
        {children}
        <SwitchField
          control={form.control}
          name="isPublic"
          label={t("events.form.isPublic")}
          hint={t("events.form.isPublicHint")}
        />
        <SwitchField
          control={form.control}
          name="showTablemates"
          label={t("events.form.showTablemates")}
          hint={t("events.form.showTablematesHint")}
        />
        <GuestCodeField
          error={errors.guestCode?.message}
          onSuggest={(code) => form.setValue("guestCode", code, { shouldDirty: true, shouldValidate: true })}
          {...form.register("guestCode")}
        />
        <Flex gap="3" justify="flex-end" wrap="wrap-reverse">
          <Button variant="outline" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={isSubmitting} loadingText={submittingLabel}>
            {submitLabel}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

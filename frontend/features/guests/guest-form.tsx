import { Button, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import type { UseFormReturn } from "react-hook-form";
import { t } from "../../lib/text.ts";
import { DialogActions } from "../../ui/dialog-frame.tsx";
import { TextField } from "../../ui/text-field.tsx";
import type { GuestFields } from "./guest-fields.ts";

interface GuestFormProps {
  form: UseFormReturn<GuestFields>;
  columns: readonly string[];
  submitLabel: string;
  submittingLabel: string;
  isSubmitDisabled?: boolean;
  onSubmit: (guest: GuestFields) => Promise<void>;
  notice?: ReactNode;
  otherAction?: ReactNode;
  /** Above the buttons. */
  footer?: ReactNode;
}

export function GuestForm({
  form,
  columns,
  submitLabel,
  submittingLabel,
  isSubmitDisabled = false,
  onSubmit,
  notice,
  otherAction,
  footer,
}: GuestFormProps) {
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Stack gap="5">
        {notice}
        <TextField
          label={t("guest-list.name")}
          placeholder={t("guest-list.namePlaceholder")}
          isRequired
          error={errors.name?.message}
          {...form.register("name")}
        />
        <TextField
          label={t("guest-list.table")}
          placeholder={t("guest-list.tablePlaceholder")}
          isRequired
          error={errors.tableNumber?.message}
          {...form.register("tableNumber")}
        />
        {columns.map((column, index) => (
          <TextField
            key={column}
            label={column}
            error={errors.extra?.[index]?.message}
            {...form.register(`extra.${index}`)}
          />
        ))}
        {footer}
        <DialogActions>
          {otherAction}
          <Button
            type="submit"
            ms="auto"
            disabled={isSubmitDisabled}
            loading={isSubmitting}
            loadingText={submittingLabel}
          >
            {submitLabel}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

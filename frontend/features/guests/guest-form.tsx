import { Button, Stack } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { t } from "../../lib/text.ts";
import { DialogActions } from "../../ui/dialog-frame.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { DetailFields, type DetailFieldsProps } from "./form/detail-fields.tsx";
import { TableField } from "./form/table-field.tsx";
import { ValueField } from "./form/value-field.tsx";
import type { GuestFields } from "./guest-fields.ts";

interface GuestFormProps extends DetailFieldsProps {
  columns: readonly string[];
  isTableOptional?: boolean | undefined;
  submitLabel: string;
  submittingLabel: string;
  isSubmitDisabled?: boolean;
  onSubmit: (guest: GuestFields) => Promise<void>;
  /** Saves and goes on with another guest. */
  onSubmitAndNext?: (guest: GuestFields) => Promise<void>;
  notice?: ReactNode;
  otherAction?: ReactNode;
  /** Above the buttons. */
  footer?: ReactNode;
}

export function GuestForm({
  columns,
  isTableOptional = false,
  submitLabel,
  submittingLabel,
  isSubmitDisabled = false,
  onSubmit,
  onSubmitAndNext,
  notice,
  otherAction,
  footer,
  ...details
}: GuestFormProps) {
  const { eventId, form } = details;
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
        <TableField
          eventId={eventId}
          isOptional={isTableOptional}
          error={errors.tableNumber?.message}
          control={form.register("tableNumber")}
        />
        {columns.map((column, index) => (
          <ValueField
            key={column}
            eventId={eventId}
            label={column}
            column={column}
            error={errors.extra?.[index]?.message}
            control={form.register(`extra.${index}`)}
          />
        ))}
        <DetailFields {...details} />
        {footer}
        <DialogActions>
          {otherAction}
          {onSubmitAndNext && (
            <Button
              variant="outline"
              ms="auto"
              disabled={isSubmitDisabled || isSubmitting}
              onClick={() => void form.handleSubmit(onSubmitAndNext)()}
            >
              {t("guest-list.form.next")}
            </Button>
          )}
          <Button
            type="submit"
            {...(!onSubmitAndNext && { ms: "auto" })}
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

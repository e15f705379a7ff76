import { Button, Stack } from "@chakra-ui/react";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { extraColumnValue, guestsChangeSchema } from "../../../common/guest-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { SelectField } from "../../ui/choice-field.tsx";
import { DialogActions, FormDialog } from "../../ui/dialog-frame.tsx";
import { TextField } from "../../ui/text-field.tsx";

interface SetColumnDialogProps {
  open: boolean;
  guestCount: number;
  columns: readonly string[];
  /** @returns whether it worked */
  onSubmit: (column: string, value: string) => Promise<boolean>;
  onClose: () => void;
}

/** A column that the event does not have yet. No index of a column looks like it. */
const newColumn = "new";

const columnRules = z.object({
  choice: z.string(),
  column: guestsChangeSchema.shape.column.unwrap(),
  value: extraColumnValue,
});

export function SetColumnDialog({ open, guestCount, ...form }: SetColumnDialogProps) {
  return (
    <FormDialog open={open} title={t("guest-list.column.title", { count: guestCount })} onClose={form.onClose}>
      <ColumnForm guestCount={guestCount} {...form} />
    </FormDialog>
  );
}

function ColumnForm({ guestCount, columns, onSubmit, onClose }: Omit<SetColumnDialogProps, "open">) {
  const [first = ""] = columns;
  const form = useForm({
    resolver: formRules(columnRules),
    defaultValues: { choice: columns.length === 0 ? newColumn : "0", column: first, value: "" },
  });
  const choice = useWatch({ control: form.control, name: "choice" });
  const { errors, isSubmitting } = form.formState;
  const options = columns.map((label, index) => ({ value: String(index), label }));
  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(async ({ column, value }) => {
        if (await onSubmit(column, value)) onClose();
      })}
    >
      <Stack gap="5">
        {columns.length > 0 && (
          <SelectField
            label={t("guest-list.column.column")}
            options={[...options, { value: newColumn, label: t("guest-list.column.new") }]}
            {...form.register("choice", {
              onChange: ({ target }) => form.setValue("column", columns[Number(target.value)] ?? ""),
            })}
          />
        )}
        {choice === newColumn && (
          <TextField
            label={t("guest-list.column.name")}
            isRequired
            error={errors.column?.message}
            {...form.register("column")}
          />
        )}
        <TextField
          label={t("guest-list.column.value")}
          hint={t("guest-list.column.valueHint")}
          error={errors.value?.message}
          {...form.register("value")}
        />
        <DialogActions>
          <Button type="submit" loading={isSubmitting} loadingText={t("guest-list.column.submitting")}>
            {t("guest-list.column.submit", { count: guestCount })}
          </Button>
        </DialogActions>
      </Stack>
    </form>
  );
}

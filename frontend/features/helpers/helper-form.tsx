import { Fieldset, Stack } from "@chakra-ui/react";
import { Controller, useForm } from "react-hook-form";
import { z } from "zod";
import { helperNameSchema } from "../../../common/helper-rules.ts";
import type { HelperInput, HelperRole } from "../../generated/schema-types.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { FormActions } from "../../ui/dialog-frame.tsx";
import { RadioCard } from "../../ui/radio-card.tsx";
import { TextField } from "../../ui/text-field.tsx";

/** From most to least rights. */
const helperRoles = ["EDITOR", "DOOR", "VIEWER"] as const satisfies readonly HelperRole[];
const helperRules = z.object({ name: helperNameSchema, role: z.enum(helperRoles) });

interface HelperFormProps {
  helper: HelperInput;
  submitLabel: string;
  busyLabel: string;
  onSubmit: (helper: HelperInput) => Promise<void>;
  onCancel: () => void;
}

export function HelperForm({ helper, onSubmit, ...actions }: HelperFormProps) {
  const { name, role } = helper;
  const form = useForm({ resolver: formRules(helperRules), defaultValues: { name, role } });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate onSubmit={form.handleSubmit(onSubmit)}>
      <Stack gap="6">
        <TextField
          label={t("helpers.form.name")}
          hint={t("helpers.form.nameHint")}
          isRequired
          error={errors.name?.message}
          {...form.register("name")}
        />
        <Controller
          control={form.control}
          name="role"
          render={({ field }) => (
            <Fieldset.Root>
              <Fieldset.Legend>{t("helpers.form.role")}</Fieldset.Legend>
              <Fieldset.Content gap="2" mt="2">
                {helperRoles.map((offered) => (
                  <RadioCard
                    key={offered}
                    name={field.name}
                    value={offered}
                    label={t(`helpers.roles.${offered}`)}
                    description={t(`helpers.may.${offered}`)}
                    isChosen={field.value === offered}
                    onChoose={() => field.onChange(offered)}
                  />
                ))}
              </Fieldset.Content>
            </Fieldset.Root>
          )}
        />
        <FormActions {...actions} isBusy={isSubmitting} />
      </Stack>
    </form>
  );
}

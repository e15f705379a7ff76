import { Button, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { recoveryCode } from "../../../common/second-factor.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { TextField } from "../../ui/text-field.tsx";

const recoveryForm = z.object({ recoveryCode });

interface RecoveryCodeFormProps {
  /** Returns why the code was refused; undefined when it was right. */
  onConfirm: (recoveryCode: string) => Promise<string | undefined>;
}

export function RecoveryCodeForm({ onConfirm }: RecoveryCodeFormProps) {
  const form = useForm({ resolver: formRules(recoveryForm), defaultValues: { recoveryCode: "" } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("recoveryCode"), [setFocus]);

  async function submit(input: z.output<typeof recoveryForm>) {
    const reason = await onConfirm(input.recoveryCode);
    if (reason !== undefined) form.setError("recoveryCode", { message: reason }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        <TextField
          label={t("second-factor.step.recoveryCode")}
          isVerbatim
          error={errors.recoveryCode?.message}
          {...form.register("recoveryCode")}
        />
        <Button type="submit" size="lg" loading={isSubmitting} loadingText={t("second-factor.step.confirming")}>
          {t("second-factor.step.confirm")}
        </Button>
      </Stack>
    </form>
  );
}

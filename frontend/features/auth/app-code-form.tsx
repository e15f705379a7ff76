import { Button, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { authenticatorCode } from "../../../common/second-factor.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { CodeField } from "../../ui/code-field.tsx";

const codeForm = z.object({ code: authenticatorCode });

interface AppCodeFormProps {
  /** Returns why the code was refused; undefined when it was right. */
  onConfirm: (code: string) => Promise<string | undefined>;
}

export function AppCodeForm({ onConfirm }: AppCodeFormProps) {
  const form = useForm({ resolver: formRules(codeForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("code"), [setFocus]);

  async function submit({ code }: z.output<typeof codeForm>) {
    const reason = await onConfirm(code);
    if (reason === undefined) return;
    form.resetField("code");
    form.setError("code", { message: reason }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        <CodeField label={t("second-factor.app.code")} error={errors.code?.message} {...form.register("code")} />
        <Button type="submit" size="lg" loading={isSubmitting} loadingText={t("second-factor.step.confirming")}>
          {t("second-factor.step.confirm")}
        </Button>
      </Stack>
    </form>
  );
}

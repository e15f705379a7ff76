import { Button, Stack } from "@chakra-ui/react";
import { useEffect } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { authenticatorCode, recoveryCode } from "../../../common/second-factor.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { CodeField, TextField } from "../../ui/text-field.tsx";

/** A code of the app, or a recovery code. */
export type CodeKind = "code" | "recoveryCode";

interface CodeFormProps {
  kind: CodeKind;
  /** Returns why the code was refused; undefined when it was right. */
  onConfirm: (typed: string) => Promise<string | undefined>;
}

export function CodeForm({ kind, onConfirm }: CodeFormProps) {
  const rules = z.object({ typed: kind === "code" ? authenticatorCode : recoveryCode });
  const form = useForm({ resolver: formRules(rules), defaultValues: { typed: "" } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus("typed"), [setFocus]);

  async function submit({ typed }: z.output<typeof rules>) {
    const reason = await onConfirm(typed);
    if (reason === undefined) return;
    // The next one is another; a recovery code may have a slip in it.
    if (kind === "code") form.resetField("typed");
    form.setError("typed", { message: reason }, { shouldFocus: true });
  }

  const field = { error: errors.typed?.message, ...form.register("typed") };
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        {kind === "code" ? (
          <CodeField label={t("second-factor.app.code")} {...field} />
        ) : (
          <TextField label={t("second-factor.step.recoveryCode")} isVerbatim {...field} />
        )}
        <Button type="submit" size="lg" loading={isSubmitting} loadingText={t("second-factor.step.confirming")}>
          {t("second-factor.step.confirm")}
        </Button>
      </Stack>
    </form>
  );
}

import { Button, Flex, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { minPasswordLength, passwordSchema } from "../../../common/user-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { SectionCard } from "../../ui/section-card.tsx";
import { useChangePassword } from "./use-change-password.ts";

const changeRules = z.object({
  currentPassword: z.string().min(1, rule("rules.passwordRequired")),
  newPassword: passwordSchema,
});
const choiceRules = changeRules.extend({ currentPassword: z.string() });
type Passwords = z.output<typeof changeRules>;

const blank: Passwords = { currentPassword: "", newPassword: "" };

interface PasswordFormProps {
  /** For password managers, which store it with the new password. */
  username: string;
  /** A session from a sign-in link may choose a password without the current one, once. */
  mayChoose: boolean;
}

export function PasswordForm({ username, mayChoose }: PasswordFormProps) {
  const changePassword = useChangePassword();
  const form = useForm<Passwords>({ resolver: formRules(mayChoose ? choiceRules : changeRules), defaultValues: blank });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  async function submit({ currentPassword, newPassword }: Passwords) {
    const outcome = await changePassword({ currentPassword: mayChoose ? null : currentPassword, newPassword });
    if (outcome.isChanged) form.reset(blank);
    else if (outcome.refused) {
      form.setError(outcome.refused.field, { message: outcome.refused.message }, { shouldFocus: true });
    }
  }

  return (
    <SectionCard
      title={t(mayChoose ? "account.password.chooseTitle" : "account.password.title")}
      description={t(mayChoose ? "account.password.chooseIntro" : "account.password.intro")}
    >
      <form noValidate onSubmit={form.handleSubmit(submit)}>
        <input type="text" autoComplete="username" value={username} readOnly hidden />
        <Stack gap="6">
          {!mayChoose && (
            <PasswordField
              label={t("account.password.current")}
              isRequired
              autoComplete="current-password"
              error={errors.currentPassword?.message}
              control={form.register("currentPassword")}
            />
          )}
          <PasswordField
            label={t("account.password.new")}
            isRequired
            autoComplete="new-password"
            hint={t("account.password.hint", { minimum: minPasswordLength })}
            error={errors.newPassword?.message}
            control={form.register("newPassword")}
          />
          <Flex justify="flex-end">
            <Button
              type="submit"
              variant={mayChoose ? "solid" : "outline"}
              loading={isSubmitting}
              loadingText={t("account.saving")}
            >
              {t(mayChoose ? "account.password.choose" : "account.password.change")}
            </Button>
          </Flex>
        </Stack>
      </form>
    </SectionCard>
  );
}

import { useForm } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { minPasswordLength, passwordSchema } from "../../../common/user-rules.ts";
import { useAct } from "../../lib/act.ts";
import { formRules, showRefusal } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { SectionForm } from "../../ui/section-card.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import { ChangePasswordDocument } from "./generated/change-password.ts";

const changeRules = z.object({
  currentPassword: z.string().min(1, rule("rules.passwordRequired")),
  newPassword: passwordSchema,
});
const choiceRules = changeRules.extend({ currentPassword: z.string() });
type Passwords = z.output<typeof changeRules>;

const blank: Passwords = { currentPassword: "", newPassword: "" };

const fieldOf = {
  "refusals.wrongCurrentPassword": "currentPassword",
  "refusals.commonPassword": "newPassword",
} as const;

interface PasswordFormProps {
  /** For password managers, which store it with the new password. */
  username: string;
  /** A session from a sign-in link may choose a password without the current one, once. */
  mayChoose: boolean;
}

export function PasswordForm({ username, mayChoose }: PasswordFormProps) {
  const [act] = useAct();
  const form = useForm<Passwords>({ resolver: formRules(mayChoose ? choiceRules : changeRules), defaultValues: blank });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);

  async function submit({ currentPassword, newPassword }: Passwords) {
    // The server ends all sessions and starts a new one.
    const { data, error } = await act({
      mutation: ChangePasswordDocument,
      variables: { input: { currentPassword: mayChoose ? null : currentPassword, newPassword } },
      done: success(t("toasts.passwordChanged.title"), t("toasts.passwordChanged.text")),
      failed: t("toasts.changePasswordFailed.title"),
    });
    if (data) form.reset(blank);
    else showRefusal(form.setError, error, fieldOf);
  }

  return (
    <SectionForm
      title={t(mayChoose ? "account.password.chooseTitle" : "account.password.title")}
      description={t(mayChoose ? "account.password.chooseIntro" : "account.password.intro")}
      submitLabel={t(mayChoose ? "account.password.choose" : "account.password.change")}
      busyLabel={t("account.saving")}
      isBusy={isSubmitting}
      isSecondary={!mayChoose}
      onSubmit={form.handleSubmit(submit)}
    >
      <input type="text" autoComplete="username" value={username} readOnly hidden />
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
    </SectionForm>
  );
}

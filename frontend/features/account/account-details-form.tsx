import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../common/rule-messages.ts";
import { accountSchema } from "../../../common/user-rules.ts";
import { useAct } from "../../lib/act.ts";
import { formRules, showRefusal } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { SectionForm } from "../../ui/section-card.tsx";
import { PasswordField, TextField } from "../../ui/text-field.tsx";
import type { AccountDetailsForm_UserFragment } from "./generated/account-details-form.ts";
import { UpdateAccountDocument } from "./generated/update-account.ts";

type User = AccountDetailsForm_UserFragment;
type Details = z.output<ReturnType<typeof detailsRules>>;

const fieldOf = { "refusals.takenEmail": "email", "refusals.wrongCurrentPassword": "currentPassword" } as const;

interface AccountDetailsFormProps {
  user: User;
  isSecondary?: boolean;
}

/** A new email address takes the password: a signed-in browser must not be enough to take over the account. */
export function AccountDetailsForm({ user, isSecondary = false }: AccountDetailsFormProps) {
  const [act] = useAct();
  const form = useForm<Details>({ resolver: formRules(detailsRules(user)), defaultValues: detailsOf(user) });
  const { errors, isDirty, isSubmitting } = form.formState;
  useUnsavedChanges(isDirty);
  const email = useWatch({ control: form.control, name: "email" });

  async function submit({ name, email, currentPassword }: Details) {
    const password = isAnotherAddress(user, email) ? currentPassword : null;
    const { data, error } = await act({
      mutation: UpdateAccountDocument,
      variables: { input: { name, email, currentPassword: password } },
      done: success(t("toasts.accountUpdated.title"), t("toasts.accountUpdated.text")),
      failed: t("toasts.updateAccountFailed.title"),
    });
    if (data) form.reset(detailsOf(data.updateAccount));
    else showRefusal(form.setError, error, fieldOf);
  }

  return (
    <SectionForm
      title={t("account.details.title")}
      description={t("account.details.intro", { username: user.username })}
      submitLabel={t("account.save")}
      busyLabel={t("account.saving")}
      isBusy={isSubmitting}
      isSecondary={isSecondary}
      onSubmit={form.handleSubmit(submit)}
    >
      <TextField label={t("users.form.name")} isRequired error={errors.name?.message} {...form.register("name")} />
      <TextField
        label={t("users.form.email")}
        type="email"
        isRequired
        error={errors.email?.message}
        {...form.register("email")}
      />
      {isAnotherAddress(user, email) && (
        <PasswordField
          label={t("account.password.current")}
          isRequired
          autoComplete="current-password"
          hint={t("account.details.passwordHint")}
          error={errors.currentPassword?.message}
          control={form.register("currentPassword")}
        />
      )}
    </SectionForm>
  );
}

function detailsRules(user: User) {
  return accountSchema
    .pick({ name: true, email: true })
    .extend({ currentPassword: z.string() })
    .refine(({ email, currentPassword }) => currentPassword !== "" || !isAnotherAddress(user, email), {
      message: rule("rules.passwordRequired"),
      path: ["currentPassword"],
    });
}

function detailsOf({ name, email }: User): Details {
  return { name, email, currentPassword: "" };
}

function isAnotherAddress(user: User, email: string): boolean {
  return email.trim() !== user.email;
}

import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { rule } from "../../../../common/rule-messages.ts";
import { accountSchema, minPasswordLength, passwordSchema } from "../../../../common/user-rules.ts";
import { useAct } from "../../lib/act.ts";
import { fieldProps, formRules, showRefusal } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { SectionForm } from "../../ui/section-card.tsx";
import { PasswordField, TextField } from "../../ui/text-field.tsx";
import type { CurrentUser } from "../auth/session.ts";
import { ChangePasswordDocument, UpdateAccountDocument } from "./generated/account.ts";

type Details = z.output<ReturnType<typeof detailsRules>>;

/** A new email address takes the password: a signed-in browser must not be enough to take over the account. */
export function AccountDetailsForm({ user, isSecondary }: { user: CurrentUser; isSecondary: boolean }) {
  const [act] = useAct();
  const form = useForm<Details>({
    resolver: formRules(detailsRules(user)),
    // Changed elsewhere meanwhile, they follow, unless they were edited here.
    values: detailsOf(user),
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty, isSubmitting } = form.formState;
  const field = fieldProps(form);
  useUnsavedChanges(isDirty);
  const isAnother = isAnotherAddress(user, useWatch({ control: form.control, name: "email" }));

  async function submit({ name, email, currentPassword }: Details) {
    const { data, error } = await act({
      mutation: UpdateAccountDocument,
      variables: { input: { name, email, currentPassword: isAnother ? currentPassword : null } },
      done: success(t("toasts.accountUpdated.title"), t("toasts.accountUpdated.text")),
      failed: t("toasts.updateAccountFailed.title"),
    });
    if (data) form.reset(detailsOf(data.updateAccount), { keepDirtyValues: false });
    else
      showRefusal(form.setError, error, {
        "refusals.takenEmail": "email",
        "refusals.wrongCurrentPassword": "currentPassword",
      });
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
      <TextField label={t("users.form.name")} isRequired {...field("name")} />
      <TextField label={t("users.form.email")} type="email" isRequired {...field("email")} />
      {isAnother && (
        <PasswordField
          label={t("account.password.current")}
          isRequired
          autoComplete="current-password"
          hint={t("account.details.passwordHint")}
          {...field("currentPassword")}
        />
      )}
    </SectionForm>
  );
}

function detailsRules(user: CurrentUser) {
  return accountSchema
    .pick({ name: true, email: true })
    .extend({ currentPassword: z.string() })
    .refine(({ email, currentPassword }) => currentPassword !== "" || !isAnotherAddress(user, email), {
      message: rule("rules.passwordRequired"),
      path: ["currentPassword"],
    });
}

const detailsOf = ({ name, email }: CurrentUser): Details => ({ name, email, currentPassword: "" });

const isAnotherAddress = (user: CurrentUser, email: string) => email.trim() !== user.email;

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
  const [act] = useAct();
  const form = useForm<Passwords>({ resolver: formRules(mayChoose ? choiceRules : changeRules), defaultValues: blank });
  const { isDirty, isSubmitting } = form.formState;
  const field = fieldProps(form);
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
    else
      showRefusal(form.setError, error, {
        "refusals.wrongCurrentPassword": "currentPassword",
        "refusals.commonPassword": "newPassword",
      });
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
          {...field("currentPassword")}
        />
      )}
      <PasswordField
        label={t("account.password.new")}
        isRequired
        autoComplete="new-password"
        hint={t("account.password.hint", { minimum: minPasswordLength })}
        {...field("newPassword")}
      />
    </SectionForm>
  );
}

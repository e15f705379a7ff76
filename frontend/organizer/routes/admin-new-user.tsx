import { Button, Flex, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import { z } from "zod";
import { accountSchema } from "../../../common/user-rules.ts";
import { CreateUserDocument } from "../features/users/generated/users.ts";
import { useAct } from "../lib/act.ts";
import { fieldProps, formRules, showRefusal } from "../lib/form-rules.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { success } from "../lib/toast.ts";
import { leaveBy, useUnsavedChanges } from "../lib/unsaved-changes.ts";
import { roleName } from "../lib/words.ts";
import { SelectField } from "../ui/choice-field.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { PasswordField, TextField } from "../ui/text-field.tsx";

const roles = ["CUSTOMER", "ADMIN"] as const;
const roleOptions = () => roles.map((role) => ({ value: role, label: roleName(role) }));
const newUserSchema = accountSchema.extend({ role: z.enum(roles) });
type NewUser = z.output<typeof newUserSchema>;

const blankUser: Omit<NewUser, "role"> = { name: "", username: "", email: "", password: "" };

/** Creates an account and returns to the dashboard, or to the administrators if opened there. */
export function AdminNewUser() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const isAdministrator = params.get("role") === "admin";
  const back = isAdministrator
    ? { to: paths.adminAdministrators, label: t("administrators.title") }
    : { to: paths.adminDashboard, label: t("shell.dashboard") };
  return (
    <Stack gap="6" maxW="3xl">
      <title>{t("shell.pageTitle", { screen: t("admin.newUser.title") })}</title>
      <PageHeader title={t("admin.newUser.title")} back={back} />
      <UserForm firstRole={isAdministrator ? "ADMIN" : "CUSTOMER"} onDone={() => void navigate(back.to)} />
    </Stack>
  );
}

/** Validated by the same rules as on the server. Errors show next to their field. */
function UserForm({ firstRole, onDone }: { firstRole: NewUser["role"]; onDone: () => void }) {
  const [act, isCreating] = useAct();
  const form = useForm({ resolver: formRules(newUserSchema), defaultValues: { ...blankUser, role: firstRole } });
  const field = fieldProps(form);
  useUnsavedChanges(form.formState.isDirty);

  async function submit(user: NewUser) {
    const { data, error } = await act({
      mutation: CreateUserDocument,
      variables: { input: user },
      done: success(t("toasts.userCreated.title"), t("toasts.userCreated.text", { name: user.name })),
      failed: t("toasts.createUserFailed.title"),
    });
    if (data) onDone();
    else
      showRefusal(form.setError, error, {
        "refusals.takenUsername": "username",
        "refusals.takenEmail": "email",
        "refusals.commonPassword": "password",
      });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="6">
        <TextField label={t("users.form.name")} isRequired {...field("name")} />
        <TextField label={t("users.form.email")} type="email" isRequired {...field("email")} />
        <Stack direction={{ base: "column", md: "row" }} gap="6">
          <TextField label={t("users.form.username")} isRequired isVerbatim {...field("username")} />
          <PasswordField
            label={t("users.form.password")}
            isRequired
            autoComplete="new-password"
            {...field("password")}
          />
        </Stack>
        <SelectField
          label={t("users.form.role")}
          options={roleOptions()}
          hint={t("users.form.roleHint")}
          {...field("role")}
        />
        <Flex gap="3" justify="flex-end" wrap="wrap-reverse">
          <Button variant="outline" onClick={() => void leaveBy(onDone)}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={isCreating} loadingText={t("users.form.submitting")}>
            {t("users.form.submit")}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

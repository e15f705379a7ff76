import { Button, Flex, Stack } from "@chakra-ui/react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { accountSchema } from "../../../common/user-rules.ts";
import { formRules } from "../../lib/form-rules.ts";
import { roleName } from "../../lib/role-name.ts";
import { t } from "../../lib/text.ts";
import { useUnsavedChanges } from "../../lib/unsaved-changes.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { SelectField } from "../../ui/select-field.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { useCreateUser } from "./use-create-user.ts";

const roles = ["CUSTOMER", "ADMIN"] as const;
const roleOptions = () => roles.map((role) => ({ value: role, label: roleName(role) }));
const newUserSchema = accountSchema.extend({ role: z.enum(roles) });
type NewUser = z.output<typeof newUserSchema>;

const blankUser: Omit<NewUser, "role"> = { name: "", username: "", email: "", password: "" };

interface UserFormProps {
  firstRole: NewUser["role"];
  onCreated: () => void;
  onCancel: () => void;
}

/** Validated by the same rules as on the server. Errors show next to their field. */
export function UserForm({ firstRole, onCreated, onCancel }: UserFormProps) {
  const { createUser, loading } = useCreateUser();
  const form = useForm({ resolver: formRules(newUserSchema), defaultValues: { ...blankUser, role: firstRole } });
  const { errors, isDirty } = form.formState;
  useUnsavedChanges(isDirty);

  async function submit(user: NewUser) {
    const outcome = await createUser(user);
    if (outcome.isCreated) onCreated();
    else if (outcome.refused) {
      form.setError(outcome.refused.field, { message: outcome.refused.message }, { shouldFocus: true });
    }
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="6">
        <TextField label={t("users.form.name")} isRequired error={errors.name?.message} {...form.register("name")} />
        <TextField
          label={t("users.form.email")}
          type="email"
          isRequired
          error={errors.email?.message}
          {...form.register("email")}
        />
        <Stack direction={{ base: "column", md: "row" }} gap="6">
          <TextField
            label={t("users.form.username")}
            isRequired
            isVerbatim
            error={errors.username?.message}
            {...form.register("username")}
          />
          <PasswordField
            label={t("users.form.password")}
            isRequired
            autoComplete="new-password"
            error={errors.password?.message}
            control={form.register("password")}
          />
        </Stack>
        <SelectField
          label={t("users.form.role")}
          options={roleOptions()}
          hint={t("users.form.roleHint")}
          error={errors.role?.message}
          {...form.register("role")}
        />
        <Flex gap="3" justify="flex-end" wrap="wrap-reverse">
          <Button variant="outline" onClick={onCancel}>
            {t("ui.cancel")}
          </Button>
          <Button type="submit" loading={loading} loadingText={t("users.form.submitting")}>
            {t("users.form.submit")}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}

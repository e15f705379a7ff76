import { Button, Checkbox, Field, Flex, Input, Link, Stack } from "@chakra-ui/react";
import { Controller, useForm } from "react-hook-form";
import { type SignInForm as SignInInput, signInForm } from "../../../common/sign-in.ts";
import { formRules } from "../../lib/form-rules.ts";
import { canUsePasskeys } from "../../lib/passkeys.ts";
import { t } from "../../lib/text.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { PasskeyButton } from "./passkey-button.tsx";
import { useLogin } from "./use-login.ts";
import { usePasskeySignIn } from "./use-passkey-sign-in.ts";

interface SignInFormProps {
  onFirstStep: () => Promise<unknown>;
}

/** Errors show on submit, next to their field. */
export function SignInForm({ onFirstStep }: SignInFormProps) {
  const { login, loading } = useLogin();
  const signInByPasskey = usePasskeySignIn();
  const { control, register, handleSubmit, formState, getValues, resetField, setFocus } = useForm<SignInInput>({
    resolver: formRules(signInForm),
    defaultValues: { username: "", password: "", rememberMe: false },
  });
  const { errors } = formState;

  async function submit(input: SignInInput) {
    const outcome = await login(input);
    if (outcome === "to be confirmed") await onFirstStep();
    if (outcome !== "refused") return;
    resetField("password");
    setFocus("password");
  }

  return (
    <form noValidate onSubmit={handleSubmit(submit)}>
      <Stack gap="5">
        <Field.Root invalid={errors.username !== undefined}>
          <Field.Label>{t("auth.username")}</Field.Label>
          <Input {...register("username")} autoComplete="username" autoCapitalize="none" spellCheck={false} />
          <Field.ErrorText>{errors.username?.message}</Field.ErrorText>
        </Field.Root>
        <PasswordField
          label={t("auth.password")}
          autoComplete="current-password"
          error={errors.password?.message}
          control={register("password")}
        />
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Controller
            control={control}
            name="rememberMe"
            render={({ field }) => (
              <Checkbox.Root
                minH="11"
                checked={field.value}
                onCheckedChange={({ checked }) => field.onChange(checked === true)}
              >
                <Checkbox.HiddenInput ref={field.ref} onBlur={field.onBlur} />
                <Checkbox.Control borderColor="border.emphasized" />
                <Checkbox.Label>{t("auth.rememberMe")}</Checkbox.Label>
              </Checkbox.Root>
            )}
          />
          <Link
            href="#"
            title={t("auth.forgotPasswordHint")}
            minH="11"
            fontSize="sm"
            onClick={(event) => event.preventDefault()}
          >
            {t("auth.forgotPassword")}
          </Link>
        </Flex>
        <Button type="submit" size="lg" w="full" loading={loading} loadingText={t("auth.loggingIn")}>
          {t("auth.login")}
        </Button>
        {canUsePasskeys() && (
          <PasskeyButton
            variant="outline"
            label={t("auth.passkey")}
            onPress={() => signInByPasskey(getValues("rememberMe") ?? false)}
          />
        )}
      </Stack>
    </form>
  );
}

import { Button, Checkbox, Field, Flex, Input, Link, Stack } from "@chakra-ui/react";
import { type FormEvent, useRef, useState } from "react";
import { t } from "../../lib/text.ts";
import { PasswordField } from "../../ui/password-field.tsx";
import { useLogin } from "./use-login.ts";

interface SignInFormProps {
  onFirstStep: () => Promise<unknown>;
}

const nothing = { username: false, password: false };

/** Errors show on submit, next to their field. Without the libraries of other forms, which take longer to load. */
export function SignInForm({ onFirstStep }: SignInFormProps) {
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { login, loading } = useLogin();
  const [rememberMe, setRememberMe] = useState(false);
  const [missing, setMissing] = useState(nothing);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (loading) return;
    const username = usernameField.current?.value.trim() ?? "";
    const password = passwordField.current?.value ?? "";
    setMissing({ username: username === "", password: password === "" });
    if (username === "") return usernameField.current?.focus();
    if (password === "") return passwordField.current?.focus();
    const outcome = await login({ username, password, rememberMe });
    if (outcome === "to be confirmed") await onFirstStep();
    if (outcome !== "refused" || !passwordField.current) return;
    passwordField.current.value = "";
    passwordField.current.focus();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Field.Root invalid={missing.username}>
          <Field.Label>{t("auth.username")}</Field.Label>
          <Input
            ref={usernameField}
            name="username"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            onChange={() => setMissing({ ...missing, username: false })}
          />
          <Field.ErrorText>{t("rules.usernameRequired")}</Field.ErrorText>
        </Field.Root>
        <PasswordField
          label={t("auth.password")}
          autoComplete="current-password"
          error={missing.password ? t("rules.passwordRequired") : undefined}
          control={{
            ref: passwordField,
            name: "password",
            onChange: () => setMissing({ ...missing, password: false }),
          }}
        />
        <Flex justify="space-between" align="center" gap="4" wrap="wrap">
          <Checkbox.Root
            minH="11"
            checked={rememberMe}
            onCheckedChange={({ checked }) => setRememberMe(checked === true)}
          >
            <Checkbox.HiddenInput name="rememberMe" />
            <Checkbox.Control borderColor="border.emphasized" />
            <Checkbox.Label>{t("auth.rememberMe")}</Checkbox.Label>
          </Checkbox.Root>
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
      </Stack>
    </form>
  );
}

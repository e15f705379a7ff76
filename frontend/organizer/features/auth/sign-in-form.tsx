import { useQuery } from "@apollo/client/react";
import { Button, Checkbox, Field, Flex, Input, Link, Stack, Text } from "@chakra-ui/react";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { lazyPart } from "../../lib/lazy.tsx";
import { t } from "../../lib/text.ts";
import { Awaited, PageSpinner } from "../../ui/page-spinner.tsx";
import { PasswordField } from "../../ui/text-field.tsx";
import { WaitingSignInDocument } from "./generated/auth.ts";
import { useSignIn } from "./use-sign-in.ts";

const SecondStep = lazyPart(async () => (await import("./second-step.tsx")).SecondStep);

/** Signing in, in one step or two. @param children the first step */
export function SignInSteps({ children }: { children: ReactNode }) {
  const { data, loading } = useQuery(WaitingSignInDocument);
  if (data?.waitingSignIn) {
    return (
      <Awaited>
        <SecondStep />
      </Awaited>
    );
  }
  return loading ? <PageSpinner label={t("shell.loading")} /> : children;
}

const nothing = { username: false, password: false };

/** Errors show on submit, next to their field. Without the libraries of other forms, which take longer to load. */
export function SignInForm({ username: known }: { username?: string | undefined }) {
  const usernameField = useRef<HTMLInputElement>(null);
  const passwordField = useRef<HTMLInputElement>(null);
  const { byPassword } = useSignIn();
  const [isBusy, setIsBusy] = useState(false);
  const [rememberMe, setRememberMe] = useState(false);
  const [missing, setMissing] = useState(nothing);
  const [hasForgotten, setHasForgotten] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    const username = usernameField.current?.value.trim() ?? "";
    const password = passwordField.current?.value ?? "";
    setMissing({ username: username === "", password: password === "" });
    if (username === "") return usernameField.current?.focus();
    if (password === "") return passwordField.current?.focus();
    setIsBusy(true);
    const outcome = await byPassword({ username, password, rememberMe });
    setIsBusy(false);
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
            defaultValue={known}
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
          ref={passwordField}
          name="password"
          onChange={() => setMissing({ ...missing, password: false })}
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
            minH="11"
            fontSize="sm"
            onClick={(event) => {
              event.preventDefault();
              setHasForgotten(true);
            }}
          >
            {t("auth.forgotPassword")}
          </Link>
          <Text role="status" flexBasis="full" textStyle="sm" _empty={{ display: "none" }}>
            {hasForgotten && t("auth.forgotPasswordHint")}
          </Text>
        </Flex>
        <Button type="submit" size="lg" w="full" loading={isBusy} loadingText={t("auth.loggingIn")}>
          {t("auth.login")}
        </Button>
      </Stack>
    </form>
  );
}

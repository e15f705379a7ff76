import { Box, Flex, Link, Stack, Text } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { useForm } from "react-hook-form";
import { z } from "zod";
import { authenticatorCode } from "../../../common/second-factor.ts";
import { formRules } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { FormActions } from "../../ui/dialog-frame.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { CodeField } from "../../ui/text-field.tsx";
import type { BeginAuthenticatorAppMutation } from "./generated/second-factor.ts";

/** A key, and the same as an address for QR codes. */
export type AppKey = BeginAuthenticatorAppMutation["beginAuthenticatorApp"];

const codeForm = z.object({ code: authenticatorCode });

interface AppKeyFormProps {
  appKey: AppKey;
  /** Returns why the code was refused; undefined when it was right. */
  onSubmit: (code: string) => Promise<string | undefined>;
  onCancel: () => void;
}

export function AppKeyForm({ appKey, onSubmit, onCancel }: AppKeyFormProps) {
  const form = useForm({ resolver: formRules(codeForm), defaultValues: { code: "" } });
  const { errors, isSubmitting } = form.formState;
  const advice = useRef<HTMLParagraphElement>(null);
  // Not the field: on phones, the keyboard would cover the code to scan.
  useEffect(() => advice.current?.focus(), []);

  async function submit({ code }: z.output<typeof codeForm>) {
    const reason = await onSubmit(code);
    if (reason !== undefined) form.setError("code", { message: reason }, { shouldFocus: true });
  }

  return (
    <form noValidate onSubmit={form.handleSubmit(submit)}>
      <Stack gap="5">
        <Text ref={advice} tabIndex={-1} outline="none">
          {t("second-factor.app.scan")}
        </Text>
        <Box maxW="48" w="full" mx="auto" borderRadius="l2" overflow="hidden" borderWidth="1px">
          <QrCode text={appKey.uri} label={t("second-factor.app.qr")} />
        </Box>
        <Link href={appKey.uri} display={{ md: "none" }} mx="auto" minH="11" alignItems="center">
          {t("second-factor.app.openHere")}
        </Link>
        <KeyByHand secret={appKey.secret} />
        <CodeField
          label={t("second-factor.app.code")}
          hint={t("second-factor.app.codeHint")}
          error={errors.code?.message}
          {...form.register("code")}
        />
        <FormActions submitLabel={t("second-factor.app.turnOn")} isBusy={isSubmitting} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

function KeyByHand({ secret }: { secret: string }) {
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <Flex gap="3" align="center" justify="space-between" bg="bg.subtle" borderRadius="l2" py="3" px="4">
      <Box minW="0">
        <Text textStyle="sm" color="fg.muted">
          {t("second-factor.app.key")}
        </Text>
        <Text dir="ltr" fontFamily="mono" textStyle="sm" textAlign="start">
          {groups}
        </Text>
      </Box>
      <CopyButton
        size="sm"
        flexShrink="0"
        label={t("second-factor.codes.copy")}
        aria-label={t("second-factor.app.copyKey")}
        text={secret}
        isSecret
      />
    </Flex>
  );
}

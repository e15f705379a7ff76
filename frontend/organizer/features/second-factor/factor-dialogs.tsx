import { Box, Button, Flex, Heading, Link, SimpleGrid, Stack, Text } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { z } from "zod";
import { rule } from "../../../../common/rule-messages.ts";
import { authenticatorCode } from "../../../../common/second-factor.ts";
import { useAct } from "../../lib/act.ts";
import { longDate } from "../../lib/dates.ts";
import { refusalText } from "../../lib/errors.ts";
import { useOneField } from "../../lib/form-rules.ts";
import { download } from "../../lib/page.ts";
import { t } from "../../lib/text.ts";
import { success } from "../../lib/toast.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { DialogForm, DialogFrame } from "../../ui/dialog-frame.tsx";
import { QrCode } from "../../ui/qr-code.tsx";
import { CodeField, PasswordField } from "../../ui/text-field.tsx";
import {
  BeginAuthenticatorAppDocument,
  type BeginAuthenticatorAppMutation,
  ConfirmAuthenticatorAppDocument,
  MySecondFactorsDocument,
  RemoveAuthenticatorAppDocument,
  RenewRecoveryCodesDocument,
} from "./generated/second-factor.ts";

/** What an account's owner does with its second step of signing in. */
export type FactorAct = "setUp" | "turnOff" | "renew";

// What is shown once is not kept in the cache.
const unkept = { fetchPolicy: "no-cache" } as const;
const reading = { refetchQueries: [MySecondFactorsDocument], awaitRefetchQueries: true };

const texts = {
  setUp: () => ({ title: t("second-factor.app.setUpName") }),
  turnOff: () => ({ title: t("second-factor.app.offTitle"), description: t("second-factor.app.offText") }),
  renew: () => ({ title: t("second-factor.codes.renewTitle"), description: t("second-factor.codes.renewText") }),
};

interface FactorDialogProps {
  act: FactorAct;
  open: boolean;
  onClose: () => void;
}

/** Each begins with the password. A click beside it closes none: what is shown once would be lost. */
export function FactorDialog({ act, open, onClose }: FactorDialogProps) {
  return (
    <DialogFrame staysOpen open={open} {...texts[act]()} onClose={onClose}>
      <Steps act={act} onClose={onClose} />
    </DialogFrame>
  );
}

/** A key, and the same as an address for QR codes. */
type AppKey = BeginAuthenticatorAppMutation["beginAuthenticatorApp"];

function Steps({ act: chosen, onClose }: Omit<FactorDialogProps, "open">) {
  const [act] = useAct();
  const [appKey, setAppKey] = useState<AppKey>();
  const [codes, setCodes] = useState<string[]>();

  async function setUp(currentPassword: string) {
    const mutation = BeginAuthenticatorAppDocument;
    const { data, error } = await act({ mutation, variables: { currentPassword }, ...unkept });
    if (error) return refusalText(error);
    setAppKey(data.beginAuthenticatorApp);
  }

  async function turnOn(code: string) {
    const mutation = ConfirmAuthenticatorAppDocument;
    const { data, error } = await act({ mutation, variables: { code }, ...unkept, ...reading });
    if (error) return refusalText(error);
    // None if the account has some already.
    if (data.confirmAuthenticatorApp.length > 0) setCodes(data.confirmAuthenticatorApp);
    else onClose();
  }

  async function turnOff(currentPassword: string) {
    const [mutation, done] = [RemoveAuthenticatorAppDocument, success(t("toasts.appTurnedOff.title"))];
    const { error } = await act({ mutation, variables: { currentPassword }, ...reading, done });
    if (error) return refusalText(error);
    onClose();
  }

  async function renew(currentPassword: string) {
    const mutation = RenewRecoveryCodesDocument;
    const { data, error } = await act({ mutation, variables: { currentPassword }, ...unkept, ...reading });
    if (error) return refusalText(error);
    setCodes(data.renewRecoveryCodes);
  }

  if (codes) return <RecoveryCodes codes={codes} onDone={onClose} />;
  if (appKey) return <AppKeyForm appKey={appKey} send={turnOn} onCancel={onClose} />;
  const steps = {
    setUp: { submitLabel: t("second-factor.next"), send: setUp },
    turnOff: { submitLabel: t("second-factor.app.turnOff"), send: turnOff, isDestructive: true },
    renew: { submitLabel: t("second-factor.codes.renew"), send: renew },
  };
  return <PasswordForm {...steps[chosen]} onCancel={onClose} />;
}

const passwordRule = z.string().min(1, rule("rules.passwordRequired"));

interface FormProps {
  /** Returns why what was typed was refused; undefined when it was right. */
  send: (typed: string) => Promise<string | undefined>;
  onCancel: () => void;
}

interface PasswordFormProps extends FormProps {
  submitLabel: string;
  isDestructive?: boolean;
}

function PasswordForm({ send, ...actions }: PasswordFormProps) {
  const { field, isBusy, onSubmit } = useOneField(passwordRule, send);
  return (
    <DialogForm {...actions} isBusy={isBusy} onSubmit={onSubmit}>
      <PasswordField
        label={t("second-factor.password")}
        autoComplete="current-password"
        hint={t("second-factor.passwordHint")}
        {...field}
      />
    </DialogForm>
  );
}

function AppKeyForm({ appKey, send, onCancel }: FormProps & { appKey: AppKey }) {
  const { field, isBusy, onSubmit } = useOneField(authenticatorCode, send);
  const advice = useRef<HTMLParagraphElement>(null);
  // Not the field: on phones, the keyboard would cover the code to scan.
  useEffect(() => advice.current?.focus(), []);

  return (
    <DialogForm submitLabel={t("second-factor.app.turnOn")} isBusy={isBusy} onCancel={onCancel} onSubmit={onSubmit}>
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
      <CodeField label={t("second-factor.app.code")} hint={t("second-factor.app.codeHint")} {...field} />
    </DialogForm>
  );
}

function KeyByHand({ secret }: { secret: string }) {
  const groups = secret.match(/.{1,4}/g)?.join(" ") ?? secret;
  return (
    <Flex gap="3" align="center" justify="space-between" bg="bg.subtle" borderRadius="l2" py="3" px="4">
      <Box minW="0">
        <Text textStyle="note">{t("second-factor.app.key")}</Text>
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

/** Recovery codes, this one time: to copy, to save as a file, or to write down. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const title = useRef<HTMLHeadingElement>(null);
  // The button that led here is gone.
  useEffect(() => title.current?.focus(), []);

  function save() {
    const title = t("second-factor.codes.fileTitle", {
      site: window.location.host,
      date: longDate(new Date().toISOString()),
    });
    download(new Blob([`${[title, "", ...codes].join("\n")}\n`], { type: "text/plain" }), "recovery-codes.txt");
  }

  return (
    <Stack gap="5">
      <Stack gap="1">
        <Heading ref={title} tabIndex={-1} outline="none" as="h3" size="lg">
          {t("second-factor.codes.title")}
        </Heading>
        <Text color="fg.muted" textWrap="pretty">
          {t("second-factor.codes.keep")}
        </Text>
      </Stack>
      <SimpleGrid
        as="ul"
        aria-label={t("second-factor.codes.title")}
        listStyleType="none"
        columns={{ base: 1, md: 2 }}
        gapX="6"
        gapY="2"
        py="4"
        px="5"
        bg="bg.subtle"
        borderRadius="l2"
        dir="ltr"
        fontFamily="mono"
        textAlign="center"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </SimpleGrid>
      <Flex gap="3" wrap="wrap">
        <CopyButton flex="1" label={t("second-factor.codes.copy")} text={codes.join("\n")} isSecret />
        <Button flex="1" variant="outline" onClick={save}>
          <Download aria-hidden />
          {t("second-factor.codes.download")}
        </Button>
      </Flex>
      <Button onClick={onDone}>{t("second-factor.codes.done")}</Button>
    </Stack>
  );
}

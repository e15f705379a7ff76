import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useEffect, useState } from "react";
import { authenticatorCode, recoveryCode } from "../../../../common/second-factor.ts";
import { useOneField } from "../../lib/form-rules.ts";
import { t } from "../../lib/text.ts";
import { CodeField, TextField } from "../../ui/text-field.tsx";
import { useSignIn } from "./use-sign-in.ts";

/** A code of the app, or a recovery code. */
type CodeKind = "code" | "recoveryCode";

/** Asks for a code after the password. */
export function SecondStep() {
  const [kind, setKind] = useState<CodeKind>("code");
  const isByApp = kind === "code";
  const { complete, drop } = useSignIn();
  return (
    <Stack gap="6">
      <Stack gap="1">
        <Heading as="h1" size="3xl">
          {t("second-factor.step.title")}
        </Heading>
        <Text color="fg.muted" textWrap="pretty">
          {isByApp ? t("second-factor.step.byCode") : t("second-factor.step.byRecovery")}
        </Text>
      </Stack>
      <CodeForm key={kind} kind={kind} onConfirm={(typed) => complete({ [kind]: typed })} />
      <Stack gap="1" align="start" borderTopWidth="1px" pt="4">
        <QuietButton
          label={isByApp ? t("second-factor.step.toRecovery") : t("second-factor.step.toCode")}
          onClick={() => setKind(isByApp ? "recoveryCode" : "code")}
        />
        <QuietButton label={t("second-factor.step.leave")} onClick={() => void drop()} />
      </Stack>
    </Stack>
  );
}

interface CodeFormProps {
  kind: CodeKind;
  /** Returns why the code was refused; undefined when it was right. */
  onConfirm: (typed: string) => Promise<string | undefined>;
}

function CodeForm({ kind, onConfirm }: CodeFormProps) {
  const isByApp = kind === "code";
  const { field, isBusy, onSubmit, setFocus } = useOneField(isByApp ? authenticatorCode : recoveryCode, onConfirm);
  useEffect(() => setFocus("typed"), [setFocus]);
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack gap="5">
        {isByApp ? (
          <CodeField label={t("second-factor.app.code")} {...field} />
        ) : (
          <TextField label={t("second-factor.step.recoveryCode")} isVerbatim {...field} />
        )}
        <Button type="submit" size="lg" loading={isBusy} loadingText={t("second-factor.step.confirming")}>
          {t("second-factor.step.confirm")}
        </Button>
      </Stack>
    </form>
  );
}

function QuietButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Box ms="-3">
      <Button variant="ghost" px="3" textAlign="start" onClick={onClick}>
        {label}
      </Button>
    </Box>
  );
}

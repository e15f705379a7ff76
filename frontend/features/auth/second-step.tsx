import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { CodeForm, type CodeKind } from "./code-form.tsx";
import { useSignIn } from "./use-sign-in.ts";

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

function QuietButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Box ms="-3">
      <Button variant="ghost" px="3" textAlign="start" onClick={onClick}>
        {label}
      </Button>
    </Box>
  );
}

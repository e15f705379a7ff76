import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { CodeForm, type CodeKind } from "./code-form.tsx";
import { useSignInActs } from "./use-sign-in-acts.ts";

interface SecondStepProps {
  /** Time may be up. Returns whether the sign-in still waits. */
  onRefused: () => Promise<boolean>;
  onLeave: () => Promise<void>;
}

export function SecondStep({ onRefused, onLeave }: SecondStepProps) {
  const [kind, setKind] = useState<CodeKind>("code");
  const isByApp = kind === "code";
  const act = useSignInActs();

  async function confirm(typed: string): Promise<string | undefined> {
    const completing = act((acts, client) => acts.completeSignIn(client, { [kind]: typed }));
    const reason = await completing.catch(() => t("ui.noConnection"));
    if (reason !== undefined && !(await onRefused())) showToast(toastTexts.loginFailed(reason));
    return reason;
  }

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
      <CodeForm key={kind} kind={kind} onConfirm={confirm} />
      <Stack gap="1" align="start" borderTopWidth="1px" pt="4">
        <QuietButton
          label={isByApp ? t("second-factor.step.toRecovery") : t("second-factor.step.toCode")}
          onClick={() => setKind(isByApp ? "recoveryCode" : "code")}
        />
        <QuietButton label={t("second-factor.step.leave")} onClick={() => void onLeave()} />
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

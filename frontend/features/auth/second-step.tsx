import { Box, Button, Heading, Stack, Text } from "@chakra-ui/react";
import { useState } from "react";
import type { SecondFactorInput } from "../../generated/schema-types.ts";
import { canUsePasskeys } from "../../lib/can-use-passkeys.ts";
import { t } from "../../lib/text.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { showToast } from "../../ui/show-toast.ts";
import { AppCodeForm } from "./app-code-form.tsx";
import { PasskeyStep } from "./passkey-step.tsx";
import { RecoveryCodeForm } from "./recovery-code-form.tsx";
import type { WaitingSignIn } from "./sign-in-acts.ts";
import { useCompleteSignIn } from "./use-complete-sign-in.ts";

type Way = "passkey" | "code" | "recovery";

interface SecondStepProps {
  waiting: WaitingSignIn;
  /** Time may be up, or a passkey needs a fresh question. Returns whether the sign-in still waits. */
  onRefused: () => Promise<boolean>;
  onLeave: () => Promise<void>;
}

export function SecondStep({ waiting, onRefused, onLeave }: SecondStepProps) {
  const ways = waysOf(waiting);
  const [chosen, setChosen] = useState<Way>();
  const way = chosen && ways.includes(chosen) ? chosen : (ways[0] ?? "recovery");
  const complete = useCompleteSignIn();

  async function confirm(input: SecondFactorInput): Promise<string | undefined> {
    const reason = await complete(input);
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
          {introOf[way]()}
        </Text>
      </Stack>
      <WayForm key={way} way={way} waiting={waiting} onConfirm={confirm} />
      <Stack gap="1" align="start" borderTopWidth="1px" pt="4">
        {ways
          .filter((other) => other !== way)
          .map((other) => (
            <QuietButton key={other} label={labelOf[other]()} onClick={() => setChosen(other)} />
          ))}
        <QuietButton label={t("second-factor.step.leave")} onClick={() => void onLeave()} />
      </Stack>
    </Stack>
  );
}

interface WayFormProps {
  way: Way;
  waiting: WaitingSignIn;
  onConfirm: (input: SecondFactorInput) => Promise<string | undefined>;
}

function WayForm({ way, waiting, onConfirm }: WayFormProps) {
  if (way === "passkey") {
    return <PasskeyStep options={waiting.passkeyOptions} onConfirm={(response) => onConfirm({ passkey: response })} />;
  }
  if (way === "code") return <AppCodeForm onConfirm={(code) => onConfirm({ code })} />;
  return <RecoveryCodeForm onConfirm={(recoveryCode) => onConfirm({ recoveryCode })} />;
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

function waysOf({ hasApp, passkeyOptions }: WaitingSignIn): Way[] {
  const ways: Way[] = [];
  if (passkeyOptions !== null && canUsePasskeys()) ways.push("passkey");
  if (hasApp) ways.push("code");
  return [...ways, "recovery"];
}

const introOf: Record<Way, () => string> = {
  passkey: () => t("second-factor.step.byPasskey"),
  code: () => t("second-factor.step.byCode"),
  recovery: () => t("second-factor.step.byRecovery"),
};

const labelOf: Record<Way, () => string> = {
  passkey: () => t("second-factor.step.toPasskey"),
  code: () => t("second-factor.step.toCode"),
  recovery: () => t("second-factor.step.toRecovery"),
};

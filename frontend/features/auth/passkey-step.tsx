import { Alert, Button, Stack } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { confirmByPasskey } from "../../lib/passkeys.ts";
import { t } from "../../lib/text.ts";

interface PasskeyStepProps {
  options: unknown;
  /** Returns why the passkey was refused; undefined when it was right. */
  onConfirm: (response: Record<string, unknown>) => Promise<string | undefined>;
}

export function PasskeyStep({ options, onConfirm }: PasskeyStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed to get here is gone.
  useEffect(() => button.current?.focus(), []);
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  async function confirm() {
    setIsBusy(true);
    setReason(undefined);
    const answer = await confirmByPasskey(options);
    if (answer.kind === "given") setReason(await onConfirm(answer.response));
    else setReason(answer.kind === "cancelled" ? t("second-factor.step.cancelled") : t("second-factor.step.failed"));
    setIsBusy(false);
  }

  return (
    <Stack gap="4">
      {reason !== undefined && (
        <Alert.Root status="warning" colorPalette="brass" role="alert">
          <Alert.Indicator />
          <Alert.Title>{reason}</Alert.Title>
        </Alert.Root>
      )}
      <Button
        ref={button}
        size="lg"
        loading={isBusy}
        loadingText={t("second-factor.step.confirming")}
        onClick={() => void confirm()}
      >
        <KeyRound aria-hidden />
        {t("second-factor.step.usePasskey")}
      </Button>
    </Stack>
  );
}

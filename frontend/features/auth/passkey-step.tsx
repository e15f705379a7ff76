import { useEffect, useRef } from "react";
import { t } from "../../lib/text.ts";
import { answerByPasskey } from "./answer-by-passkey.ts";
import { PasskeyButton } from "./passkey-button.tsx";

interface PasskeyStepProps {
  options: unknown;
  /** Returns why the passkey was refused; undefined when it was right. */
  onConfirm: (response: Record<string, unknown>) => Promise<string | undefined>;
}

export function PasskeyStep({ options, onConfirm }: PasskeyStepProps) {
  const button = useRef<HTMLButtonElement>(null);
  // What was pressed to get here is gone.
  useEffect(() => button.current?.focus(), []);

  return (
    <PasskeyButton
      ref={button}
      label={t("second-factor.step.usePasskey")}
      onPress={() => answerByPasskey(options, onConfirm)}
    />
  );
}

import { Alert, Button, type ButtonProps, Stack } from "@chakra-ui/react";
import { KeyRound } from "lucide-react";
import { type Ref, useState } from "react";
import { t } from "../../lib/text.ts";

interface PasskeyButtonProps extends Pick<ButtonProps, "variant"> {
  ref?: Ref<HTMLButtonElement>;
  label: string;
  /** Returns why it did not work; undefined when it did. */
  onPress: () => Promise<string | undefined>;
}

/** Asks for a passkey, and shows above why it was not taken. */
export function PasskeyButton({ ref, label, variant, onPress }: PasskeyButtonProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState<string>();

  async function press() {
    setIsBusy(true);
    setReason(undefined);
    setReason(await onPress());
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
        ref={ref}
        size="lg"
        variant={variant}
        loading={isBusy}
        loadingText={t("second-factor.step.confirming")}
        onClick={() => void press()}
      >
        <KeyRound aria-hidden />
        {label}
      </Button>
    </Stack>
  );
}

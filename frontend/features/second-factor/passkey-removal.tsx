import { t } from "../../lib/text.ts";
import type { PasskeyRow } from "./passkey-list.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { usePasskeys } from "./use-passkeys.ts";

interface PasskeyRemovalProps {
  passkey: PasskeyRow | undefined;
  isLast: boolean;
  onClose: () => void;
  focusAfterwards: () => HTMLElement | null;
}

export function PasskeyRemoval({ passkey, isLast, onClose, focusAfterwards }: PasskeyRemovalProps) {
  const { remove } = usePasskeys();
  if (passkey === undefined) return null;
  return (
    <RemovalDialog
      open
      title={t("second-factor.passkeys.removeTitle", { name: passkey.name })}
      description={isLast ? t("second-factor.passkeys.removeLastText") : t("second-factor.passkeys.removeText")}
      confirmLabel={t("second-factor.passkeys.remove")}
      onConfirm={(password) => remove(passkey.id, password)}
      onClose={onClose}
      focusAfterwards={focusAfterwards}
    />
  );
}

import { t } from "../../lib/text.ts";
import type { PasskeyRow } from "./passkey-list.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { usePasskeys } from "./use-passkeys.ts";

interface PasskeyRemovalProps {
  /** The one to remove; undefined while the dialog is closed. */
  passkey: PasskeyRow | undefined;
  /** Nothing else confirms sign-ins. */
  isLast: boolean;
  onClose: () => void;
  /** What gets the focus afterwards: the passkey's row is gone then. */
  focusAfterwards: () => HTMLElement | null;
}

/** Asks for the password, then removes a passkey. */
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

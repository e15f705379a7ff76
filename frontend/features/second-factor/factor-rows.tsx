import { Button, Stack } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { canUsePasskeys } from "../../lib/can-use-passkeys.ts";
import { t } from "../../lib/text.ts";
import { AppDialog } from "./app-dialog.tsx";
import { FactorRow } from "./factor-row.tsx";
import type { MySecondFactorsQuery } from "./generated/my-second-factors.ts";
import { PasskeyDialog } from "./passkey-dialog.tsx";
import type { PasskeyRow } from "./passkey-list.tsx";
import { PasskeyList } from "./passkey-list.tsx";
import { PasskeyRemoval } from "./passkey-removal.tsx";
import { RemovalDialog } from "./removal-dialog.tsx";
import { RenewDialog } from "./renew-dialog.tsx";
import { useAuthenticatorApp } from "./use-authenticator-app.ts";

type Factors = MySecondFactorsQuery["mySecondFactors"];

const fewCodes = 2;

export function FactorRows({ factors }: { factors: Factors }) {
  const hasAny = factors.isAppOn || factors.passkeys.length > 0;
  return (
    <Stack as="ul" listStyleType="none" gap="0">
      <AppRow factors={factors} />
      <PasskeysRow factors={factors} />
      {hasAny && <CodesRow left={factors.recoveryCodesLeft} />}
    </Stack>
  );
}

function AppRow({ factors: { isAppOn, passkeys } }: { factors: Factors }) {
  const app = useAuthenticatorApp();
  const [dialog, setDialog] = useState<"set up" | "turn off">();
  const close = () => setDialog(undefined);
  return (
    <FactorRow
      title={t("second-factor.app.title")}
      text={isAppOn ? t("second-factor.app.on") : t("second-factor.app.off")}
      isOn={isAppOn}
      action={
        <Button
          size="sm"
          variant="outline"
          aria-label={isAppOn ? t("second-factor.app.turnOffName") : t("second-factor.app.setUpName")}
          onClick={() => setDialog(isAppOn ? "turn off" : "set up")}
        >
          {isAppOn ? t("second-factor.app.turnOff") : t("second-factor.app.setUp")}
        </Button>
      }
    >
      <AppDialog open={dialog === "set up"} onClose={close} />
      <RemovalDialog
        open={dialog === "turn off"}
        title={t("second-factor.app.offTitle")}
        description={passkeys.length > 0 ? t("second-factor.app.offText") : t("second-factor.app.offLastText")}
        confirmLabel={t("second-factor.app.turnOff")}
        onConfirm={app.remove}
        onClose={close}
      />
    </FactorRow>
  );
}

function PasskeysRow({ factors: { isAppOn, passkeys } }: { factors: Factors }) {
  const [isAdding, setIsAdding] = useState(false);
  const [leaving, setLeaving] = useState<PasskeyRow>();
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <FactorRow
      title={t("second-factor.passkeys.title")}
      text={canUsePasskeys() ? t("second-factor.passkeys.hint") : t("second-factor.passkeys.unsupported")}
      titleRef={title}
      action={
        canUsePasskeys() && (
          <Button size="sm" variant="outline" onClick={() => setIsAdding(true)}>
            {t("second-factor.passkeys.add")}
          </Button>
        )
      }
    >
      {passkeys.length > 0 && <PasskeyList passkeys={passkeys} onRemove={setLeaving} />}
      <PasskeyDialog open={isAdding} onClose={() => setIsAdding(false)} />
      <PasskeyRemoval
        passkey={leaving}
        isLast={!isAppOn && passkeys.length === 1}
        onClose={() => setLeaving(undefined)}
        focusAfterwards={() => title.current}
      />
    </FactorRow>
  );
}

function CodesRow({ left }: { left: number }) {
  const [isRenewing, setIsRenewing] = useState(false);
  return (
    <FactorRow
      title={t("second-factor.codes.title")}
      text={left === 0 ? t("second-factor.codes.none") : t("second-factor.codes.left", { count: left })}
      isUrgent={left <= fewCodes}
      action={
        <Button size="sm" variant="outline" onClick={() => setIsRenewing(true)}>
          {t("second-factor.codes.renew")}
        </Button>
      }
    >
      <RenewDialog open={isRenewing} onClose={() => setIsRenewing(false)} />
    </FactorRow>
  );
}

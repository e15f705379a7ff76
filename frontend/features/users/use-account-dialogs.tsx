import { type ReactElement, useState } from "react";
import { focusMain } from "../../lib/focus-main.ts";
import { t } from "../../lib/text.ts";
import { ConfirmDialog } from "../../ui/confirm-dialog.tsx";
import { SignInLinkDialog } from "./sign-in-link-dialog.tsx";
import { type Account, useAccountActs } from "./use-account-acts.ts";

export type AccountAct = AskedAct | "enable" | "signInLink";

type AskedAct = "endSessions" | "disable" | "removeSecondFactors" | "deleteAdministrator";

interface AccountDialogs {
  choose: (account: Account, act: AccountAct) => void;
  dialogs: ReactElement;
}

export function useAccountDialogs(): AccountDialogs {
  const acts = useAccountActs();
  // The dialog keeps its text while it fades out.
  const [chosen, setChosen] = useState<{ account: Account; act: AskedAct }>();
  const [isAsking, setIsAsking] = useState(false);
  const [linked, setLinked] = useState<Account>();
  const [isLinking, setIsLinking] = useState(false);

  function choose(account: Account, act: AccountAct) {
    if (act === "signInLink") {
      setLinked(account);
      setIsLinking(true);
      return;
    }
    if (act === "enable") {
      void acts.enable(account);
      return;
    }
    setChosen({ account, act });
    setIsAsking(true);
  }

  async function confirm(account: Account, act: AskedAct) {
    setIsAsking(false);
    const { data } = await acts[act](account);
    // The focused button disappears with its row.
    if (data && act === "deleteAdministrator") focusMain();
  }

  const dialogs = (
    <>
      {chosen && (
        <ConfirmDialog
          open={isAsking}
          {...question(chosen.act, chosen.account.name)}
          onConfirm={() => void confirm(chosen.account, chosen.act)}
          onCancel={() => setIsAsking(false)}
        />
      )}
      {linked && <SignInLinkDialog user={linked} open={isLinking} onClose={() => setIsLinking(false)} />}
    </>
  );
  return { choose, dialogs };
}

function question(act: AskedAct, name: string) {
  switch (act) {
    case "endSessions":
      return {
        title: t("users.confirmEndingSessions"),
        description: t("users.endingSessionsOf", { name }),
        confirmLabel: t("users.endSessions"),
      };
    case "disable":
      return {
        title: t("users.confirmDisabling"),
        description: t("users.disablingOf", { name }),
        confirmLabel: t("users.disable"),
      };
    case "removeSecondFactors":
      return {
        title: t("users.confirmRemovingSecondFactors"),
        description: t("users.removingSecondFactorsOf", { name }),
        confirmLabel: t("users.removeSecondFactors"),
      };
    case "deleteAdministrator":
      return {
        title: t("administrators.confirmDeletion"),
        description: t("administrators.deletionOf", { name }),
        confirmLabel: t("administrators.delete"),
      };
  }
}

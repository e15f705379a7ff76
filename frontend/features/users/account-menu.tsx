import { Menu, Portal } from "@chakra-ui/react";
import { Ellipsis } from "lucide-react";
import { t } from "../../lib/text.ts";
import { rowButton } from "../../ui/row-button.tsx";
import type { Account } from "./use-account-acts.ts";
import type { AccountAct } from "./use-account-dialogs.tsx";

interface AccountMenuProps {
  account: Account & { isDisabled: boolean };
  /** Administrators can be deleted here, and keep their second factor. */
  isAdministrator?: boolean;
  onChoose: (act: AccountAct) => void;
}

export function AccountMenu({ account, isAdministrator = false, onChoose }: AccountMenuProps) {
  return (
    <Menu.Root lazyMount unmountOnExit positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <button type="button" {...rowButton} aria-label={t("users.more", { name: account.name })}>
          <Ellipsis aria-hidden />
        </button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content minW="56">
            {!account.isDisabled && (
              <Menu.Item value="signInLink" {...item} onSelect={() => onChoose("signInLink")}>
                {t("sign-in-links.offer")}
              </Menu.Item>
            )}
            <Menu.Item value="endSessions" {...item} onSelect={() => onChoose("endSessions")}>
              {t("users.endSessions")}
            </Menu.Item>
            {account.isDisabled ? (
              <Menu.Item value="enable" {...item} onSelect={() => onChoose("enable")}>
                {t("users.enable")}
              </Menu.Item>
            ) : (
              <Menu.Item value="disable" {...item} onSelect={() => onChoose("disable")}>
                {t("users.disable")}
              </Menu.Item>
            )}
            {!isAdministrator && (
              <Menu.Item value="removeSecondFactors" {...item} onSelect={() => onChoose("removeSecondFactors")}>
                {t("users.removeSecondFactors")}
              </Menu.Item>
            )}
            {isAdministrator && (
              <>
                <Menu.Separator />
                <Menu.Item
                  value="deleteAdministrator"
                  {...item}
                  color="fg.error"
                  onSelect={() => onChoose("deleteAdministrator")}
                >
                  {t("administrators.delete")}
                </Menu.Item>
              </>
            )}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const item = { minH: { base: "11", md: "9" } } as const;

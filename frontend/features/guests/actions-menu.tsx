import { Menu, Portal } from "@chakra-ui/react";
import { Link as RouterLink } from "react-router-dom";
import { downloadKinds } from "../../../common/guest-file.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import type { PopupButton } from "../../ui/lazy-popup.tsx";

interface ActionsMenuProps {
  eventId: number;
  /** Other screens for these guests, unless they have buttons of their own. */
  screens?: readonly { path: string; label: string }[];
  button: PopupButton;
}

export function ActionsMenu({ eventId, screens = [], button }: ActionsMenuProps) {
  return (
    <Menu.Root defaultOpen positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>{button()}</Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {screens.map(({ path, label }) => (
              <Menu.Item key={path} value={path} minH={itemHeight} asChild>
                <RouterLink to={path}>{label}</RouterLink>
              </Menu.Item>
            ))}
            {downloadKinds.map((kind) => (
              <Menu.Item key={kind} value={kind} minH={itemHeight} asChild>
                <a href={paths.guestListFile(eventId, kind)} download>
                  {t(`guest-list.downloads.${kind}`)}
                </a>
              </Menu.Item>
            ))}
            <Menu.Item value="personal-links" minH={itemHeight} asChild>
              <a href={paths.personalLinksFile(eventId)} download>
                {t("guest-list.downloads.personalLinks")}
              </a>
            </Menu.Item>
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

const itemHeight = { base: "11", md: "9" } as const;

import { Button, Flex, IconButton, Menu, Portal } from "@chakra-ui/react";
import { Armchair, ChevronDown, Download, Ellipsis, Printer, Upload, UserPlus } from "lucide-react";
import type { ReactElement, Ref } from "react";
import { Link as RouterLink } from "react-router-dom";
import { downloadKinds } from "../../../common/guest-file.ts";
import { useEventRights } from "../../lib/event-rights.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

interface GuestListActionsProps {
  eventId: number;
  seatingPath: string;
  printPath: string;
  isReadOnly: boolean;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** Absent if no file can be imported here. */
  onImport?: (() => void) | undefined;
}

export function GuestListActions(props: GuestListActionsProps) {
  const { eventId, seatingPath, printPath, isReadOnly, addButton, onAdd, onImport } = props;
  const { mayChange } = useEventRights();
  return (
    <Flex gap="2" justify={{ md: "end" }} wrap="wrap">
      <Button asChild variant="ghost" px="3" hideBelow="md">
        <RouterLink to={seatingPath}>
          <Armchair aria-hidden />
          {t("seating.open")}
        </RouterLink>
      </Button>
      <Button asChild variant="ghost" px="3" hideBelow="md">
        <RouterLink to={printPath}>
          <Printer aria-hidden />
          {t("print-screen.open")}
        </RouterLink>
      </Button>
      <ActionsMenu
        eventId={eventId}
        button={
          <Button variant="ghost" px="3" hideBelow="md">
            <Download aria-hidden />
            {t("guest-list.downloads.open")}
            <ChevronDown aria-hidden />
          </Button>
        }
      />
      {onImport && (
        <Button variant="outline" {...thumbSized} disabled={isReadOnly} onClick={onImport}>
          <Upload aria-hidden />
          {t("guest-list.import")}
        </Button>
      )}
      {mayChange && (
        <Button ref={addButton} {...thumbSized} disabled={isReadOnly} onClick={onAdd}>
          <UserPlus aria-hidden />
          {t("guest-list.add")}
        </Button>
      )}
      <ActionsMenu
        eventId={eventId}
        screens={[
          { path: seatingPath, label: t("seating.open") },
          { path: printPath, label: t("print-screen.open") },
        ]}
        button={
          mayChange ? (
            <IconButton variant="outline" hideFrom="md" aria-label={t("guest-list.more")}>
              <Ellipsis aria-hidden />
            </IconButton>
          ) : (
            <Button variant="outline" hideFrom="md" flexGrow="1">
              {t("guest-list.more")}
              <ChevronDown aria-hidden />
            </Button>
          )
        }
      />
    </Flex>
  );
}

/** On phones the buttons share one line, in languages with longer words, too. */
const thumbSized = { flexGrow: { base: "1", md: "0" }, px: { base: "2.5", md: "4" } } as const;

interface ActionsMenuProps {
  eventId: number;
  /** Other screens for these guests, unless they have buttons of their own. */
  screens?: readonly { path: string; label: string }[];
  button: ReactElement;
}

function ActionsMenu({ eventId, screens = [], button }: ActionsMenuProps) {
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>{button}</Menu.Trigger>
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

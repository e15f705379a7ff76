import { Button, Flex, IconButton } from "@chakra-ui/react";
import { Armchair, ChevronDown, Download, Ellipsis, Printer, Upload, UserPlus } from "lucide-react";
import type { Ref } from "react";
import { Link as RouterLink } from "react-router-dom";
import { useEventHere } from "../../event/event-here.ts";
import { t } from "../../lib/text.ts";
import { lazyPopup } from "../../ui/lazy-popup.tsx";

const ActionsMenu = lazyPopup("menu", async () => (await import("./actions-menu.tsx")).ActionsMenu);

interface GuestListActionsProps {
  eventId: number;
  isReadOnly: boolean;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** Absent if no file can be imported here. */
  onImport?: (() => void) | undefined;
}

export function GuestListActions(props: GuestListActionsProps) {
  const { eventId, isReadOnly, addButton, onAdd, onImport } = props;
  const { mayChange, paths } = useEventHere();
  return (
    <Flex gap="2" justify={{ md: "end" }} wrap="wrap">
      <Button asChild variant="ghost" px="3" hideBelow="md">
        <RouterLink to={paths.seating}>
          <Armchair aria-hidden />
          {t("seating.open")}
        </RouterLink>
      </Button>
      <Button asChild variant="ghost" px="3" hideBelow="md">
        <RouterLink to={paths.print}>
          <Printer aria-hidden />
          {t("print-screen.open")}
        </RouterLink>
      </Button>
      <ActionsMenu
        eventId={eventId}
        button={(closed) => (
          <Button variant="ghost" px="3" hideBelow="md" {...closed}>
            <Download aria-hidden />
            {t("guest-list.downloads.open")}
            <ChevronDown aria-hidden />
          </Button>
        )}
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
          { path: paths.seating, label: t("seating.open") },
          { path: paths.print, label: t("print-screen.open") },
        ]}
        button={(closed) =>
          mayChange ? (
            <IconButton variant="outline" hideFrom="md" aria-label={t("guest-list.more")} {...closed}>
              <Ellipsis aria-hidden />
            </IconButton>
          ) : (
            <Button variant="outline" hideFrom="md" flexGrow="1" {...closed}>
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

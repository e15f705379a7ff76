import { Button, Flex, Menu, Portal } from "@chakra-ui/react";
import { Armchair, ChevronDown, Download, Upload, UserPlus } from "lucide-react";
import type { Ref } from "react";
import { Link as RouterLink } from "react-router-dom";
import { downloadKinds } from "../../../common/guest-file.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

interface GuestListActionsProps {
  eventId: number;
  seatingPath: string;
  isReadOnly: boolean;
  addButton: Ref<HTMLButtonElement>;
  onAdd: () => void;
  /** Absent if no file can be imported here. */
  onImport?: (() => void) | undefined;
}

/** What can be done with the whole list, beside its search. */
export function GuestListActions(props: GuestListActionsProps) {
  const { eventId, seatingPath, isReadOnly, addButton, onAdd, onImport } = props;
  return (
    <Flex gap="2" wrap="wrap" justify={{ md: "end" }}>
      <Button asChild variant="ghost" px="3" order={{ base: 1, md: 0 }}>
        <RouterLink to={seatingPath}>
          <Armchair aria-hidden />
          {t("seating.open")}
        </RouterLink>
      </Button>
      <DownloadMenu eventId={eventId} />
      {onImport && (
        <Button variant="outline" flexGrow={{ base: "1", md: "0" }} disabled={isReadOnly} onClick={onImport}>
          <Upload aria-hidden />
          {t("guest-list.import")}
        </Button>
      )}
      <Button ref={addButton} flexGrow={{ base: "1", md: "0" }} disabled={isReadOnly} onClick={onAdd}>
        <UserPlus aria-hidden />
        {t("guest-list.add")}
      </Button>
    </Flex>
  );
}

function DownloadMenu({ eventId }: { eventId: number }) {
  return (
    <Menu.Root positioning={{ placement: "bottom-end" }}>
      <Menu.Trigger asChild>
        <Button variant="ghost" px="3" order={{ base: 1, md: 0 }}>
          <Download aria-hidden />
          {t("guest-list.downloads.open")}
          <ChevronDown aria-hidden />
        </Button>
      </Menu.Trigger>
      <Portal>
        <Menu.Positioner>
          <Menu.Content>
            {downloadKinds.map((kind) => (
              <Menu.Item key={kind} value={kind} minH={{ base: "11", md: "9" }} asChild>
                <a href={paths.guestListFile(eventId, kind)} download>
                  {t(`guest-list.downloads.${kind}`)}
                </a>
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}

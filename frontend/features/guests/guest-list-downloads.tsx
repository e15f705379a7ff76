import { Button, Flex } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { downloadKinds } from "../../../common/guest-file.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";

/** Downloads of an event's guest list. */
export function GuestListDownloads({ eventId }: { eventId: number }) {
  return (
    <Flex gap="3" role="group" aria-label={t("guest-list.downloads.label")}>
      {downloadKinds.map((kind) => (
        <Button key={kind} asChild variant="outline" flex={{ base: "1", sm: "initial" }} px={{ base: "2", sm: "4" }}>
          <a href={paths.guestListFile(eventId, kind)} download>
            <Download aria-hidden />
            {t(`guest-list.downloads.${kind}`)}
          </a>
        </Button>
      ))}
    </Flex>
  );
}

import { Button } from "@chakra-ui/react";
import { Download } from "lucide-react";
import { useEventHere } from "../../event/event-here.ts";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { SectionCard } from "../../ui/section-card.tsx";

/** Downloads an event as one file. The browser saves it while it comes: it may be too large to hold. */
export function ArchiveCard({ eventId }: { eventId: number }) {
  const { mayDelete } = useEventHere();
  if (!mayDelete) return null;
  return (
    <SectionCard id="archive" title={t("event-archive.take.title")} description={t("event-archive.take.text")}>
      <Button asChild variant="outline">
        <a href={paths.archive(eventId)} download>
          <Download aria-hidden />
          {t("event-archive.take.download")}
        </a>
      </Button>
    </SectionCard>
  );
}

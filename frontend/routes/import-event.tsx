import { useRef, useState } from "react";
import { useNavigate } from "react-router-dom";
import { ImportArchiveButton } from "../features/event-archive/import-archive-button.tsx";
import { OwnerField } from "../features/users/owner-field.tsx";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { SectionCard } from "../ui/section-card.tsx";

/** Imports an event for a customer or for the administrator, and opens it. */
export function ImportEvent() {
  const navigate = useNavigate();
  const [ownerId, setOwnerId] = useState<number>();
  const ownerInput = useRef<HTMLInputElement>(null);
  return (
    <ImportArchiveButton ownerId={ownerId} onImported={(eventId) => void navigate(paths.adminEvent(eventId))}>
      <OwnerField onChange={setOwnerId} error={undefined} inputRef={ownerInput} />
    </ImportArchiveButton>
  );
}

/** Offers a customer whose event is untouched to import theirs in its place. */
export function ImportMyEvent() {
  const navigate = useNavigate();
  return (
    <SectionCard title={t("event-archive.move.title")} description={t("event-archive.move.text")}>
      <ImportArchiveButton onImported={() => void navigate(paths.customerDashboard)} />
    </SectionCard>
  );
}

import { Button } from "@chakra-ui/react";
import { CalendarX } from "lucide-react";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { toastTexts } from "../../lib/toast-texts.ts";
import { EmptyPanel } from "../../ui/empty-panel.tsx";
import { showToast } from "../../ui/show-toast.ts";
import { eventTexts } from "./event-texts.ts";

/** Says that the event of this address does not exist, and leads back to the list of those that do. */
export function EventNotFound() {
  const navigate = useNavigate();

  useEffect(() => {
    showToast(toastTexts.eventNotFound);
    void navigate(paths.adminEvents, { replace: true });
  }, [navigate]);

  return (
    <EmptyPanel icon={<CalendarX />} title={eventTexts.notFound} description={eventTexts.notFoundHint}>
      <Button asChild variant="outline">
        <RouterLink to={paths.adminEvents}>{eventTexts.backToEvents}</RouterLink>
      </Button>
    </EmptyPanel>
  );
}

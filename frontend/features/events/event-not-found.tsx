import { Button } from "@chakra-ui/react";
import { useEffect } from "react";
import { Link as RouterLink, useNavigate } from "react-router-dom";
import { paths } from "../../lib/paths.ts";
import { t } from "../../lib/text.ts";
import { failure, showToast } from "../../lib/toast.ts";
import { Drawing } from "../../ui/drawing.tsx";
import { EmptyPanel } from "../../ui/empty-panel.tsx";

export function EventNotFound() {
  const navigate = useNavigate();

  useEffect(() => {
    showToast(failure(t("toasts.eventNotFound.title"), t("toasts.eventNotFound.text")));
    void navigate(paths.adminEvents, { replace: true });
  }, [navigate]);

  return (
    <EmptyPanel icon={<Drawing name="easel" />} title={t("events.notFound")} description={t("events.notFoundHint")}>
      <Button asChild variant="outline">
        <RouterLink to={paths.adminEvents}>{t("events.backToEvents")}</RouterLink>
      </Button>
    </EmptyPanel>
  );
}

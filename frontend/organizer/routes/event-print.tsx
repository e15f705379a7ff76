import { useEventHere } from "../event/event-here.ts";
import { PrintScreen } from "../features/print/print-screen.tsx";
import { t } from "../lib/text.ts";

export function EventPrint() {
  const { event, mayChange, paths } = useEventHere();
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("print-screen.title")} · ${event.name}` })}</title>
      <PrintScreen
        eventId={event.id}
        eventName={event.name}
        back={{ to: paths.guests, label: t("print-screen.back") }}
        {...(mayChange && { importPath: paths.guests })}
        seatingPath={paths.seating}
      />
    </>
  );
}

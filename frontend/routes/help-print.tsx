import { PrintScreen } from "../features/print/print-screen.tsx";
import { useEventRights } from "../lib/event-rights.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { HelpedEvent } from "./helped-event.tsx";

export function HelpPrint() {
  return <HelpedEvent>{(event) => <Prints event={event} />}</HelpedEvent>;
}

function Prints({ event }: { event: { id: number; name: string } }) {
  const { mayChange } = useEventRights();
  const guestList = `${paths.helpEvent}?tab=guests`;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("print-screen.title")} · ${event.name}` })}</title>
      <PrintScreen
        key={event.id}
        eventId={event.id}
        eventName={event.name}
        back={{ to: guestList, label: t("print-screen.back") }}
        {...(mayChange && { importPath: guestList })}
        seatingPath={paths.helpSeating}
      />
    </>
  );
}

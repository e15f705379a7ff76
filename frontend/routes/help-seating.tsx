import { SeatingScreen } from "../features/seating/seating-screen.tsx";
import { useEventRights } from "../lib/event-rights.ts";
import { paths } from "../lib/paths.ts";
import { t } from "../lib/text.ts";
import { HelpedEvent } from "./helped-event.tsx";
import { BoardGuestForm } from "./late-guest-form.ts";
import { BoardTablesHere } from "./late-tables-here.ts";

export function HelpSeating() {
  return <HelpedEvent>{(event) => <Seating event={event} />}</HelpedEvent>;
}

function Seating({ event }: { event: { id: number; name: string } }) {
  const { mayChange } = useEventRights();
  const guestList = `${paths.helpEvent}?tab=guests`;
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("seating.title")} · ${event.name}` })}</title>
      <SeatingScreen
        key={event.id}
        eventId={event.id}
        guestForm={BoardGuestForm}
        tablesHere={BoardTablesHere}
        eventName={event.name}
        isReadOnly={!mayChange}
        back={{ to: guestList, label: t("seating.backToEvent") }}
        printPath={paths.helpPrint}
        {...(mayChange && { importPath: guestList })}
      />
    </>
  );
}

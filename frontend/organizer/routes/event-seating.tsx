import { useEventHere } from "../event/event-here.ts";
import { SeatingScreen } from "../features/seating/seating-screen.tsx";
import { lazyDialog, lazyPart } from "../lib/lazy.tsx";
import { t } from "../lib/text.ts";

const GuestForm = lazyDialog(
  async () => (await import("../features/guests/edit-guest-dialog.tsx")).BoardGuestForm,
  ({ request }) => request !== null,
);
const TablesHere = lazyPart(async () => (await import("../features/door/door-glance.tsx")).TablesHere);

export function EventSeating() {
  const { event, mayChange, paths } = useEventHere();
  return (
    <>
      <title>{t("shell.pageTitle", { screen: `${t("seating.title")} · ${event.name}` })}</title>
      <SeatingScreen
        eventId={event.id}
        guestForm={GuestForm}
        tablesHere={TablesHere}
        eventName={event.name}
        listVersion={event.guestListVersion}
        isReadOnly={event.isSample || !mayChange}
        back={{ to: paths.guests, label: t("seating.backToEvent") }}
        printPath={paths.print}
        {...(mayChange && { importPath: paths.guests })}
      />
    </>
  );
}

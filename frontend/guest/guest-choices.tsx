import { guestPageParameters, type ShownGuest } from "../../common/guest-page.ts";
import { message } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";
import { Sentence, thisPage, useText } from "./context.tsx";

const columnsShown = 2;

interface GuestChoicesProps {
  guests: readonly ShownGuest[];
  typed: string;
}

export function GuestChoices({ guests, typed }: GuestChoicesProps) {
  return (
    <form action={thisPage} data-again="">
      <input type="hidden" name={guestPageParameters.query} value={typed} />
      <ul className="choices">
        {guests.map((guest) => (
          <li key={guest.id}>
            <button type="submit" name={guestPageParameters.picked} value={guest.id}>
              <bdi>{guest.name}</bdi> <Place guest={guest} />
            </button>
          </li>
        ))}
      </ul>
    </form>
  );
}

function Place({ guest: { tableNumber, additionalInfo } }: { guest: ShownGuest }) {
  const details = Object.values(additionalInfo).filter((value) => value.trim() !== "");
  return (
    <span className="place">
      <TableOf table={tableNumber} />
      {details.slice(0, columnsShown).map((value) => (
        <span key={value}>
          {" · "}
          <bdi>{value}</bdi>
        </span>
      ))}
    </span>
  );
}

function TableOf({ table }: { table: string }) {
  const t = useText();
  if (table === "") return t("guest-search.noTableYet");
  if (!isTableNumber(table)) return <bdi>{table}</bdi>;
  return <Sentence around={(own) => message("guest-search.table", { table: own })} own={table} />;
}

import type { ShownGuest, ShownRoom } from "../../common/guest-page.ts";
import { longestWord } from "../../common/longest-word.ts";
import { message } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";
import { Sentence, useText } from "./context.tsx";
import { GuestChoices } from "./guest-choices.tsx";
import { RoomPicture } from "./room-picture.tsx";

interface FoundGuestProps {
  guest: ShownGuest;
  others: readonly ShownGuest[];
  room: ShownRoom | undefined;
  typed: string;
}

export function FoundGuest({ guest, others, room, typed }: FoundGuestProps) {
  const t = useText();
  return (
    <>
      <article className="found">
        <h2 id="greeting" className={longestWord(guest.name) > 14 ? "greeting long" : "greeting"} tabIndex={-1}>
          <Sentence around={(name) => message("guest-search.welcome", { name })} own={guest.name} />
        </h2>
        {guest.tableNumber === "" ? (
          <p className="no-table">{t("guest-search.noTable")}</p>
        ) : (
          <Table name={guest.tableNumber} />
        )}
        {room && <RoomPicture room={room} table={guest.tableNumber} />}
        <Details info={guest.additionalInfo} />
        <Tablemates guests={guest.tablemates} />
      </article>
      {others.length > 0 && (
        <section className="others" aria-labelledby="not-you">
          <h3 id="not-you">{t("guest-search.notYou")}</h3>
          <p className="hint">{t("guest-search.notYouText")}</p>
          <GuestChoices guests={others} typed={typed} />
        </section>
      )}
    </>
  );
}

/** Large enough to be read at arm's length. */
function Table({ name }: { name: string }) {
  return (
    <p className="table">
      <TableLabel table={name} />{" "}
      <strong className={`size-${sizeOfTableName(name)}`} dir="auto">
        {name}
      </strong>
    </p>
  );
}

/** Size in which a table's name fits on the narrowest phone, from 1 for the largest letters to 4. */
function sizeOfTableName(table: string): 1 | 2 | 3 | 4 {
  const letters = [...table].length;
  if (letters <= 3) return 1;
  if (letters <= 6) return 2;
  return letters <= 18 && longestWord(table) <= 10 ? 3 : 4;
}

/** Before a name such as "Head Table", the word "table" is only spoken: the sentence reads better without it. */
function TableLabel({ table }: { table: string }) {
  const t = useText();
  const label = t("guest-search.seatedAt");
  const short = t("guest-search.seatedAtNamed");
  if (isTableNumber(table)) return label;
  if (!label.startsWith(short)) return short;
  return (
    <>
      {short}
      <span className="spoken">{label.slice(short.length)}</span>
    </>
  );
}

function Details({ info }: { info: ShownGuest["additionalInfo"] }) {
  const t = useText();
  const details = Object.entries(info).filter(([, value]) => value.trim() !== "");
  if (details.length === 0) return null;
  return (
    <section aria-labelledby="details">
      <h3 id="details">{t("guest-search.guestDetails")}</h3>
      <dl>
        {details.map(([column, value]) => (
          <div key={column} className="detail">
            <dt dir="auto">{column}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Tablemates({ guests }: { guests: ShownGuest["tablemates"] }) {
  const t = useText();
  if (guests.length === 0) return null;
  return (
    <section aria-labelledby="tablemates">
      <h3 id="tablemates">{t("guest-search.tablemates")}</h3>
      <ul className="tablemates">
        {guests.map(({ id, name }) => (
          <li key={id}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

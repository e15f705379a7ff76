import type { GuestAnswer as Answer, ShownGuest } from "../../common/guest-page.ts";
import { type Message, message } from "../../common/messages/message.ts";
import { isTableNumber } from "../../common/table-name.ts";
import { Sentence, useLanguage, useText } from "./context.tsx";
import { FoundGuest } from "./found-guest.tsx";
import { GuestChoices } from "./guest-choices.tsx";
import { NobodyFound, SearchFailed } from "./nobody-found.tsx";

interface GuestAnswerProps {
  answer: Answer;
  typed: string;
}

/** All that a search replaces. The script reads `data-kind` and `data-guests`, screen readers `data-spoken`. */
export function GuestAnswer({ answer, typed }: GuestAnswerProps) {
  const spoken = useSpoken(answer);
  return (
    <div data-kind={answer.kind} data-spoken={spoken} data-guests={JSON.stringify(seatsIn(answer))}>
      <AnswerContent answer={answer} typed={typed} />
    </div>
  );
}

function AnswerContent({ answer, typed }: GuestAnswerProps) {
  const t = useText();
  if (answer.kind === "found") return <FoundGuest {...answer} typed={typed} />;
  if (answer.kind === "which-one") return <WhichOne {...answer} typed={typed} />;
  if (answer.kind === "nobody") return <NobodyFound suggestions={answer.suggestions} />;
  if (answer.kind === "failed") return <SearchFailed {...answer} typed={typed} />;
  if (typed.trim() === "") return null;
  return <p className="hint">{t("guest-search.keepTyping")}</p>;
}

type WhichOneProps = Extract<Answer, { kind: "which-one" }> & Pick<GuestAnswerProps, "typed">;

function WhichOne({ guests, areTogether, typed }: WhichOneProps) {
  const t = useText();
  return (
    <section aria-labelledby="which-one">
      {areTogether ? (
        <>
          <Together guests={guests} />
          <p className="hint">{t("guest-search.whichOne")}</p>
        </>
      ) : (
        <h2 id="which-one">{t(guests.length === 1 ? "guest-search.isItYou" : "guest-search.whichOne")}</h2>
      )}
      <GuestChoices guests={guests} typed={typed} />
    </section>
  );
}

function Together({ guests }: Pick<WhichOneProps, "guests">) {
  const { tag } = useLanguage();
  const table = guests[0]?.tableNumber ?? "";
  return (
    <h2 id="which-one">
      <Sentence around={(names) => togetherMessage(names, table)} own={namesTogether(guests, tag)} />
    </h2>
  );
}

function guestsIn(answer: Answer) {
  if (answer.kind === "found") return [answer.guest, ...answer.others];
  return answer.kind === "which-one" ? answer.guests : [];
}

/** Each guest's id and table, by which the script recognizes a change. */
function seatsIn(answer: Answer): [id: number, table: string][] {
  return guestsIn(answer).map(({ id, tableNumber }) => [id, tableNumber]);
}

/** One short sentence, then the number of other matches. */
function useSpoken(answer: Answer): string | undefined {
  const language = useLanguage();
  const t = useText();
  if (answer.kind === "found") {
    const { name, tableNumber } = answer.guest;
    const count = answer.others.length;
    return [
      language.say(seatMessage(name, tableNumber)),
      ...(count > 0 ? [t("guest-search.spoken.others", { count })] : []),
    ].join(" ");
  }
  if (answer.kind === "which-one" && answer.areTogether)
    return language.say(
      togetherMessage(namesTogether(answer.guests, language.tag), answer.guests[0]?.tableNumber ?? ""),
    );
  if (answer.kind === "which-one") return t("guest-search.spoken.whichOne", { count: answer.guests.length });
  if (answer.kind === "nobody") return t("guest-search.noneTitle");
  return answer.kind === "failed" ? answer.reason : undefined;
}

function seatMessage(name: string, table: string) {
  if (table === "") return message("guest-search.spoken.noTable", { name });
  if (isTableNumber(table)) return message("guest-search.spoken.atTable", { name, table });
  return message("guest-search.spoken.at", { name, place: table });
}

/** "Tom and Anna Becker": a family name that all share is said once. */
function namesTogether(guests: readonly Pick<ShownGuest, "name">[], tag: string): string {
  const list = new Intl.ListFormat(tag);
  const names = guests.map(({ name }) => name);
  const words = names.map((name) => name.split(" "));
  const family = words[0]?.at(-1) ?? "";
  if (!words.every((own) => own.length > 1 && own.at(-1) === family)) return list.format(names);
  return `${list.format(words.map((own) => own.slice(0, -1).join(" ")))} ${family}`;
}

/** The sentence that says where people sit who sit at one table. */
const togetherMessage = (names: string, table: string): Message =>
  isTableNumber(table)
    ? message("guest-search.togetherAtTable", { names, table })
    : message("guest-search.togetherAt", { names, place: table });

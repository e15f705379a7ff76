import type { ShownEvent } from "../../common/guest-page.ts";
import { message } from "../../common/messages/message.ts";
import { sampleGuest } from "../../common/sample-event.ts";
import { useLanguage, useText } from "./context.tsx";

/**
 * A guest's page with a found seat, beside the search on wide screens. The style sheet writes its texts: it is a
 * picture, which neither screen readers nor a search in the page should find.
 */
export function HomePhone({ event }: { event: ShownEvent }) {
  const { say } = useLanguage();
  const t = useText();
  const { name, table, tablemates } = sampleGuest;
  return (
    <div className="phone" aria-hidden="true">
      <p className="event-name" data-text={event.name} />
      <p className="typed" data-text={name} />
      <div className="found">
        <p className="greeting" data-text={say(message("guest-search.welcome", { name }))} />
        <p className="table">
          <span data-text={t("guest-search.seatedAt")} />
          <strong className="size-1" data-text={table} />
        </p>
        <div className="mates">
          <strong data-text={t("guest-search.tablemates")} />
          {tablemates.map((tablemate) => (
            <p key={tablemate} data-text={tablemate} />
          ))}
        </div>
      </div>
    </div>
  );
}

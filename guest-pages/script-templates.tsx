import { message } from "../common/messages/message.ts";
import { GuestAnswer } from "./guest-answer.tsx";
import { useLanguage, useText } from "./text.tsx";

/** Texts that the script shows while it waits for the server, and when there is no answer. */
export function ScriptTemplates() {
  const t = useText();
  const { say } = useLanguage();
  return (
    <>
      <template id="searching">
        <p className="searching">{t("guest-search.searching")}</p>
      </template>
      <template id="keep-typing">
        <p className="hint">{t("guest-search.keepTyping")}</p>
      </template>
      <template id="search-failed">
        <GuestAnswer answer={{ kind: "failed", reason: t("guest-search.offlineText"), isOffline: true }} typed="" />
      </template>
      <template id="last-found-label">
        {/* The script puts the values in: it knows who was found, and when. */}
        {say(message("guest-search.lastFoundAt", { name: "{name}", time: "{time}" }))}
      </template>
    </>
  );
}

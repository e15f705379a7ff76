import { scriptPath } from "virtual:guest-page-script";
import { renderToStaticMarkup } from "react-dom/server";
import type { GuestPage, GuestPageRenderer, ShownEvent } from "../common/guest-page.ts";
import type { Language } from "../common/messages/language.ts";
import { message } from "../common/messages/message.ts";
import { GuestAnswer } from "./guest-answer.tsx";
import { GuestPageDocument } from "./guest-page-document.tsx";
import { inlineScript } from "./inline-script.ts";
import { eventOfLook, lookOf } from "./look.ts";
import { OnPage } from "./page-context.tsx";
import { isPlain } from "./plain-look.ts";
import styles from "./styles/index.css?inline";
import ownStyles from "./styles/own.css?inline";
import pictureStyles from "./styles/picture.css?inline";
import plainStyles from "./styles/plain.css?inline";
import { InLanguage } from "./text.tsx";

/** A whole page as HTML, complete without its script. */
export const renderPage: GuestPageRenderer["renderPage"] = (page, language) => {
  const look = lookOf(page, language.say(message("guest-search.prompt")));
  const style = look + styles + stylesFor(eventOfLook(page));
  const html = renderToStaticMarkup(
    inContext(page, language, <GuestPageDocument style={style} scriptPath={scriptPath} />),
  );
  return { html: `<!DOCTYPE html>${html}`, inlineStyle: style, inlineScript };
};

function stylesFor(event: ShownEvent | undefined): string {
  if (!event) return ownStyles;
  if (event.picture) return pictureStyles;
  return isPlain(event) ? plainStyles : "";
}

/** The answer to a search as HTML; empty for a page that is no longer for searching. */
export const renderAnswer: GuestPageRenderer["renderAnswer"] = (page, language) => {
  const { body } = page;
  if (body.kind === "code" || body.kind === "missing") return "";
  const content =
    body.kind === "failed" ? (
      <GuestAnswer answer={body} typed="" />
    ) : (
      <GuestAnswer answer={body.answer} typed={body.typed} />
    );
  return renderToStaticMarkup(inContext(page, language, content));
};

function inContext(page: GuestPage, language: Language, content: React.ReactNode) {
  return (
    <InLanguage language={language}>
      <OnPage page={page}>{content}</OnPage>
    </InLanguage>
  );
}

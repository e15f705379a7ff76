import { scriptPath } from "virtual:guest-page-script";
import { renderToStaticMarkup } from "react-dom/server";
import type { GuestPageRenderer, ShownEvent } from "../../common/guest-page.ts";
import { OnPage } from "./context.tsx";
import { GuestAnswer } from "./guest-answer.tsx";
import { GuestPageDocument, inlineScript } from "./guest-page-document.tsx";
import styles from "./styles/index.css?inline";
import ownStyles from "./styles/own.css?inline";
import pictureStyles from "./styles/picture.css?inline";
import plainStyles from "./styles/plain.css?inline";
import { eventOfLook, isPlain, lookOf } from "./theme-look.ts";

/** A whole page as HTML, complete without its script. */
export const renderPage: GuestPageRenderer["renderPage"] = (page, language) => {
  const style = lookOf(page) + styles + stylesFor(eventOfLook(page));
  const html = renderToStaticMarkup(
    <OnPage page={page} language={language}>
      <GuestPageDocument style={style} scriptPath={scriptPath} />
    </OnPage>,
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
  const [answer, typed] = body.kind === "failed" ? [body, ""] : [body.answer, body.typed];
  return renderToStaticMarkup(
    <OnPage page={page} language={language}>
      <GuestAnswer answer={answer} typed={typed} />
    </OnPage>,
  );
};

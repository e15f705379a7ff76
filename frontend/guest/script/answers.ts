import { guestPageParameters } from "../../../common/guest-page.ts";
import { keepTyped } from "./typed.ts";

export interface Wish {
  query: string;
  picked?: string;
}

/** A network that leads nowhere reports no error. */
const maxWaitMs = 20_000;

/** The server's answer; undefined when there is none. Reloads the page if the event can no longer be searched. */
export async function fetchAnswer({ query, picked }: Wish): Promise<HTMLElement | undefined> {
  const parameters = new URLSearchParams({ [guestPageParameters.part]: "answer", [guestPageParameters.query]: query });
  if (picked !== undefined) parameters.set(guestPageParameters.picked, picked);
  const html = await fetchText(`${location.pathname}?${parameters}`);
  if (html === "") {
    keepTyped();
    location.reload();
  }
  return html === undefined ? undefined : answerIn(html);
}

async function fetchText(address: string): Promise<string | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), maxWaitMs);
  try {
    const response = await fetch(address, { signal: controller.signal });
    return await response.text();
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
  }
}

/** Undefined for anything else, such as a proxy's page about an error. */
function answerIn(html: string): HTMLElement | undefined {
  const template = document.createElement("template");
  template.innerHTML = html;
  const root = template.content.firstElementChild;
  return root instanceof HTMLElement && root.dataset.kind !== undefined ? root : undefined;
}

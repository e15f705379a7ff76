import { keepPage } from "./kept-page.ts";
import { element, storageOf } from "./page.ts";

interface LastFound {
  path: string;
  name: string;
  html: string;
  /** Milliseconds since 1970. */
  at: number;
}

const storageKey = "last-found-table";
// An event is over by then, and a phone may change hands.
const keptForMs = 2 * 24 * 60 * 60 * 1000;

let isPageKept = false;

/** Keeps a guest's answer and, once, the page. Organizers try other people's names, so nothing is kept for them. */
export function keepFound(answer: HTMLElement): void {
  const card = answer.querySelector(".found");
  const name = answer.querySelector("#greeting bdi")?.textContent;
  if (!card || !name || document.body.dataset.keeps !== "event") return;
  const found: LastFound = { path: location.pathname, name, html: card.outerHTML, at: Date.now() };
  try {
    storageOf("localStorage")?.setItem(storageKey, JSON.stringify(found));
  } catch {
    // Storage may be full. Then nothing is kept.
    return;
  }
  if (!isPageKept) void keepPage();
  isPageKept = true;
}

/** Forgets what was found on this page. Returns whether there was anything. */
export function forgetFound(): boolean {
  if (!readFound()) return false;
  storageOf("localStorage")?.removeItem(storageKey);
  return true;
}

/** Shows the answer found last, with its name and time, unless somebody else's name is typed, or it `isWanted` no more. */
export function showLastFound(typed: string, isWanted: boolean): void {
  const place = element("last-found", HTMLElement);
  const found = readFound();
  if (!place) return;
  place.hidden = !isWanted || !found || !isNamed(typed, found.name);
  if (!found || place.hidden) return;
  const label = document.createElement("p");
  label.className = "hint";
  label.textContent = labelOf(found);
  const template = document.createElement("template");
  template.innerHTML = found.html;
  // The answer above may have the same ids.
  for (const part of template.content.querySelectorAll("[id]")) part.removeAttribute("id");
  place.replaceChildren(label, template.content);
}

function labelOf({ name, at }: LastFound): string {
  const format = new Intl.DateTimeFormat(document.documentElement.lang, {
    weekday: "long",
    hour: "numeric",
    minute: "2-digit",
  });
  const text = element("last-found-label", HTMLTemplateElement)?.content.textContent ?? "";
  return text.replace("{name}", name).replace("{time}", format.format(at));
}

function isNamed(typed: string, name: string): boolean {
  const parts = plain(name).split(/[\s-]+/u);
  return plain(typed)
    .split(/\s+/u)
    .every((word) => parts.some((part) => part.startsWith(word)));
}

const plain = (text: string) => text.trim().normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** What was found last on this page. Deletes it if it is too old. */
function readFound(): LastFound | undefined {
  const storage = storageOf("localStorage");
  try {
    const found = JSON.parse(storage?.getItem(storageKey) ?? "null");
    if (isLastFound(found) && isRecent(found)) return found.path === location.pathname ? found : undefined;
  } catch {
    // Not written by this code.
  }
  storage?.removeItem(storageKey);
  return undefined;
}

function isLastFound(found: Partial<LastFound> | null): found is LastFound {
  return typeof found?.html === "string" && typeof found.name === "string" && typeof found.at === "number";
}

function isRecent({ at }: LastFound): boolean {
  const age = Date.now() - at;
  return age >= 0 && age < keptForMs;
}

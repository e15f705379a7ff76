import { guestPageParameters } from "../../../common/guest-page.ts";
import { minSearchLength } from "../../../common/limits.ts";
import { fetchAnswer, type Wish } from "./answers.ts";
import { keepFound, showLastFound } from "./last-found.ts";
import { type Following, follow } from "./live.ts";
import { element, fromTemplate } from "./page.ts";

const debounceMs = 300;

/** Searches while the guest types. The address never contains what is typed. */
export function enhanceSearch(): void {
  const form = element("search", HTMLFormElement);
  const input = element("name", HTMLInputElement);
  const answer = element("answer", HTMLDivElement);
  if (!form || !input || !answer) return;
  new Search(form, input, answer).start();
}

class Search {
  readonly #form: HTMLFormElement;
  readonly #input: HTMLInputElement;
  readonly #answer: HTMLElement;
  #timer = 0;
  /** Counts requests, so that late answers to earlier ones are dropped. */
  #turn = 0;
  #shown: Wish | undefined;
  #following: Following | undefined;
  #isCutOff = document.body.dataset.offline !== undefined;

  constructor(form: HTMLFormElement, input: HTMLInputElement, answer: HTMLElement) {
    this.#form = form;
    this.#input = input;
    this.#answer = answer;
  }

  start(): void {
    const rendered = this.#rendered;
    const searched = this.#input.defaultValue.trim();
    const asked = new URLSearchParams(location.search);
    if (location.href.includes("?")) history.replaceState(history.state, "", location.pathname + location.hash);
    const picked = asked.get(guestPageParameters.picked);
    if (rendered && searched !== "") this.#place(rendered, { query: searched, ...(picked ? { picked } : {}) });
    // A page from the device does not answer its address.
    if (searched === "" && this.#query === "") this.#input.value = asked.get(guestPageParameters.query) ?? "";
    // The guest may have typed before this ran.
    if (this.#query !== searched) this.#type();
    this.#listen();
    this.#arrange();
  }

  #listen(): void {
    const input = this.#input;
    input.addEventListener("input", () => this.#type());
    // WebKit may show this page again as it was, on the way back, but empties a box without autocomplete.
    window.addEventListener("pagehide", () => {
      input.defaultValue = input.value;
    });
    for (const kind of ["focus", "blur"]) input.addEventListener(kind, () => this.#arrange());
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#enter();
    });
    element("clear", HTMLAnchorElement)?.addEventListener("click", (event) => {
      event.preventDefault();
      this.#reset();
    });
    this.#answer.addEventListener("submit", (event) => this.#again(event));
    window.addEventListener("offline", () => this.#arrange());
    window.addEventListener("online", () => {
      if (this.#isCutOff && this.#shown) void this.#ask(this.#shown);
      this.#isCutOff = false;
      this.#arrange();
    });
  }

  get #rendered(): HTMLElement | undefined {
    const rendered = this.#answer.firstElementChild;
    return rendered instanceof HTMLElement ? rendered : undefined;
  }

  get #query(): string {
    return this.#input.value.trim();
  }

  get #isSearchable(): boolean {
    return [...this.#query].length >= minSearchLength;
  }

  #type(): void {
    this.#forget();
    if (!this.#isSearchable) this.#clearAnswer(this.#query === "" ? undefined : "keep-typing");
    else {
      this.#clearAnswer("searching");
      this.#timer = window.setTimeout(() => void this.#ask({ query: this.#query }), debounceMs);
    }
    this.#arrange();
  }

  /** Enter closes the keyboard and moves to the answer. */
  async #enter(): Promise<void> {
    if (!this.#isSearchable) return;
    this.#input.blur();
    if (this.#shown?.query !== this.#query) {
      this.#forget();
      await this.#ask({ query: this.#query });
    }
    this.#goToAnswer();
  }

  #again(event: SubmitEvent): void {
    const { target, submitter } = event;
    if (!(target instanceof HTMLFormElement)) return;
    event.preventDefault();
    const values = new FormData(target);
    if (submitter instanceof HTMLButtonElement && submitter.name !== "") values.set(submitter.name, submitter.value);
    const query = values.get(guestPageParameters.query);
    const picked = values.get(guestPageParameters.picked);
    if (typeof query === "string") void this.#askAgain(query, typeof picked === "string" ? picked : undefined);
    else this.#reset();
  }

  /** @param query empty for what is in the search box */
  async #askAgain(query: string, picked: string | undefined): Promise<void> {
    if (picked === undefined && query !== "") this.#input.value = query;
    this.#forget();
    await this.#ask({ query: query || this.#query, ...(picked === undefined ? {} : { picked }) });
    this.#goToAnswer();
  }

  #reset(): void {
    this.#input.value = "";
    this.#type();
    this.#input.focus();
  }

  #forget(): void {
    window.clearTimeout(this.#timer);
    this.#turn += 1;
    this.#shown = undefined;
    this.#following?.stop();
    this.#following = undefined;
  }

  async #ask(wish: Wish): Promise<void> {
    this.#turn += 1;
    const turn = this.#turn;
    const answer = await fetchAnswer(wish);
    if (turn !== this.#turn) return;
    this.#isCutOff = answer === undefined;
    if (answer) this.#place(answer, wish);
    else this.#fail(wish);
    this.#arrange();
  }

  #place(answer: HTMLElement, wish: Wish): void {
    const hadFocus = this.#answer.contains(document.activeElement);
    this.#shown = wish;
    this.#answer.replaceChildren(answer);
    this.#say(answer.dataset.spoken);
    if (hadFocus) this.#goToAnswer();
    const { kind, guests } = answer.dataset;
    if (kind === "found") keepFound(answer);
    if (kind === "found" || kind === "which-one") {
      this.#following ??= follow(wish, guests ?? "", () => void this.#ask(wish));
    }
  }

  #fail(wish: Wish): void {
    // What a change of the list would have replaced is still the last that is known.
    if (this.#following) return;
    this.#shown = wish;
    this.#answer.replaceChildren(fromTemplate("search-failed"));
    this.#say(this.#rendered?.dataset.spoken);
  }

  #clearAnswer(template: "searching" | "keep-typing" | undefined): void {
    this.#answer.replaceChildren(...(template ? [fromTemplate(template)] : []));
    this.#say("");
  }

  #say(text = ""): void {
    const spoken = element("spoken", HTMLParagraphElement);
    if (spoken && spoken.textContent !== text) spoken.textContent = text;
  }

  #goToAnswer(): void {
    const target = this.#answer.querySelector("h2");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    target.scrollIntoView({ block: "nearest" });
  }

  #arrange(): void {
    const isTyping = this.#input.value !== "" || document.activeElement === this.#input;
    document.body.classList.toggle("compact", isTyping);
    const isAnswered = this.#answer.querySelector(".found") !== null;
    const isOffline = this.#isCutOff || !navigator.onLine;
    showLastFound(this.#query, isOffline && !isAnswered);
  }
}

/** The element with this id, which the page has. */
export function element<Kind extends HTMLElement>(id: string, kind: new () => Kind): Kind | undefined {
  const found = document.getElementById(id);
  return found instanceof kind ? found : undefined;
}

export function fromTemplate(id: string): Node {
  return element(id, HTMLTemplateElement)?.content.cloneNode(true) ?? document.createTextNode("");
}

/** Undefined where the browser's storage is switched off. */
export function storageOf(kind: "localStorage" | "sessionStorage"): Storage | undefined {
  try {
    return window[kind];
  } catch {
    return undefined;
  }
}

/** Copies a text to the clipboard. @throws when the browser refuses */
export async function copyText(text: string): Promise<void> {
  if (navigator.clipboard !== undefined) return navigator.clipboard.writeText(text);
  copyThroughSelection(text);
}

// Browsers hide navigator.clipboard from pages served over plain HTTP, which is common on a local network.
function copyThroughSelection(text: string): void {
  const holder = document.createElement("textarea");
  const focused = document.activeElement;
  holder.value = text;
  holder.style.position = "fixed";
  document.body.append(holder);
  holder.select();
  const copied = document.execCommand("copy");
  holder.remove();
  if (focused instanceof HTMLElement) focused.focus();
  if (!copied) throw new Error("The browser refused to copy.");
}

/** Whether the page runs from right to left. */
export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}

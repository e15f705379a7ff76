export function isRightToLeft(): boolean {
  return document.documentElement.dir === "rtl";
}

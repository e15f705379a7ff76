const maxLength = 60;

/** The first pattern that a user agent matches names it. Browsers also claim to be those that they are derived from. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPiOS\/|\bOPT\//, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bVivaldi\//, "Vivaldi"],
  [/\bYaBrowser\//, "Yandex Browser"],
  [/\bDuckDuckGo\/|\bDdg\//, "DuckDuckGo"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bCriOS\/|\bChrom(?:e|ium)\/|\bHeadlessChrome\//, "Chrome"],
  [/\bVersion\/[\d.]+.*\bSafari\//, "Safari"],
];

const systems: readonly [RegExp, string][] = [
  [/\bWindows\b/, "Windows"],
  [/\biPhone\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bMacintosh\b|\bMac OS X\b/, "macOS"],
  [/\bLinux\b|\bX11\b/, "Linux"],
];

/** Programs name themselves first, such as curl/8.5.0. */
const program = /^([A-Za-z][\w .-]*?)(?:\/|$)/;

function firstOf(patterns: readonly [RegExp, string][], userAgent: string): string | undefined {
  return patterns.find(([pattern]) => pattern.test(userAgent))?.[1];
}

function programOf(userAgent: string): string {
  const name = program.exec(userAgent)?.[1]?.trim() ?? "";
  return name === "Mozilla" ? "" : name;
}

/** Such as "Firefox on Windows"; at most 60 characters, empty when unknown. Callers may send any text. */
export function nameDevice(userAgent: string | undefined): string {
  // A longer one is no browser's, and patterns should not search much.
  const text = userAgent?.slice(0, 500) ?? "";
  const browser = firstOf(browsers, text) ?? programOf(text);
  const system = firstOf(systems, text);
  const name = browser !== "" && system ? `${browser} on ${system}` : browser || (system ?? "");
  return name.slice(0, maxLength);
}

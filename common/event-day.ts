import { monthsByName, weekdaysByName } from "./month-names.ts";

const years = { first: 2000, last: 2199 };

const oneOf = (names: Iterable<string>) => `(?:${[...names].toSorted((a, b) => b.length - a.length).join("|")})`;

const month = `(?<month>${oneOf(monthsByName.keys())})\\b\\.?`;
const weekday = `(?:(?<weekday>${oneOf(weekdaysByName.keys())})\\.?,?\\s+)?(?:the\\s+|der\\s+|den\\s+|le\\s+|el\\s+)?`;
const ordinal = "(?:st|nd|rd|th|er|\\.?o\\b|\\.)?";
const through = "\\s*(?:-|/|,|&|\\+|\\b(?:to|till|until|through|and|bis|und|au|et|al|a|y)\\b)\\s*";
const days = `(?<first>\\d{1,2})(?!\\d)${ordinal}(?:${through}(?:(?:the|le|el)\\s+)?(?<last>\\d{1,2})(?!\\d)${ordinal})*`;
const of = "(?:\\s*,)?\\s*(?:\\b(?:of|de|del)\\b\\s*)?";
const year = "(?<year>\\d{4})(?!\\d)";

const named = [
  new RegExp(`${weekday}(?<![\\d:.])${days}${of}${month}${of}${year}`, "g"),
  new RegExp(`${weekday}\\b${month}\\s*(?:the\\s+)?${days}${of}${year}`, "g"),
];
const yearFirst = /(?<!\d)(?<year>\d{4})(?<sign>[-/.])(?<month>\d{1,2})\k<sign>(?<day>\d{1,2})(?!\d)/g;
const yearLast = /(?<!\d)(?<one>\d{1,2})(?<sign>[-/.])\s?(?<two>\d{1,2})\k<sign>\s?(?<year>\d{4})(?!\d)/g;

/** A later day whose month or year has to be guessed. */
const unfinished = [
  /^\s*(?:-|\/|\b(?:to|till|until|bis|au|al|a)\b)\s*\d{1,2}(?!\s*(?:\d|:|h|uhr|[ap]\.?m))/,
  new RegExp(`\\d{1,2}${ordinal}${of}\\b${oneOf(monthsByName.keys())}\\b`),
  new RegExp(`\\b${oneOf(monthsByName.keys())}\\b\\.?\\s*\\d{1,2}(?!\\d)`),
];

interface Found {
  /** Undefined if it is not certain which day is meant, or there is no such day. */
  day: string | undefined;
  end: number;
}

/** The last day in a free text (en, de, fr, es), as 2027-06-12; undefined if there is none or it is ambiguous. */
export function eventDay(written: string): string | undefined {
  const text = comparable(written);
  const found = [
    ...named.flatMap((pattern) => [...text.matchAll(pattern)].map(readNamed)),
    ...[...text.matchAll(yearFirst)].map(readYearFirst),
    ...[...text.matchAll(yearLast)].map(readYearLast),
  ];
  const end = Math.max(...found.map((one) => one.end));
  if (found.some(({ day }) => day === undefined) || unfinished.some((pattern) => pattern.test(text.slice(end)))) {
    return undefined;
  }
  return found
    .flatMap(({ day }) => day ?? [])
    .toSorted()
    .at(-1);
}

/** Whether a text is an existing day in the form 2027-06-12. */
export function isDay(text: string): boolean {
  const [, y, m, d] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  return y !== undefined && dayOf(Number(y), Number(m) - 1, Number(d)) === text;
}

const comparable = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/\p{Pd}|−/gu, "-")
    .replaceAll(/\s+/gu, " ");

const endOf = (match: RegExpExecArray) => match.index + match[0].length;

function readNamed(match: RegExpExecArray): Found {
  const { weekday: name = "", first = "", last = first, month: monthName = "", year: y } = match.groups ?? {};
  const on = (day: string) => dayOf(Number(y), monthsByName.get(monthName) ?? -1, Number(day));
  const [start, day] = [on(first), on(last)];
  const isConsistent = start !== undefined && day !== undefined && start <= day && isOn(name, [start, day]);
  return { day: isConsistent ? day : undefined, end: endOf(match) };
}

function isOn(name: string, candidates: readonly string[]): boolean {
  const wanted = weekdaysByName.get(name);
  return wanted === undefined || candidates.some((day) => new Date(day).getUTCDay() === wanted);
}

function readYearFirst(match: RegExpExecArray): Found {
  const { year: y, month: m, day: d } = match.groups ?? {};
  return { day: dayOf(Number(y), Number(m) - 1, Number(d)), end: endOf(match) };
}

/** With points the day comes first. With other signs, one of the two orders must make no sense. */
function readYearLast(match: RegExpExecArray): Found {
  const { one, sign, two, year: y } = match.groups ?? {};
  const dayFirst = dayOf(Number(y), Number(two) - 1, Number(one));
  const monthFirst = dayOf(Number(y), Number(one) - 1, Number(two));
  const isCertain = sign === "." || dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst;
  return { day: isCertain ? (dayFirst ?? monthFirst) : undefined, end: endOf(match) };
}

/** Undefined for a day that does not exist, such as February 30. */
function dayOf(y: number, m: number, d: number): string | undefined {
  if (y < years.first || y > years.last) return undefined;
  const date = new Date(Date.UTC(y, m, d));
  return date.getUTCMonth() === m && date.getUTCDate() === d ? date.toISOString().slice(0, 10) : undefined;
}

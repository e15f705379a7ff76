/** A number formatted for a sentence, such as 1,200. */
export const grouped = (number: number): string => number.toLocaleString("en-US");

/** A number of things, such as "1 guest" or "1,200 guests". */
export const counted = (count: number, one: string, many: string): string =>
  `${grouped(count)} ${count === 1 ? one : many}`;

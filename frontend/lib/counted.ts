/** A number as it is written in a sentence. */
export const inWords = (count: number): string => count.toLocaleString("en-US");

/** A number of things, such as "1 guest" or "1,200 guests". */
export const counted = (count: number, one: string, many: string): string =>
  count === 1 ? `1 ${one}` : `${inWords(count)} ${many}`;

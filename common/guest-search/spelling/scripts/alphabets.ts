import { letterTable, spell } from "./letters.ts";

/* Georgian: the national system of 2002 and what people type; Armenian: BGN/PCGN, and western pronunciation. */

const georgian = letterTable(`
ა a|ბ b|გ g|დ d|ე e|ვ v|ზ z|თ t|ი i|კ k|ლ l|მ m|ნ n|ო o|პ p|ჟ zh|რ r|ს s|ტ t|უ u|ფ p ph|ქ k q|ღ gh|ყ k q|შ sh
ჩ ch|ც ts|ძ dz|წ ts|ჭ ch|ხ kh|ჯ j|ჰ h|ჲ y`);

const eastern = letterTable(`
ա a|բ b|գ g|դ d|ե e|զ z|է e|ը y|թ t|ժ zh|ի i|լ l|խ kh|ծ ts|կ k|հ h|ձ dz|ղ gh|ճ ch|մ m|յա ya ia|յ y|ն n|շ sh|ո o
ու u|չ ch|պ p|ջ j|ռ r|ս s|վ v|տ t|ր r|ց ts|ւ v|փ p|ք k|և ev|օ o|ֆ f`);
const western = letterTable(`
ա a|բ p|գ k|դ t|ե e|զ z|է e|ը e|թ t|ժ zh|ի i|լ l|խ kh|ծ dz|կ g|հ h|ձ ts|ղ gh|ճ j|մ m|յա ia|յ y|ն n|շ sh|ո o
ու u|չ ch|պ b|ջ ch|ռ r|ս s|վ v|տ d|ր r|ց ts|ւ v|փ p|ք k|և ev|օ o|ֆ f`);

export const isGeorgian = /\p{Script=Georgian}/u;
export const isArmenian = /\p{Script=Armenian}/u;

/** Latin spellings of a lower-case Georgian word. */
export const georgianToLatin = (word: string): string[] => spell(word, georgian);

/** Latin spellings of a lower-case Armenian word, first as in Armenia, then as in the west. */
export function armenianToLatin(word: string): string[] {
  // At the start, two vowels have a glide: "Yeva", "Voskan".
  const heard = word.replace(/^եւ/, "և");
  const glided = (spelling: string) => spelling.replace(/^e/, "ye").replace(/^o(?=[^uw])/, "vo");
  const written = [...spell(heard, eastern), ...spell(heard, western, 2)];
  return [...new Set(/^[եո](?!ւ)/.test(heard) ? [...written, ...written.map(glided)] : written)];
}

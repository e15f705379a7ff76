/** What people write around a name, in the languages that guests write most. */
const greeting = "hi|hello|hey|hallo|hola|bonjour|salut|ciao|good (?:morning|afternoon|evening)|guten (?:tag|abend)";
const introduction =
  "i am|i[’']?m|my name is|this is|name is|ich bin|ich hei(?:ß|ss)e|mein name ist|je suis|je m[’']appelle|soy|me llamo|sono|mi chiamo";
const before = new RegExp(`^\\s*(?:(?:${greeting})(?:\\s*[,!.]+\\s*|\\s+))?(?:(?:${introduction})\\s+)?(?=\\S)`, "iu");
const company =
  "\\+\\s*\\d{1,2}|(?:a )?(?:party|group|table|family) (?:of|for) \\d{1,2}|x\\s?\\d{1,2}|\\d{1,2} (?:people|persons|guests|pax)";
const business = "ltd|limited|inc|llc|plc|gmbh|corp";
const after = new RegExp(`(?:[\\s,;(–-]+(?:${company}|(?:${business})\\.?)\\)?)+\\s*$|\\+\\s*\\d{1,2}\\s*$`, "iu");

/** A text without what is no part of a name: "Hi, I am Anna Berg +1" is "Anna Berg". */
export function withoutSmallTalk(text: string): string {
  const name = text.replace(before, "").replace(after, "");
  return /\p{L}/u.test(name) ? name : text;
}

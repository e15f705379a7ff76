import { combine } from "../../../../../common/guest-search/spelling/scripts/letters.ts";

/* From Jyutping, the system of linguists, to how people in Hong Kong and Macao spell their names. */

const initials = new Map(
  "b:p p:p m:m f:f d:t t:t n:n l:l g:k k:k ng:ng h:h gw:kw kw:kw w:w z:ch,ts c:ch,ts s:s,sh j:y"
    .split(" ")
    .map(readEntry),
);
const finals = new Map(
  `aa:a aai:ai aau:au aam:am aan:an aang:ang aap:ap aat:at aak:ak a:a ai:ai au:au am:am,um an:an,un ang:ang ap:ap at:at ak:ak
e:e eng:eng,ing ek:ek ei:ei,ee i:i,ee iu:iu im:im in:in ing:ing ip:ip it:it ik:ik o:o oi:oi on:on ong:ong ot:ot ok:ok ou:o
u:u,oo ui:ui un:un,oon ung:ung uk:uk ut:ut oe:eu oeng:eung oek:euk eoi:ui eon:un eot:ut yu:u,ue yun:uen,un yut:uet,ut`
    .split(/\s+/)
    .map(readEntry),
);
const whole = new Map("zi:chi,tsz ci:chi,tsz si:sze,si,see,sz m:ng,m ng:ng".split(" ").map(readEntry));
const syllable = /^(ng|gw|kw|[bpmfdtnlgkhwzcsj])?([aeiouy][a-z]*)$/;

function readEntry(entry: string): [string, string[]] {
  const [sound = "", spellings = ""] = entry.split(":");
  return [sound, spellings.split(",")];
}

/** How people spell a syllable of Jyutping without its tone, the most usual first; none if it is not one. */
export function spellCantonese(jyutping: string): readonly string[] {
  const known = whole.get(jyutping);
  if (known) return known;
  const [, initial = "", final = ""] = syllable.exec(jyutping) ?? [];
  const endings = finals.get(final);
  return endings ? combine([initials.get(initial) ?? [""], endings]) : [];
}

import { withNamesakes } from "./changes.ts";
import type { Template } from "./template.ts";
import { kindsOf } from "./templated.ts";

const kind = kindsOf("meaning");

const decorated = { top: "{Name} | {Table}", each: "{x} | {n}" };
const plain = { top: "{Name} | {Table}", each: "{name} | {n}" };

/** Most guests have a name alone; a share of them has more. */
const some = (share: number, each: string, ...others: readonly string[]): Template => ({
  ...plain,
  some: { share, each: `${each} | {n}`, names: [each, ...others] },
});

const roles = "david2928/wedding:docs/TABLE_LAYOUT.md (github.com): what somebody is to the couple, in brackets";
const formal = "augustandwhite.com/guest-addressing: titles on envelopes";

/** Names as people write them: titles, initials, nicknames, marks and roles. */
export const namesAsWritten = [
  kind(
    "a title and an initial",
    5,
    formal,
    {
      en: "Mr {initial}. {last}",
      de: "Herr {initial}. {last}",
      fr: "M. {initial}. {last}",
      es: "Sr. {initial}. {last}",
      it: "Sig. {initial}. {last}",
    },
    { ...decorated, names: ["{x}"], isUnrelated: true },
  ),
  kind(
    "an initial and a family name",
    4,
    "as offices keep them: initials of colleagues",
    {
      en: "{initial}. {last}",
      de: "{initial}. {last}",
      ru: "{last} {initial}.",
      fr: "{initial}. {last}",
    },
    { ...decorated, names: ["{x}"], isUnrelated: true },
  ),
  kind(
    "family name in capitals, then the given name",
    6,
    "lists of French offices and town halls: NOM Prénom",
    {
      fr: "{LAST} {first}",
      it: "{LAST} {first}",
      en: "{LAST}, {first}",
      de: "{LAST} {first}",
    },
    { ...decorated, names: ["{LAST} {first}", "{first} {LAST}", "{first} {last}"] },
  ),
  kind("names in capitals", 4, "exports of older programs", ["en", "es", "it", "ru"], {
    top: "NAME | TABLE",
    each: "{WHOLE} | {n}",
    names: ["{WHOLE}", "{name}"],
  }),
  kind(
    "nickname in quotes",
    4,
    "as families keep them: the name that everybody uses",
    ["en", "de", "pt"],
    some(0.2, '{first} "{initial}.J." {last}', "{first} {last}", "{name}"),
  ),
  kind(
    "nickname in brackets",
    4,
    "david2928/wedding:docs/TABLE_LAYOUT.md (github.com)",
    ["en", "fr", "th", "zh"],
    some(0.3, "{name} ({first})", "{name}"),
  ),
  kind(
    "name at birth",
    3,
    "as families keep them: née and its translations",
    {
      en: "{name} (née {maiden})",
      de: "{name} geb. {maiden}",
      fr: "{name} née {maiden}",
      it: "{name} nata {maiden}",
      ru: "{name} (урожд. {maiden})",
      es: "{name} (de soltera {maiden})",
    },
    some(0.2, "{x}", "{name}"),
  ),
  kind(
    "degrees before and after",
    5,
    "university and medical events: degrees as they are printed on badges",
    {
      en: "{name}, PhD",
      de: "Prof. Dr. med. {name}",
      it: "Dott.ssa {name}",
      es: "Lic. {name}",
      pt: "Eng.º {name}",
      fr: "Me {name}",
    },
    some(0.3, "{x}", "{name}"),
  ),
  kind(
    "ranks and honors",
    3,
    "augustandwhite.com/guest-addressing: The Honorable, Captain",
    {
      en: "The Hon. {name}",
      fr: "Son Excellence {name}",
      ar: "سعادة {name}",
      th: "คุณ{name}",
      es: "Excmo. Sr. {name}",
    },
    some(0.2, "{x}", "{name}"),
  ),
  kind(
    "two titles at once in a column of their own",
    3,
    formal,
    { de: "Dr.", it: "Dott.", en: "Dr" },
    {
      top: "{Title} | {First} | {Last} | {Table}",
      each: "{title} {x} | {first} | {last} | {n}",
      names: ["{first} {last}", "{title} {x} {first} {last}", "{x} {first} {last}", "{name}"],
    },
  ),
  kind(
    "given names alone",
    5,
    "david2928/wedding:docs/TABLE_LAYOUT.md (github.com): friends have one name",
    ["en", "de", "es", "th"],
    {
      head: "{t}",
      each: "{first}",
      foot: "",
      names: ["{first}"],
    },
  ),
  kind(
    "relations instead of family names",
    4,
    "bocanegradev/boda-lukasysarita:invitados.js (github.com): Abuelito",
    {
      en: "Aunt {first}",
      de: "Tante {first}",
      es: "Tía {first}",
      it: "Zia {first}",
      pt: "Tia {first}",
      zh: "{last}阿姨",
      ru: "тётя {first}",
    },
    some(0.2, "{x}"),
  ),
  kind(
    "role in brackets",
    5,
    roles,
    {
      en: "{name} (best man)",
      de: "{name} (Trauzeuge)",
      fr: "{name} (témoin)",
      it: "{name} (testimone)",
      pt: "{name} (padrinho)",
    },
    some(0.2, "{x}", "{name}"),
  ),
  kind(
    "a star for guests of honor",
    4,
    "as planners keep them: a mark before the name, explained below",
    {
      en: "★ = VIP",
      de: "★ = VIP",
      fr: "★ = VIP",
    },
    { ...plain, some: { share: 0.2, each: "★ {name} | {n}" }, end: "\n{x}" },
  ),
  kind("VIP in a column of its own", 5, "gala lists: a column for who is greeted", undefined, {
    top: "VIP | {Name} | {Table}",
    each: "{rareTick} | {name} | {n}",
  }),
  kind(
    "VIP after the name",
    3,
    "gala lists: a mark after the name",
    ["en", "de", "it", "ar"],
    some(0.15, "{name} (VIP)", "{name}"),
  ),
  kind(
    "asterisk for vegetarians, explained below",
    4,
    "as caterers ask for it: a mark after the name",
    {
      en: "* = vegetarian",
      de: "* = vegetarisch",
      fr: "* = végétarien",
      es: "* = vegetariano",
    },
    { ...plain, some: { share: 0.2, each: "{name}* | {n}" }, end: "\n{x}" },
  ),
  kind("running numbers in the names", 4, "david2928/wedding:docs/TABLE_LAYOUT.md (github.com): 1. to 10.", undefined, {
    top: "{Name} | {Table}",
    each: "{i}. {name} | {n}",
    order: "tables",
  }),
  kind(
    "table in brackets after the name",
    5,
    "as planners keep them: one column for the board",
    {
      en: "(T{n})",
      de: "(Tisch {n})",
      fr: "(table {n})",
      es: "(mesa {n})",
      ru: "(стол {n})",
      zh: "（{n}号桌）",
    },
    { top: "{Name}", each: "{name} {x}" },
  ),
  kind(
    "bride and groom without a family name",
    5,
    "planpro.us.com/wedding/templates/seating-chart-google-sheets: Head Table: Bride, Groom, Best Man",
    {
      en: "Head Table",
      de: "Brautpaartisch",
      fr: "Table d'honneur",
      it: "Tavolo degli sposi",
      es: "Mesa presidencial",
    },
    {
      top: "{x}\n{Bride}\n{Groom}\n",
      head: "{t}",
      each: "{name}",
      foot: "",
      also: { names: ["{Bride}", "{Groom}"], at: "{x}" },
    },
  ),
  kind(
    "small pictures after names",
    2,
    "as couples keep them: a ring, a cake or a heart",
    ["en", "es", "pt"],
    some(0.3, "{name} 💍", "{name}"),
  ),
  kind("the same person in two rows", 4, "Google Forms: somebody who answered twice", ["en", "de", "fr"], {
    top: "{Name} | {Email} | {Table}",
    first: "{name} | {email} | {n}\n{name} | {email} | {n}",
    each: "{name} | {email} | {n}",
  }),
  kind(
    "two people of one name at different tables",
    4,
    "as families keep them: a father and a son",
    ["en", "es", "zh"],
    {
      top: "{Name} | {Table} | {Notes}",
      each: "{name} | {n} | {note}",
      tables: 5,
      change: withNamesakes,
    },
  ),
  kind(
    "patronymics",
    4,
    "porusski.me/2018/01/04: имя, фамилия, кем приходится; offices add the father's name",
    ["ru"],
    {
      top: "№ | ФИО | Кем приходится | Стол",
      each: "{i} | {last} {first} Иванович | {group} | {n}",
      names: ["{last} {first} Иванович", "{first} Иванович {last}"],
    },
  ),
  kind(
    "polite words after Chinese family names",
    4,
    "wenxuejuzibashi.cn: 宾客姓名加先生、女士",
    { zh: "先生" },
    some(0.5, "{name}{x}", "{name}"),
  ),
];

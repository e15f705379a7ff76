import { describe, expect, it } from "vitest";
import { buildGuestIndex, type IndexedGuest } from "../index/guest-index.ts";
import { findGuests, rankGuests } from "./find-guests.ts";
import { layers } from "./grade.ts";

const guestsNamed = (names: readonly string[]): IndexedGuest[] =>
  names.map((name, id) => ({ id, name, tableNumber: id < 4 ? "1" : "", info: "" }));
const names = ["Zoë Åkesson", "Søren St. John", "Liam O’Connor", "Mei-Ling Johnson", "John Straße", "Łukasz Müller"];
const index = await buildGuestIndex(guestsNamed(names));
const search = (query: string, limit = 10) => findGuests(index, query, limit).guests.map(({ name }) => name);
const answerIn = async (list: readonly string[], query: string) => {
  const { guests, isCertain } = findGuests(await buildGuestIndex(guestsNamed(list)), query, 10);
  return { names: guests.map(({ name }) => name), isCertain };
};
const searchIn = async (list: readonly string[], query: string) => (await answerIn(list, query)).names;

describe("findGuests", () => {
  it.each([
    ["Zoë Åkesson", "zoe", "aakesson", "kess"],
    ["Søren St. John", "soren"],
    ["Liam O’Connor", "o'connor", "oconnor", "o connor", "mr liam oconnor and family"],
    ["Mei-Ling Johnson", "ling"],
    ["John Straße", "strasse"],
    ["Łukasz Müller", "muller lukasz", "Mueller, Łukasz", "luaksz mullr", "Лукаш Мюллер"],
  ])("finds %s first by each of its spellings", (name, ...queries) => {
    for (const query of queries) expect(search(query)[0], query).toEqual(name);
  });

  it.each([
    ["JeanLuc Picard", "Jean Luc Picard"],
    ["Nina Anna Wagnerow", "na Wagneroe"],
    ["Jean-Luc Picard", "JeanLuc Picard"],
    ["Anna Vandenberg", "van den berg"],
    ["Anna Berg", "annaberg", "Anna Maria Berg", "Anna von Berg"],
    ["John Fitzgerald Kennedy", "jf kennedy"],
    ["J. Kennedy", "John Kennedy"],
    ["John Smith", "The Smith family"],
    ["William Clayton", "Bill Clayton"],
    ["Bill Clayton", "Guillermo Clayton"],
    ["Александр Иванов", "Sasha Ivanov"],
    ["Giorgos Papas", "Γιώργος Παπάς"],
    ["Maria D’Angelo", "Angelo"],
    ["王小明", "王小"],
    ["John Strunk", "ohn"],
    ["Володимир Гнатюк", "Volodymyr Hnatiuk", "Vladimir Gnatyuk"],
    ["Пётр Чайковский", "Tchaïkovski"],
    ["Willem van 't Hoff", "van t hoff"],
    ["김민준", "김민"],
    ["John H. Rutherland", "John Henry Rutherland"],
    ["Peter Miller", "Miller Family", "Mrs Miller", "Miller guest"],
    ["Paul Miller", "Paul guest of Anna"],
    ["Anna Smith", "guest of Anna"],
    ["Bob Miller", "Uncle Bob"],
    ["Anna Guest", "Guest"],
    ["Jan van den Berg", "Jan van"],
    ["أحمد", "ﺃﺣﻤﺪ"],
  ])("finds %s, and nobody else, for each of %s", async (name, ...queries) => {
    for (const query of queries) {
      expect(await searchIn(["Peter Strand", name, "Olga Wirth"], query), query).toEqual([name]);
    }
  });

  it("finds nobody for strangers", () => {
    const strangers = ["Peter Bergström", "Anna Schmidt", "Zoë Müller", "Liam Johnson", "qwertz", "xyz", "John Connor"];
    for (const stranger of strangers) expect(search(stranger), stranger).toEqual([]);
  });

  it.each([
    ["Hans Meier", "Nils van der Meer"],
    ["Elizabeth van Dam", "Liza van den Heuvel"],
    ["John Hastings", "John H. Rutherland"],
    ["Mike Carter", "Susan M. Carter"],
    ["Dan Jaarsveld", "Alicia van Jaarsveld"],
    ["Bill Clay", "William Clayton"],
    ["Paul Guest", "Paul Miller"],
    ["Paul Uncle", "Paul Miller"],
    ["Adam Guest", "Ada Masters"],
  ])("does not guess that %s is %s", async (stranger, name) => {
    expect(await searchIn([name, "Peter Strand"], stranger)).toEqual([]);
  });

  it("prefers somebody who is called Guest, and takes the word for a family name", async () => {
    expect(await searchIn(["Peter", "Anna Guest", "Peter Guest"], "peter guest")).toEqual(["Peter Guest", "Peter"]);
    expect(await answerIn(["Anna Guest", "Anna Berg"], "anna")).toEqual({
      ...{ names: ["Anna Guest", "Anna Berg"], isCertain: false },
    });
  });

  it("puts whole parts before beginnings, and then names with fewer parts first", () => {
    expect(search("john")).toEqual(["John Straße", "Søren St. John", "Mei-Ling Johnson"]);
    expect(search("john", 1)).toEqual(["John Straße"]);
    expect(search("john", 0)).toEqual([]);
  });

  it("keeps the organizer's order among equal matches", async () => {
    const inOrder = ["Zoe Berg", "Anna Berg", "Maria Berg"];
    expect(await searchIn(inOrder, "berg")).toEqual(inOrder);
  });

  it("ranks by layers", async () => {
    const list = ["Lindberg", "Bertha", "Berd", "Bergström", "Bérg", "Berg"];
    expect(await searchIn(list, "berg")).toEqual(["Berg", "Bergström", "Bérg", "Berd", "Lindberg"]);
  });

  it("prefers the order typed", async () => {
    expect(await searchIn(["Paul Martin", "Martin Paul"], "Martin Paul")).toEqual(["Martin Paul", "Paul Martin"]);
  });

  it("finds names without letters, and names with many parts, by their full text", async () => {
    const many = "a b c d e f g h i j";
    expect(await searchIn(["a b c d e f g h", many, "🎉🎉"], "🎉🎉")).toEqual(["🎉🎉"]);
    expect(await searchIn(["a b c d e f g h z", many], many)).toEqual([many]);
  });

  it.each([
    ["Shawn O'Riley", "Sean O'Reilly"],
    ["Muhammad El Sayed", "Mohammed Al-Sayed"],
    ["Khaled Abdul Rahman", "خالد عبد الرحمن"],
    ["محمد السيد", "Mohamed Elsayed"],
    ["Dmitri Juk", "Dmytro Zhuk"],
    ["박지훈", "Park Ji-hoon"],
    ["Jihoon Park", "Park Ji Hun"],
    ["Satou Tarou", "さとう たろう"],
    ["Jose Ernandez", "José Hernández"],
    ["Chaim Cohen", "חיים כהן"],
    ["פיטר מילר", "Peter Miller"],
  ])("greets for %s another spelling of the name: %s", async (query, name) => {
    expect(await answerIn(["Peter Strand", name, "Olga Wirth"], query)).toEqual({ names: [name], isCertain: true });
  });

  it("does not take one guest's name for another spelling of someone else's", async () => {
    const list = ["Mohammed Al-Sayed", "Muhammad Hamdi", "Karim Elsayed"];
    expect((await answerIn(list, "Muhammad Elsayed")).isCertain).toBe(false);
  });

  it("asks when two guests may be meant by another spelling", async () => {
    const list = ["Mohammed Al-Sayed", "محمد السيد"];
    expect(await answerIn(list, "Muhammad Elsayed")).toEqual({ names: list, isCertain: false });
  });

  it("matches by sound only when nothing closer is found", async () => {
    const list = await buildGuestIndex(guestsNamed(["Kathryn Schmitt", "Olga Wirth"]));
    expect(rankGuests(list, "Catrin Shmeed", 10).map(({ layer }) => layer)).toEqual([layers.sound]);
  });
});

describe("a search is certain", () => {
  const list = [
    ...["Anna Berg", "Anna Maria Berg", "William Clayton", "Derek Holm", "Rosa Lind", "Rosa Lind", "Peter Miller"],
  ];
  const isCertain = async (query: string) => (await answerIn(list, query)).isCertain;

  it.each([
    ["Anna Berg", "the whole name of one guest, and part of another's"],
    ["Derek", "part of one guest's name"],
    ["Peter Miler", "a slip"],
    ["Bill Clayton", "a nickname"],
    ["Mrs Miller", "a title"],
    ["Miller family", "a word for a group"],
    ["Peter, guest of Anna", "the guest of somebody"],
  ])("of %s: %s", async (query) => {
    expect(await isCertain(query)).toBe(true);
  });

  it.each([
    ["Anna", "two guests"],
    ["Rosa Lind", "two guests of one name"],
    ["Bill", "a nickname alone"],
    ["Drk Holm", "a sound"],
    ["Miller guest", "what may be another family name"],
    ["guest of Peter Miller", "somebody else"],
    ["Peter Paul Miller", "more than the list has"],
    ["zzz", "nobody"],
  ])("not of %s: %s", async (query) => {
    expect(await isCertain(query)).toBe(false);
  });

  it("whatever the limit", async () => {
    const twins = await buildGuestIndex(guestsNamed(list));
    expect(findGuests(twins, "Rosa Lind", 1)).toMatchObject({ guests: [{ name: "Rosa Lind" }], isCertain: false });
  });

  it("not of a slip if another guest has the nickname", async () => {
    const { names: found, isCertain: isSure } = await answerIn(["Sancho Lopes", "Francisco Lopes"], "Pancho Lopes");
    expect({ count: found.length, isSure }).toEqual({ count: 2, isSure: false });
  });
});

describe("suggestions", () => {
  const list = [
    ...["Derek Holm", "Anna Maria Berg", "Stephen Meyer", "Isa van den Bosch", "Dr. Jan K. Roth", "Zehra Nagel"],
  ];
  const suggest = async (query: string, names: readonly string[] = list) =>
    findGuests(await buildGuestIndex(guestsNamed(names)), query, 10).suggestions.map(({ name }) => name);

  it.each([
    ["dwrkk holm", "Derek Holm"],
    ["ana mria brgg", "Anna Maria Berg"],
    ["Mayer Stefan", "Stephen Meyer"],
    ["Isa van deeb Bocsh", "Isa van den Bosch"],
  ])("offer for %s: %s", async (query, name) => {
    expect(await suggest(query)).toEqual([name]);
  });

  it.each([
    ["holm", "somebody is found"],
    ["dwrkk", "only part of the name is typed"],
    ["anna brrgg", "a part of the name is not typed"],
    ["dwrkk holm smith", "a typed word is left over"],
    ["xxxxx holm", "a typed word is far from the name"],
    ["dxxrek hxxlm", "no typed word is close to the name"],
    ["d holm meyer", "only an initial is typed"],
  ])("offer nobody for %s: %s", async (query) => {
    expect(await suggest(query)).toEqual([]);
  });

  it("are at most three, the closest first, then in the organizer's order", async () => {
    const names = ["Derek Holm", "Dorek Holm", "Dyrek Holm", "Dgrek Holm", "Darek Holm"];
    expect(await suggest("dfrqk holm", names)).toEqual(["Dgrek Holm", "Derek Holm", "Dorek Holm"]);
  });
});

const atTables: [name: string, table: string][] = [
  ...[["Jonas Huber", "4"] as const, ["Clara Weiss", "4"] as const, ["Clara Meier", "5"] as const],
  ...[["Anna Berg", "1"] as const, ["Siti binti Ahmad", "2"] as const, ["Ravi s/o Kumar", "3"] as const],
  ...[["Lee Wei", "6"] as const, ["Chang Chien-kuo", "6"] as const, ["Yoona Choe", "6"] as const],
  ...[["Hi Nguyen", "7"] as const, ["Kristina Blum", "8"] as const, ["Maria Blom", "8"] as const],
].map(([name, table]) => [name, table]);
const seated = await buildGuestIndex(atTables.map(([name, tableNumber], id) => ({ id, name, tableNumber, info: "" })));
const answer = (query: string) => {
  const { guests, isCertain, areAllMeant } = findGuests(seated, query, 10);
  return { names: guests.map(({ name }) => name), isCertain, areAllMeant };
};

it.each([
  ["Anna Berg", "Hi, I am Anna Berg", "anna berg +1", "Anna Berg, party of 2", "Anna Berg Ltd"],
  ["Hi Nguyen", "hi nguyen"],
  ["Siti binti Ahmad", "siti bt ahmad", "siti bte ahmad", "siti ahmad"],
  ["Ravi s/o Kumar", "Ravi a/l Kumar", "ravi kumar"],
  ["Lee Wei", "Li Wei"],
  ["Chang Chien-kuo", "Zhang Jian-guo"],
  ["Yoona Choe", "Choi Yoon-ah"],
])("greets as %s who types any of their spellings", (name, ...queries) => {
  for (const query of queries) expect(answer(query), query).toMatchObject({ names: [name], isCertain: true });
});

it("finds a couple at one table by their first names", () => {
  expect(answer("Jonas & Clara")).toMatchObject({ names: ["Jonas Huber", "Clara Weiss"], areAllMeant: true });
  expect(answer("Anna & Clara").areAllMeant).toBe(false);
});

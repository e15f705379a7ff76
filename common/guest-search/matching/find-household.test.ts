import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildGuestIndex } from "../index/guest-index.ts";
import { findGuests } from "./find-guests.ts";
import { countNamingLetters } from "./readings.ts";

const indexOf = (names: readonly string[]) =>
  buildGuestIndex(names.map((name, id) => ({ id, name, tableNumber: "1", info: "" })));

async function searchIn(names: readonly string[], query: string) {
  const { guests, areAllMeant, isCertain } = findGuests(await indexOf(names), query, 10);
  return { names: guests.map(({ name }) => name), areAllMeant, isCertain };
}

const others = ["Thomas Berg", "Anna Schmidt", "Ben Beckmann", "Maria Rossini", "Lucas Martinez"];
const beckers = ["Tom Becker", "Anna Becker"];
const list = [...others, ...beckers, "Cara Becker"];

describe("several people in one query", () => {
  it.each([
    ...["Tom and Anna Becker", "tom & anna becker", "Tom Becker and Anna Becker", "Tom Becker, Anna Becker"],
    ...["Tom Becker and Anna", "Becker, Tom and Anna", "Becker Tom und Anna", "Mr Tom and Mrs Anna Becker"],
    ...["Tom + Anna Becker", "Tom u. Anna Becker"],
    ..."und y et e ed en i oraz и і та ve và और و ו と 와 和".split(" ").map((and) => `Tom ${and} Anna Becker`),
  ])("shows exactly those of %s", async (query) => {
    expect(await searchIn(list, query)).toEqual({ names: beckers, areAllMeant: true, isCertain: false });
  });

  it.each([
    ["Anna, Ben & Cara Becker", ["Anna Becker", "Ben Becker", "Cara Becker"]],
    ["Anna Maria and Tom Becker", ["Anna Maria Becker", "Tom Becker"]],
    ["Tom Becker and Lisa Schmidt", ["Tom Becker", "Lisa Schmidt"]],
    ["Jan and Eva van der Berg", ["Jan van der Berg", "Eva van der Berg"]],
    ["Bill and Anna Clayton", ["William Clayton", "Anna Clayton"]],
    ["王伟和李娜", ["王伟", "李娜"]],
    ["田中太郎と花子", ["田中太郎", "田中花子"]],
    ["김민수와 김지영", ["김민수", "김지영"]],
    ["محمد وليلى السيد", ["محمد السيد", "ليلى السيد"]],
    ["דוד ושרה כהן", ["דוד כהן", "שרה כהן"]],
    ["Иван и Мария Петровы", ["Иван Петровы", "Мария Петровы"]],
  ])("shows each of %s", async (query, names) => {
    const answer = await searchIn([...others, ...names], query);
    expect(answer).toEqual({ names, areAllMeant: true, isCertain: false });
  });

  it.each([
    ["a name is on the list twice", "Tom and Anna Becker", ["Tom Becker", "Anna Lena Becker", "Anna Maria Becker"]],
    ["a name is spelled otherwise", "Tom and Ana Becker", beckers],
  ])("asks where %s", async (_, query, names) => {
    const answer = await searchIn([...others, ...names], query);
    expect(answer).toEqual({ names, areAllMeant: false, isCertain: false });
  });

  it.each([
    ["Tom and Anna", "given names alone"],
    ["T and A Becker", "initials"],
    ["To and An Becker", "beginnings"],
    ["Tom and Peter Becker", "somebody who is not on the list"],
    ["Becker, Tom", "one person, family name first"],
  ])("does not read %s as several people: %s", async (query) => {
    expect((await searchIn(list, query)).areAllMeant).toBe(false);
  });

  it.each(["Tom & Anna Becker", "Becker Family", "Les Martin", "José Ortega y Gasset", "Anna E. Becker"])(
    "greets a guest who is listed as %s",
    async (name) => {
      const answer = await searchIn([...list, "Paul Martin", "Nora Martin", name], name);
      expect(answer).toMatchObject({ isCertain: true, areAllMeant: false });
      expect(answer.names[0]).toBe(name);
    },
  );
});

describe("a family", () => {
  it.each([
    ["Becker", "Becker family", "the Beckers", "Familie Becker"],
    ["Jones", "the Joneses"],
    ["Martin", "famille Martin", "les Martin"],
    ["García", "Familia García", "los Garcia"],
    ["Rossi", "famiglia Rossi", "i Rossi"],
    ["Silva", "os Silvas"],
    ["de Vries", "familie de Vries"],
    ["Nowak", "rodzina Nowak"],
    ["Kowalski", "rodzina Kowalskich"],
    ["Иванов", "семья Иванов", "семья Ивановых"],
    ["Шевченко", "родина Шевченко"],
    ["Yılmaz", "Yılmaz ailesi"],
    ["शर्मा", "शर्मा परिवार"],
    ["السيد", "عائلة السيد"],
    ["כהן", "משפחת כהן"],
  ])("%s is everybody with that family name, however it is called", async (family, ...queries) => {
    const members = [`Ilaria ${family}`, `Marco ${family}`];
    const names = [...others, ...members, `${family.split(" ").at(-1)} Unger`];
    for (const query of queries) {
      expect(await searchIn(names, query), query).toEqual({ names: members, areAllMeant: true, isCertain: false });
    }
  });

  it.each([
    ["王家", ["王伟", "王芳"]],
    ["王氏一家", ["王伟", "王芳"]],
    ["田中家", ["田中 太郎", "田中 花子"]],
    ["김씨네", ["김민수", "김지영"]],
    ["김 가족", ["김민수", "김지영"]],
    ["gia đình Nguyễn", ["An, Nguyễn", "Bình, Nguyễn"]],
    ["Becker family", ["Becker, Tom", "Becker, Anna"]],
  ])("%s is found where family names come first", async (query, members) => {
    const answer = await searchIn([...others, "李娜", "이준호", ...members], query);
    const names = expect.arrayContaining(members);
    expect([answer, answer.names.length]).toEqual([{ names, areAllMeant: true, isCertain: false }, members.length]);
  });

  it("is asked about where only one guest has the name, and nobody was greeted before", async () => {
    const answer = await searchIn([...others, "Ana García"], "los García");
    expect(answer).toEqual({ names: ["Ana García"], areAllMeant: false, isCertain: false });
  });

  it("counts no more letters than its name has", () => {
    expect(["los Li", "the Li family", "Li family", "i Li"].map(countNamingLetters)).toEqual([2, 2, 2, 2]);
  });
});

it("shows no one whose family name or full name is not typed", async () => {
  const given = fc.constantFrom("Tom", "Anna", "Ben", "Cara", "Ilaria", "Yves", "Ed", "Les");
  const family = fc.constantFrom("Becker", "Martin", "Rossi", "Li", "García", "Thomas");
  const person = fc.tuple(given, family).map((parts) => parts.join(" "));
  const joined = fc.tuple(given, fc.constantFrom(" and ", " & ", " y ", " e ", " i ", ", "), given, family);
  const ofFamily = fc.tuple(fc.constantFrom("the ", "los ", "i ", "Familie ", "famille "), family);
  const query = fc.oneof(joined, ofFamily).map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(person, { minLength: 1, maxLength: 20 }), query, async (names, typed) => {
      const { guests, areAllMeant } = findGuests(await indexOf(names), typed, 10);
      if (!areAllMeant) return;
      const words = new Set(typed.split(/[ ,]+/));
      for (const { name } of guests) expect(words).toContain(name.split(" ").at(-1));
      if (!/^(the|los|i|Familie|famille) /.test(typed))
        expect(
          guests.every(({ name }) => name.split(" ").every((word) => words.has(word) || /^Ed|Yves/.test(word))),
        ).toBe(true);
    }),
  );
});

import { describe, expect, it } from "vitest";
import { buildGuestIndex, findTablemates, type IndexedGuest } from "../index/guest-index.ts";
import { findGuests, rankGuests } from "./find-guests.ts";
import { layers } from "./grade.ts";

const guestsNamed = (names: readonly string[]): IndexedGuest[] =>
  names.map((name, id) => ({ id, name, tableNumber: id < 4 ? "1" : "", additionalInfo: {} }));
const names = ["Zoë Åkesson", "Søren St. John", "Liam O’Connor", "Mei-Ling Johnson", "John Straße", "Łukasz Müller"];
const index = await buildGuestIndex(guestsNamed(names));
const search = (query: string, limit = 10) => findGuests(index, query, limit).guests.map(({ name }) => name);
const searchIn = async (list: readonly string[], query: string) =>
  findGuests(await buildGuestIndex(guestsNamed(list)), query, 10).guests.map(({ name }) => name);

describe("findGuests", () => {
  it.each([
    ["zoe", "Zoë Åkesson"],
    ["AKESSON", "Zoë Åkesson"],
    ["aakesson", "Zoë Åkesson"],
    ["soren", "Søren St. John"],
    ["o'connor", "Liam O’Connor"],
    ["o`connor", "Liam O’Connor"],
    ["oconnor", "Liam O’Connor"],
    ["o connor", "Liam O’Connor"],
    ["ling", "Mei-Ling Johnson"],
    ["strasse", "John Straße"],
    ["muller lukasz", "Łukasz Müller"],
    ["Mueller, Łukasz", "Łukasz Müller"],
    ["kess", "Zoë Åkesson"],
    ["ｚｏｅ", "Zoë Åkesson"],
    ["mr liam oconnor and family", "Liam O’Connor"],
    ["luaksz mullr", "Łukasz Müller"],
    ["Лукаш Мюллер", "Łukasz Müller"],
  ])("finds by %s", (query, name) => {
    expect(search(query)[0]).toEqual(name);
  });

  it.each([
    ["Jean Luc Picard", "JeanLuc Picard"],
    ["JeanLuc Picard", "Jean-Luc Picard"],
    ["vandenberg anna", "Anna van den Berg"],
    ["van den berg", "Anna Vandenberg"],
    ["annaberg", "Anna Berg"],
    ["jf kennedy", "John Fitzgerald Kennedy"],
    ["J. Kennedy", "John Fitzgerald Kennedy"],
    ["John Kennedy", "J. Kennedy"],
    ["Anna Maria Berg", "Anna Berg"],
    ["Anna von Berg", "Anna Berg"],
    ["The Smith family", "John Smith"],
    ["Bill Clayton", "William Clayton"],
    ["Guillermo Clayton", "Bill Clayton"],
    ["Sasha Ivanov", "Александр Иванов"],
    ["Γιώργος Παπάς", "Giorgos Papas"],
    ["Mayer Stefan", "Stephen Meyer"],
    ["Angelo", "Maria D’Angelo"],
    ["王小", "王小明"],
    ["小明", "王小明"],
    ["ohn", "John Strunk"],
    ["nna", "Anna Wu"],
    ["Volodymyr Hnatiuk", "Володимир Гнатюк"],
    ["Vladimir Gnatyuk", "Володимир Гнатюк"],
    ["Blagovista Ivanishin", "Благовіста Іванишин"],
    ["Julia Kowaltschuk", "Юлія Ковальчук"],
    ["Tchaïkovski", "Пётр Чайковский"],
    ["van t hoff", "Willem van 't Hoff"],
    ["김민", "김민준"],
    ["ﺃﺣﻤﺪ", "أحمد"],
  ])("finds %s for %s", async (query, name) => {
    expect(await searchIn(["Peter Strand", name, "Olga Wirth"], query)).toEqual([name]);
  });

  it.each([
    ["Peter Bergström"],
    ["Anna Schmidt"],
    ["Zoë Müller"],
    ["Liam Johnson"],
    ["qwertz"],
    ["xyz"],
    ["John Connor"],
  ])("finds nobody for the stranger %s", (stranger) => {
    expect(search(stranger)).toEqual([]);
  });

  it.each([
    ["Hans Meier", "Nils van der Meer"],
    ["Elizabeth van Dam", "Liza van den Heuvel"],
    ["Maitê Moraes", "Mrs. Theresa Bogan"],
    ["Gianni Borer", "João Pereira"],
  ])("does not guess that %s is %s", async (stranger, name) => {
    expect(await searchIn([name, "Peter Strand"], stranger)).toEqual([]);
  });

  it("puts whole parts before beginnings, and then names with fewer parts first", () => {
    expect(search("john")).toEqual(["John Straße", "Søren St. John", "Mei-Ling Johnson"]);
    expect(search("john", 1)).toEqual(["John Straße"]);
    expect(search("john", 0)).toEqual([]);
  });

  it("keeps the organizer's order among equal matches", async () => {
    expect(await searchIn(["Zoe Berg", "Anna Berg", "Maria Berg"], "berg")).toEqual([
      "Zoe Berg",
      "Anna Berg",
      "Maria Berg",
    ]);
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

  it("matches by sound only when nothing closer is found", async () => {
    const list = await buildGuestIndex(guestsNamed(["Kathryn Schmitt", "Olga Wirth"]));
    expect(rankGuests(list, "Catrin Shmeed", 10).map(({ layer }) => layer)).toEqual([layers.sound]);
  });
});

describe("findTablemates", () => {
  it("finds who else sits at a table", () => {
    const [first] = findGuests(index, "zoe", 1).guests;
    expect(first && findTablemates(index, first).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it("finds nobody for a guest without a table", () => {
    const [guest] = findGuests(index, "lukasz", 1).guests;
    expect(guest && findTablemates(index, guest)).toEqual([]);
  });
});

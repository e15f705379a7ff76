import { describe, expect, it } from "vitest";
import { drawnSheet, seatingOf } from "../../../../../testing/drawn-sheet.ts";

const tablesIn = (drawing: string) => seatingOf(drawnSheet(drawing)).tables;

describe("tables with their guests", () => {
  it("reads a table and its guests in a line", () => {
    const drawing = `
      Table 5: Anna Meier, Ben Okafor and Cara Lind
      Table 6: Dora Holm; Emil Ost
    `;
    expect(tablesIn(drawing)).toEqual({
      "Table 5": "Anna Meier, Ben Okafor, Cara Lind",
      "Table 6": "Dora Holm, Emil Ost",
    });
  });

  it("reads tables without the word before a colon", () => {
    const drawing = `
      Rose: Anna Meier, Ben Okafor
      Lily: Carla Ruiz, Dora Holm
    `;
    expect(tablesIn(drawing)).toEqual({ Rose: "Anna Meier, Ben Okafor", Lily: "Carla Ruiz, Dora Holm" });
  });

  it("reads headings with bullets or numbers below", () => {
    const bullets = `
      ## Rose
      - Anna Meier
      • Ben Okafor

      ## Lily
      - Carla Ruiz
    `;
    expect(tablesIn(bullets)).toEqual({ Rose: "Anna Meier, Ben Okafor", Lily: "Carla Ruiz" });
    const numbers = `
      Tisch 1:
      1. Anna Meier
      2. Ben Okafor
      Tisch 2:
      1. Carla Ruiz
    `;
    expect(tablesIn(numbers)).toEqual({ "Tisch 1": "Anna Meier, Ben Okafor", "Tisch 2": "Carla Ruiz" });
  });

  it("reads messages of a chat", () => {
    const drawing = `
      [24.05.26, 12:03] Max: Стол 1: Анна Иванова, Иван Козлов
      [24.05.26, 12:04] Max: Стол 2: Ольга Попова, Пётр Смирнов
    `;
    expect(tablesIn(drawing)).toEqual({
      "Стол 1": "Анна Иванова, Иван Козлов",
      "Стол 2": "Ольга Попова, Пётр Смирнов",
    });
  });
});

describe("a guest and a table in a line", () => {
  it.each([
    ["a dash", "Anna Meier – Table 5", "Ben Okafor – Table 5", "Table 5"],
    ["brackets", "Anna Meier (Tisch 5)", "Ben Okafor (Tisch 5)", "Tisch 5"],
    ["a number before", "1. Anna Meier - 5", "2. Ben Okafor - 5", "5"],
    ["nothing", "Anna Meier Table 5", "Ben Okafor Table 5", "Table 5"],
  ])("reads them with %s between", (_, first, second, table) => {
    expect(tablesIn(`\n${first}\n${second}\n`)).toEqual({ [table]: "Anna Meier, Ben Okafor" });
  });

  it("reads such lines in each cell", () => {
    const drawing = `
      Anna Meier – 5 | Gina Lund – 6
      Ben Okafor – 5 | Hugo Stein – 7
    `;
    expect(tablesIn(drawing)).toEqual({ 5: "Anna Meier, Ben Okafor", 6: "Gina Lund", 7: "Hugo Stein" });
  });
});

describe("columns in text", () => {
  it("splits whole rows in a cell, and tables drawn with signs", () => {
    const quoted = `
      "Name,Table,Meal"
      "Anna Meier,1,Fish"
      "Ben Okafor,1,Beef"
    `;
    expect(tablesIn(quoted)).toEqual({ 1: "Anna Meier, Ben Okafor" });
    const markdown = String.raw`
      \| Name \| Table \|
      \|---\|---\|
      \| Anna Meier \| 1 \|
      \| Ben Okafor \| 2 \|
    `;
    expect(tablesIn(markdown)).toEqual({ 1: "Anna Meier", 2: "Ben Okafor" });
  });

  it("leaves plain names alone", () => {
    const sheet = drawnSheet(`
      Anna Meier
      Ben Okafor
      Carla Ruiz
    `);
    expect(seatingOf(sheet)).toMatchObject({ layout: "rows", tables: { "": "Anna Meier, Ben Okafor, Carla Ruiz" } });
  });
});

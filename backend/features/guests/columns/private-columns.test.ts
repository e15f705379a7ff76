import { describe, expect, it } from "vitest";
import { phrasesOf } from "../../guest-import/list/words/load.ts";
import { looksPrivate } from "./private-columns.ts";

describe("a column that looks private", () => {
  it.each([
    ["several languages", "Home Address", "Paid?", "Handy-Nr.", "Date de naissance", "C.P.", "06 / mobiel", "Alergias"],
    ["programs", "guest_phone", "phoneNumber", "PhoneNumber", "EMAIL2", "homeAddressLine1", "Phone (2)", "e_mail"],
    ["sloppy writing", " PHONE:", "p\u200bhone", "ｐｈｏｎｅ", "Télephone", "Notes (internal)", "Post-Code"],
  ])("in %s", (_language, ...columns) => {
    expect(columns.filter((column) => !looksPrivate(column))).toEqual([]);
  });

  it("does not include columns that guests may read", () => {
    const columns = [
      ...["Meal", "Dress Code", "Seat", "Side", "RSVP", "Song", "Plus One", "Room", "Age group", "Menú", "Column C"],
      ...["Kindness", "Notebook", "Dietmar", "International", "Cap size", "Portable chair", "Mailing", "Zipper"],
      ...["Telescope", "Microphone", "Feed", "Priceless", "Reborn", "Kindergarten", "Regiment", "Notaire", "Paidia"],
      ...["__proto__", "座席", "🥗", "?", "2", ""],
    ];
    expect(columns.filter(looksPrivate)).toEqual([]);
  });

  it("does not include the name and table columns", () => {
    const meanings = ["fullName", "firstName", "lastName", "guest", "table"] as const;
    const words = phrasesOf(...meanings);
    expect(words.filter(looksPrivate)).toEqual([]);
  });
});

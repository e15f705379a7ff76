import { describe, expect, it } from "vitest";
import { keysOf } from "./load.ts";
import { wordKey } from "./phrases.ts";
import { attendanceOf, namePrefixes, plusOnesAtEnd, suffixes, tableLabel, titles } from "./value-words.ts";

describe("tableLabel", () => {
  it.each([
    ["Table 3", "Table", "3"],
    ["TABLE: 12", "TABLE", "12"],
    ["Table12", "Table", "12"],
    ["Table A", "Table", "A"],
    ["Table IV", "Table", "IV"],
    ["T3", "T", "3"],
    ["3rd table", "table", "3"],
    ["Table number 7", "Table", "7"],
    ["Tisch Nr. 3", "Tisch", "3"],
    ["Tisch-Nr. 5a", "Tisch", "5a"],
    ["Mesa #12", "Mesa", "12"],
    ["Mesa n.º 3", "Mesa", "3"],
    ["Tavolo n° 4", "Tavolo", "4"],
    ["Tafel 9", "Tafel", "9"],
    ["Stolik nr 2", "Stolik", "2"],
    ["Stůl č. 3", "Stůl", "3"],
    ["Стол №3", "Стол", "3"],
    ["3-й стол", "стол", "3"],
    ["Стіл 6", "Стіл", "6"],
    ["Bord nr 3", "Bord", "3"],
    ["Pöytä nro 3", "Pöytä", "3"],
    ["3. asztal", "asztal", "3"],
    ["3-as asztal", "asztal", "3"],
    ["Masa 3", "Masa", "3"],
    ["3 numaralı masa", "numaralı masa", "3"],
    ["Τραπέζι 3", "Τραπέζι", "3"],
    ["طاولة ٣", "طاولة", "3"],
    ["الطاولة رقم 3", "الطاولة", "3"],
    ["שולחן מס' 3", "שולחן", "3"],
    ["मेज़ 3", "मेज़", "3"],
    ["टेबल नंबर ३", "टेबल", "3"],
    ["Bàn số 3", "Bàn", "3"],
    ["Meja No. 3", "Meja", "3"],
    ["第3桌", "桌", "3"],
    ["3号桌", "桌", "3"],
    ["三號桌", "桌", "三"],
    ["3卓", "卓", "3"],
    ["テーブルA", "テーブル", "A"],
    ["3번 테이블", "테이블", "3"],
  ])("reads %s", (text, word, number) => {
    expect(tableLabel(text)).toEqual({ word: word.normalize("NFKC"), number });
  });

  it.each(["Tables", "Table", "Anna 3", "3", "Table wine", "Table of honor", "Tabelle 3", "桌", "Anna Table", ""])(
    "reads nothing in %j",
    (text) => {
      expect(tableLabel(text)).toBeUndefined();
    },
  );
});

describe("plusOnesAtEnd", () => {
  it.each([
    ["Anna Meier +1", "Anna Meier", 1],
    ["Anna Meier+1", "Anna Meier", 1],
    ["Anna Meier + 2", "Anna Meier", 2],
    ["Meier, Anna +1", "Meier, Anna", 1],
    ["Anna Meier (+1)", "Anna Meier", 1],
    ["Anna Meier plus one", "Anna Meier", 1],
    ["Anna Meier & guest", "Anna Meier", 1],
    ["Anna Meier and TBD", "Anna Meier", 1],
    ["Anna Meier with 2 kids", "Anna Meier", 2],
    ["Anna Meier & family (4)", "Anna Meier", 3],
    ["Anna Meier et famille (3)", "Anna Meier", 2],
    ["Ben Meier u. Frau", "Ben Meier", 1],
    ["Jean Dupont et Mme", "Jean Dupont", 1],
    ["Иван Петров с супругой", "Иван Петров", 1],
    ["张伟夫妇", "张伟", 1],
    ["سمير وزوجته", "سمير", 1],
    ["สมชาย ใจดี และภรรยา", "สมชาย ใจดี", 1],
    ["Anna Meier und Begleitung", "Anna Meier", 1],
    ["Anna Meier mit 2 Kindern", "Anna Meier", 2],
    ["Anna Meier plus zwei", "Anna Meier", 2],
    ["Jean Dupont et accompagnant", "Jean Dupont", 1],
    ["Ana López con 2 niños", "Ana López", 2],
    ["João Silva e acompanhante", "João Silva", 1],
    ["Jan Kowalski z osobą towarzyszącą", "Jan Kowalski", 1],
    ["Иван Петров с женой", "Иван Петров", 1],
    ["محمد علي +١", "محمد علي", 1],
    ["דוד כהן +1", "דוד כהן", 1],
    ["王伟携伴", "王伟", 1],
    ["山田太郎 他1名", "山田太郎", 1],
    ["홍길동 외 1명", "홍길동", 1],
  ])("finds the guests in %s", (text, name, count) => {
    expect(plusOnesAtEnd(text)).toEqual({ name, count });
  });

  it.each([
    ...["Anna Meier", "Anna + Ben", "Anna and Ben Meier", "Anna Meier and family", "Anna +4917012345", "+1", ""],
    ...["Anna Meier and one", "Anna & Mies", "Mr & Mrs", "Dr. Lowe & Mrs", "Plus One", "Anna +0", "Anna +99"],
  ])("finds none in %j", (text) => {
    expect(plusOnesAtEnd(text)).toBeUndefined();
  });
});

describe("attendanceOf", () => {
  it.each([
    ...["Yes", "y", "Attending", "Accepted", "Joyfully accepts", "✓", "✔️", "Zusage (2 Personen)", "Sí, asistiré"],
    ...[
      "Oui, avec plaisir !",
      "да",
      "出席",
      "参加します",
      "참석",
      "כן",
      "نعم",
      "हाँ",
      "Có",
      "Evet",
      "Ναι",
      "Yes - both",
    ],
  ])("takes %s for a yes", (text) => {
    expect(attendanceOf(text)).toBe("yes");
  });

  it.each([
    ...[
      "No",
      "Declined",
      "Can't Go",
      "Regretfully declines",
      "Not Attending",
      "Sadly we cannot attend",
      "✗",
      "❌",
      "kommt nicht",
    ],
    ...[
      "Nein, leider nicht",
      "ne vient pas",
      "no asiste",
      "отказ",
      "不出席",
      "欠席",
      "불참",
      "לא מגיע",
      "Hayır",
      "nie przyjdzie",
    ],
  ])("takes %s for a no", (text) => {
    expect(attendanceOf(text)).toBe("no");
  });

  it.each([
    ["Maybe", "maybe"],
    ["vielleicht", "maybe"],
    ["No response", "unanswered"],
    ["Awaiting", "unanswered"],
    ["Invited", "unanswered"],
    ["ausstehend", "unanswered"],
    ["?", "unanswered"],
  ])("takes %s for %s", (text, answer) => {
    expect(attendanceOf(text)).toBe(answer);
  });

  it.each(["Huy", "Cho", "Sai", "Ban", "", "0", "2", "No nuts", "Chicken", "Anna Meier", "2026-05-01"])(
    "takes %j for no answer",
    (text) => {
      expect(attendanceOf(text)).toBeUndefined();
    },
  );

  it("knows no word as both yes and no", () => {
    const no = keysOf("no");
    expect([...keysOf("yes")].filter((key) => no.has(key))).toEqual([]);
  });
});

describe("parts of names", () => {
  it("are no common names", () => {
    const names = [
      "Li",
      "Ma",
      "Chu",
      "Maj",
      "Tri",
      "Sri",
      "Don",
      "Ong",
      "Gen",
      "Lo",
      "Anh",
      "Em",
      "Co",
      "Bac",
      "Pere",
      "Tuan",
      "Ben",
    ];
    const all = new Set([...titles, ...suffixes, ...namePrefixes]);
    expect(names.filter((name) => all.has(wordKey(name)))).toEqual([]);
  });
});

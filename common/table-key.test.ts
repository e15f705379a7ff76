import { expect, it } from "vitest";
import { tableKey } from "./table-key.ts";

it.each([
  ...[
    "2",
    "02",
    "２",
    "2.0",
    "Table 2",
    "TABLE  2",
    "Table No. 2",
    "table #2",
    "Tisch 2",
    "Tischnummer 2",
    "Tisch Nr. 2",
  ],
  ...[
    "Mesa 2",
    "Mesa n.º 2",
    "Tavolo 2",
    "Tafel 2",
    "Bord 2",
    "Pöytä 2",
    "Стол 2",
    "Стол № 2",
    "2-й стол",
    "Stół nr 2",
    "Stůl č. 2",
  ],
  ...[
    "2. asztal",
    "Masa 2",
    "2 numaralı masa",
    "Τραπέζι 2",
    "طاولة ٢",
    "שולחן 2",
    "टेबल २",
    "Bàn số 2",
    "Meja 2",
    "โต๊ะ 2",
    "2号桌",
    "第2桌",
  ],
  ...["2番テーブル", "2번 테이블", "No. 2", "№2", "Tavolo n. 2"],
])("%s is table 2", (label) => expect(tableKey(label)).toBe("2"));

it.each([
  ["Table A", "A"],
  ["Head Table", "head table"],
  ["2a", "Table 2A"],
])("%s is %s", (one, other) => expect(tableKey(one)).toBe(tableKey(other)));

it.each([
  ["2", "12"],
  ["Table 2", "Table 2b"],
  ["Rose", "Lily"],
  ["T2", "2"],
  ["N2", "2"],
  ["Table", "2"],
])("%s is not %s", (one, other) => expect(tableKey(one)).not.toBe(tableKey(other)));

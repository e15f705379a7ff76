import { remembered } from "./lib/remembered.ts";

/** "Table" in the languages of guest lists, as it is written before or behind a number. "T1" is a name of its own beside "1". */
const words = `
  table, tables, tbl, tab, tabel, tisch, tafel, mesa, tavolo, tavola, tav, bord, pöytä, стол, столик, стола, стіл,
  stół, stolik, stůl, stolek, asztal, masă, masa, τραπέζι, τραπ, طاولة, الطاولة, طاوله, الطاوله, مائدة, المائدة,
  ترابيزة, שולחן, השולחן, टेबल, मेज, मेज़, bàn, bàn tiệc, meja, โต๊ะ, 餐桌, 桌子, 桌次, 桌, 台, 席, 檯, 枱, 圍, 围, 円卓, 卓, テーブル,
  테이블, 탁자, 원탁
`;
/** "Number", between the two. */
const numbers = `
  no, nr, nbr, num, number, nummer, numero, número, numéro, núm, nro, n:o, n, n°, nº, n.º, no su, #, №, номер, numer,
  číslo, č, sz, szám, számú, număr, numărul, νο, αρ, αριθμός, رقم, מס', מס, מספר, नंबर, नं, संख्या, क्रमांक, số,
  nomor, nmr, numara, nu, ที่, เบอร์, หมายเลข, 号, 號, 第, 番号, 番, ナンバー, 번호, 번, 호
`;
const joined = (some: string) =>
  some
    .trim()
    .split(/,\s+/u)
    .map((word) => word.normalize("NFKC").replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"))
    .toSorted((one, other) => other.length - one.length)
    .join("|");
const sign = `(?:(?:${joined(numbers)})[.:]?)`;
const number = "\\d{1,4}[a-z]?|(?<=[\\s#№:.–-])(?:[a-z]|[ivx]{2,5})";
const before = new RegExp(
  `^(?:${joined(words)})(?:nummer|snummer|nr|zahl)?[\\s.:_–#-]*${sign}?[\\s.:_–#-]*(${number})[\\s.:]*${sign}?$`,
  "u",
);
const behind = new RegExp(
  `^${sign}?\\s*(\\d{1,4}[a-z]?)(?:st|nd|rd|th|[ªº°]|[-.'’]?\\p{L}{1,3}(?=\\s))?[\\s.:–-]*(?:${sign}|numaralı|nolu|no'lu)?\\s*(?:${joined(words)})$`,
  "u",
);
const numberAlone = new RegExp(`^(?!n\\d)${sign}?\\s*0*(\\d+)(?:[.,]0+)?\\.?$`, "u");

const maxKnown = 10_000;

/** What all names of one table share: "2", "02", "２", "2.0" and "Table 2"; otherwise the text without capitals. */
export const tableKey: (label: string) => string = remembered(keyOf, maxKnown);

/** Whether two labels name the same table, or both none. */
export const isSameTable = (one: string, other: string): boolean => one === other || tableKey(one) === tableKey(other);

function keyOf(label: string): string {
  const text = label
    .normalize("NFKC")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "")
    .replace(/[٠-٩۰-۹०-९]/gu, (digit) =>
      String(((digit.codePointAt(0) ?? 0) - ((digit.codePointAt(0) ?? 0) >= 0x0966 ? 0x0966 : 0x0660)) % 16),
    )
    .toLowerCase()
    .replace(/\s+/gu, " ")
    .trim();
  const [, named = text] = before.exec(text) ?? behind.exec(text) ?? [];
  return numberAlone.exec(named)?.[1] ?? named;
}

import { expect, it } from "vitest";
import { isGivenName } from "./given-names.ts";

it.each([
  ...[
    "Anna",
    "JÜRGEN",
    "Zoe",
    "Léa",
    "José",
    "Giulia",
    "João",
    "Femke",
    "Łukasz",
    "Kateřina",
    "Елена",
    "Дмитро",
    "Zsófia",
  ],
  ...[
    "Andreea",
    "Γιώργος",
    "Ayşe",
    "محمد",
    "נועה",
    "प्रिया",
    "Linh",
    "Siti",
    "芳",
    "美咲",
    "서연",
    "Håkon",
    "Päivi",
    "Mette",
  ],
])("knows %s as a given name", (name) => {
  expect(isGivenName(name)).toBe(true);
});

it.each([
  ...[
    "Smith",
    "Johnson",
    "Meier",
    "Müller",
    "Dupont",
    "García",
    "Rossi",
    "Silva",
    "Jansen",
    "Kowalski",
    "Novák",
    "Nagy",
  ],
  ...[
    "Иванов",
    "Шевченко",
    "Popescu",
    "Παπαδόπουλος",
    "Yılmaz",
    "العتيبي",
    "כהן",
    "शर्मा",
    "Nguyễn",
    "Hansen",
    "Korhonen",
  ],
  ...["王", "佐藤", "김", "", "3", "Table"],
])("does not take %j for one", (name) => {
  expect(isGivenName(name)).toBe(false);
});

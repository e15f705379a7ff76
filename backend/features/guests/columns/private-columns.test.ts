import { describe, expect, it } from "vitest";
import { wordsFor } from "../../guest-import/list/words/column-words.ts";
import { looksPrivate } from "./private-columns.ts";
import { privateHeaders, privateWords } from "./private-words.ts";

describe("a column that looks private", () => {
  it.each([
    ["English", "Phone", "Mobile number", "E-mail address", "Home Address", "Postcode", "Birthday", "Price", "Paid?"],
    ["English, otherwise", "TEL.", "Cell #", "ZIP", "zip-code", "D.O.B.", "Amount paid (€)", "Internal notes", "Fee"],
    ["German", "Telefonnummer", "Handy-Nr.", "E-Mail", "Straße", "PLZ", "Geburtsdatum", "Preis", "bezahlt", "intern"],
    ["French", "Téléphone", "Portable", "Courriel", "Adresse", "Code postal", "Date de naissance", "Prix", "Payé"],
    ["French, otherwise", "N° de tél.", "Notes internes", "Né(e) le", "Montant payé"],
    [
      "Spanish",
      "Teléfono",
      "Móvil",
      "Correo electrónico",
      "Dirección",
      "C.P.",
      "Fecha de nacimiento",
      "Precio",
      "Pagado",
    ],
    ["Italian", "Cellulare", "Indirizzo", "CAP", "Data di nascita", "Prezzo", "Pagato", "Note interne", "E-mail"],
    [
      "Portuguese",
      "Telemóvel",
      "Celular",
      "Endereço",
      "Morada",
      "CEP",
      "Data de nascimento",
      "Preço",
      "Pago",
      "Uso interno",
    ],
    [
      "Dutch",
      "Telefoonnummer",
      "06 / mobiel",
      "E-mailadres",
      "Straat",
      "Postcode",
      "Geboortedatum",
      "Prijs",
      "Betaald",
    ],
    [
      "programs",
      "guest_phone",
      "phoneNumber",
      "PhoneNumber",
      "EMAIL2",
      "homeAddressLine1",
      "DOB",
      "Phone (2)",
      "e_mail",
    ],
    [
      "sloppy writing",
      " PHONE:",
      "p\u200bhone",
      "ｐｈｏｎｅ",
      "Télephone",
      "Notes (internal)",
      "Post-Code",
      "birth day",
    ],
    ["health", "Dietary needs", "Allergies", "Wheelchair?", "Unverträglichkeiten", "Régime", "Alergias", "Dieet"],
    ["children and remarks", "Children", "High chair", "Kind", "Notes", "Bemerkungen", "Opmerkingen", "Kids' meal"],
  ])("in %s", (_language, ...columns) => {
    expect(columns.filter((column) => !looksPrivate(column))).toEqual([]);
  });

  it("does not include columns that guests may read", () => {
    const columns = [
      ...[
        "Meal",
        "Menu",
        "Dinner",
        "Dress Code",
        "Seat",
        "Side",
        "Relation",
        "Role",
        "Kindness",
        "Notebook",
        "Dietmar",
      ],
      ...["Company", "Country", "City", "RSVP", "Song", "Plus One", "Language", "Hotel", "Room", "Bus", "Age group"],
      ...["International", "Internet", "Invited via", "Cap size", "Portable chair", "Capacity", "Mailing", "Zipper"],
      ...["Telescope", "Cello", "Microphone", "Saxophone", "Feed", "Costume", "Priceless", "Prize", "Reborn", "Paidia"],
      ...[
        "Essen",
        "Kindergarten",
        "Repas",
        "Menú",
        "Pasto",
        "Refeição",
        "Regiment",
        "Notaire",
        "Column C",
        "__proto__",
        "座席",
        "食事",
        "🥗",
        "?",
        "2",
        "",
      ],
    ];
    expect(columns.filter(looksPrivate)).toEqual([]);
  });

  it("does not include the name and table columns", () => {
    const meanings = ["fullName", "firstName", "lastName", "guest", "table"] as const;
    const words = meanings.flatMap(wordsFor);
    expect(words.filter(looksPrivate)).toEqual([]);
  });

  it("is recognized by every word of the lists", () => {
    const words = [...Object.values(privateWords).flat(), ...privateHeaders];
    expect(words.filter((word) => !looksPrivate(word) || !looksPrivate(word.toUpperCase()))).toEqual([]);
  });
});

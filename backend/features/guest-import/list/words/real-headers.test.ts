import { describe, expect, it } from "vitest";
import { meaningsOf, numberedPerson } from "./column-words.ts";

/** Best meaning of a column with the number of its person; "-" for none. */
function taken(header: string): string {
  const numbered = numberedPerson(header);
  const [best] = meaningsOf(numbered?.header ?? header);
  if (best === undefined) return "-";
  return numbered === undefined ? best.meaning : `${best.meaning} ${numbered.person}`;
}

interface RealHeader {
  source: string;
  columns: string;
}

/** Parses "Order # = number, Order Date = date". */
function columnsIn(columns: string): Record<string, string> {
  return Object.fromEntries(columns.split(",").map((column) => column.split("=").map((text) => text.trim())));
}

// Copied from example files, code or tables of columns, which were public in 2026.
const documented: RealHeader[] = [
  {
    // The columns that scripts/parse_rsvps.py of the project MikeMetSaumOneWeddin2026 reads from Zola's two exports.
    source: "Zola, export of the guest list and of the answers",
    columns: `
      First Name = firstName, Last Name = lastName, Partner First Name = plusOneFirstName,
      Partner Last Name = plusOneLastName, Child 1 First Name = plusOneFirstName 1,
      Child 1 Last Name = plusOneLastName 1, Child 5 First Name = plusOneFirstName 5, Relationship To Couple = -,
      Wedding = attendance, Reception = attendance`,
  },
  {
    // test_exporter.py of the repository jcwearn/withjoy-exporter names this column of Joy's "Export All Guests".
    source: "Joy, export of the guest list",
    columns: "Tags = -",
  },
  {
    // server/src/routes/guests/guests.interface.ts of the repository lfriis/altar.
    source: "A wedding site, four names in one row",
    columns: `
      address = address, city = address, postal_code = address, name_1 = fullName 1, name_2 = fullName 2,
      name_4 = fullName 4, envelope = party`,
  },
  {
    // The example of an attendee report in the README of the repository rherardi/eb2ez.
    source: "Eventbrite, attendee report of 2024",
    columns: `
      Order # = number, Order Date = date, First Name = firstName, Last Name = lastName, Email = email,
      Quantity = partySize, Price Tier = -, Ticket Type = -, Attendee # = number, Group = party, Order Type = -,
      Currency = -, Total Paid = -, Fees Paid = -, Eventbrite Fees = -, Eventbrite Payment Processing = -,
      Attendee Status = attendance, Home Address 1 = address, Home City = address, Home Zip = address,
      How did you hear about this event? = -, Job Title = -, Company = -`,
  },
  {
    // support.tofinoauctions.com, "Fields available for Ticket Imports": a couple in one row.
    source: "Tofino Auctions, import of tickets",
    columns: `
      Bidder Number = number, Guest First Name = firstName, Guest Last Name = lastName, Guest Full Name = fullName,
      Address = address, Zip = address, City State Zip = address, Full Address = address, Email Primary = email,
      Phone Primary = phone, Guest 2 First Name = firstName 2, Guest 2 Last Name = lastName 2,
      Guest 2 Full Name = fullName 2, Guest 2 Email Primary = email 2, Ticket Type or Name = -`,
  },
  {
    // help.airlst.app, "Import of guests with companions" and "Creating or Importing Guests".
    source: "AirLST, guests with companions",
    columns: `
      First Name = firstName, Last Name = lastName, Email Address = email, Postal Code = address,
      Companion|First Name = plusOneFirstName, Companion_2|First Name = plusOneFirstName 2, Company = -, Job Title = -`,
  },
  {
    // support.zkipster.com, "How to Account for +1s with 'Total Guests' field" and on guest relationships.
    source: "zkipster, guest list upload",
    columns: "Total Guests = partySize, External ID = -, Relationships = -",
  },
  {
    // www.youare-invited.com/csv-import-guide
    source: "You Are Invited, CSV import",
    columns: "name = fullName, seat_number = seat, tag = -",
  },
  {
    // The import page of plus356.my.tixify.live.
    source: "Tixify, import of ticket orders",
    columns: `
      order_id = number, shop_name = -, event_name = -, barcode = number, first_name = firstName,
      last_name = lastName, email = email, ticket_name = -, order_status = -, created_at = date, payment_method = -`,
  },
  {
    // README of the repository criswit/goaing-to-the-chapel.
    source: "A wedding site, CSV of guests",
    columns: `
      name = fullName, email = email, phone = phone, plusOnesAllowed = plusOne, groupName = party, groupId = party,
      tableNumber = table, dietaryRestrictions = diet, notes = notes`,
  },
  {
    // apps_script_code.gs of the repository gabespineli/wedding_website_jn: the header it writes to a Google sheet.
    source: "An RSVP form that writes to Google Sheets",
    columns: `
      Timestamp = date, Full Name = fullName, Email = email, Phone = phone, Attending = attendance, Meal = meal,
      Allergies = diet, Song = -, Message = notes, Source = -`,
  },
  {
    // src/types.ts of the repository AxiomaticAdi/gar-wedding.
    source: "A wedding site, fields of a guest",
    columns: `
      firstName = firstName, lastName = lastName, fullName = fullName, rsvp_Wedding = attendance, arrivalShuttle = -,
      receptionTableNumber = table`,
  },
  {
    // src/models/guest_model.ts of the repository kanyx96/wedding_room_layout.
    source: "A room planner, fields of a guest",
    columns: `
      guest_name = fullName, food_choice = meal, food_allergies = diet, table = table, seat_id = seat`,
  },
  {
    // GUIA_EXPORTACAO.md of the repository rodrigoindalecio-ctrl/controle_acesso.
    source: "An export in Portuguese",
    columns: `
      Nome completo = fullName, Categoria = -, Telefone = phone, Mesa = table, Observações = notes,
      Status = attendance`,
  },
  {
    // GUIA_IMPORTACAO.md of the repository rodrigoindalecio-ctrl/tmp_app.
    source: "An import sheet in Portuguese",
    columns: `
      Nome Principal = fullName, Telefone = phone, Acompanhantes = plusOne, Restrições Alimentares = diet,
      Grupo = party`,
  },
  {
    // src/app/models/invitados-model.ts of the repository MikaeloFlorentino/invitados_front.
    source: "Fields of a guest in Spanish",
    columns: `
      nombreCompleto = fullName, invitadoDe = side, grupo = party, mesa = table, confirmaAsistencia = attendance,
      mensaje = notes`,
  },
  {
    // GUIDE_IMPORT_CSV.md of the repository Dev-Stive/SECURA-QR.
    source: "SECURA QR, CSV in French",
    columns: `
      Prénom = firstName, Nom = fullName, Email = email, Téléphone = phone, Entreprise = -, Genre = -,
      Statut = attendance, Notes = notes`,
  },
  {
    // EXCEL_KULLANIMI.md of the repository ebubekirbastama/modern-vcf-rehber-duzenleyici.
    source: "A contact list in Turkish",
    columns: "Ad Soyad = fullName, Telefon Numarası = phone, Durum = attendance",
  },
  {
    // src/app/_models/ticket.ts of the repository Bider01/ticket-reports.
    source: "A ticket report in Hungarian and English",
    columns: "ID = number, Név/Name = fullName",
  },
];

// From descriptions of fields, not from files: the real spelling may differ.
const reconstructed: RealHeader[] = [
  {
    // A tool's list of the columns that The Knot and Zola import, in the documentation of "pco2invite".
    source: "The Knot and Zola, import",
    columns: `
      First Name = firstName, Last Name = lastName, Party Name = party, Email = email, Phone = phone,
      Address = address, State = address, Zip = address, Country = address`,
  },
  {
    // The fields in www.perfecttableplan.com/help/latest, "Insert Guest window" and "Guest Properties window".
    source: "PerfectTablePlan, properties of a guest",
    columns: `
      Title = title, First name(s) = firstName, Last name(s) = lastName, Suffix = suffix, Display name = fullName,
      Gender = -, Age = age, Meal = meal, Special req. = -, Group = party`,
  },
  {
    // The fields in be-part-of-our.wedding/docs, "Guests & Groups".
    source: "Be Part of Our Wedding, fields of a guest",
    columns: "Name = fullName, Side = side, Group = party",
  },
];

describe.each([
  ["documented", documented],
  ["reconstructed", reconstructed],
])("headers that are %s", (_origin, headers) => {
  it.each(headers.map(({ source, columns }) => [source, columns] as const))(
    "are understood: %s",
    (_source, columns) => {
      const expected = columnsIn(columns);
      expect(Object.fromEntries(Object.keys(expected).map((header) => [header, taken(header)]))).toEqual(expected);
    },
  );
});

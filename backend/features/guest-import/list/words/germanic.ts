import type { LanguageWords } from "./language-words.ts";

export const german: LanguageWords = {
  columns: {
    fullName: `
      Vollständiger Name, Gastname, Name des Gastes, Name Gast, Gäste Name, Vor- und Nachname, Vorname und Nachname,
      Vorname Nachname, Vorname Name, Name Vorname, Nachname Vorname, Namen`,
    guest: "Gast, Gäste, Teilnehmer, Eingeladene",
    firstName: "Vorname, Vornamen, Rufname",
    infix: "Namenszusatz",
    lastName: "Nachname, Familienname, Zuname, Nachnamen",
    table: `
      Tischnummer, Tisch, Tisch-Nr., Tisch No., Tisch Nummer, Nummer Tisch, Nr. Tisch, Tischname, Tischzuordnung,
      Tischzuteilung, Tische`,
  },
  cells: {},
};

export const dutch: LanguageWords = {
  columns: {
    fullName: "Naam, Volledige naam, Naam gast, Gastnaam, Naam van de gast, Voor- en achternaam, Namen gasten",
    guest: "Gasten, Genodigde, Genodigden",
    firstName: "Voornaam, Roepnaam, Voornamen",
    infix: "Tussenvoegsel, Tussenvoegsels, Tussenv.",
    lastName: "Achternaam, Familienaam",
    lastBesideFirst: "Naam",
    firstBesideLast: "Naam",
    table: "Tafelnummer, Tafel, Tafel-nr., Tafel no., Tafel nummer, Nummer tafel, Tafelnaam, Tafels",
  },
  cells: {},
};

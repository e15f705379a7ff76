import type { LanguageWords } from "./language-words.ts";

export const french: LanguageWords = {
  columns: {
    fullName: `
      Nom, Nom complet, Nom de l'invité, Nom invité, Nom et prénom, Prénom et nom, Nom prénom, Prénom nom, Noms,
      Nom du convive`,
    guest: "Invité, Invités, Invité(e), Invité(e)s, Convive, Convives, Personne",
    firstName: "Prénom, Prénoms",
    lastName: "Nom de famille, Patronyme",
    lastBesideFirst: "Nom",
    firstBesideLast: "Nom",
    table: `
      Numéro de table, N° de table, Nº de table, N° table, Nº table, Num. table, Num de table, Numéro table, Table n°,
      Table numéro, Nom de table, Nom de la table, Table attribuée`,
  },
  cells: {},
};

export const spanish: LanguageWords = {
  columns: {
    fullName: `
      Nombre, Nombre completo, Nombre del invitado, Nombre invitado, Nombre y apellidos, Nombre y apellido, Nombres,
      Nombres y apellidos`,
    guest: "Invitado, Invitados, Invitada, Huésped, Asistente, Asistentes, Persona",
    firstName: "Nombre de pila, Primer nombre",
    lastName: "Apellidos, Apellido, Primer apellido, Apellido 1, Apellido paterno",
    secondLastName: "Segundo apellido, Apellido 2, Apellido materno",
    firstBesideLast: "Nombre, Nombres",
    table: `
      Número de mesa, Mesa, N.º de mesa, Núm. de mesa, Num. mesa, N.º mesa, Nro. de mesa, Nro. mesa, Número mesa,
      Mesa n.º, Mesa número, Nombre de mesa, Nombre de la mesa, Mesa asignada, Mesas`,
  },
  cells: {},
};

export const italian: LanguageWords = {
  columns: {
    fullName: `
      Nome, Nome completo, Nome invitato, Nome dell'invitato, Nome ospite, Nome e cognome, Cognome e nome, Nome cognome,
      Nominativo`,
    guest: "Invitato, Invitati, Ospite, Ospiti",
    firstName: "Primo nome, Nome proprio",
    lastName: "Cognome, Cognomi",
    firstBesideLast: "Nome",
    table: `
      Numero tavolo, Tavolo, Numero del tavolo, Numero di tavolo, N. tavolo, N° tavolo, Num. tavolo, Tavolo n.,
      Tavolo n°, Tavolo numero, Nome tavolo, Nome del tavolo, Tavolo assegnato, Tavoli`,
  },
  cells: {},
};

export const portuguese: LanguageWords = {
  columns: {
    fullName: "Nome do convidado, Nome convidado, Nome e sobrenome, Nome e apelido, Nomes",
    guest: "Convidado, Convidados, Convidada",
    firstName: "Primeiro nome, Nome próprio",
    lastName: "Sobrenome, Sobrenomes, Apelido, Apelidos, Último nome",
    table: "Número da mesa, N.º da mesa, Nome da mesa, Mesa atribuída",
  },
  cells: {},
};

/**
 * The words that identify columns, in English, German, French, Spanish, Italian, Portuguese and Dutch. Within a list,
 * earlier words win. Written as people write them; `columnKey` is what is compared.
 */

/** Always a whole name, or a whole name on its own. */
export const fullNameWords = [
  ...["Name", "Full Name", "Guest Name", "Guest Full Name", "Name of Guest", "Guest's Name", "Complete Name", "Names"],
  ...["Guest Names", "Invitee Name", "Attendee Name", "First and Last Name", "First Last Name", "First & Last Name"],
  ...["Vollständiger Name", "Gastname", "Name des Gastes", "Name Gast", "Gäste Name", "Vor- und Nachname"],
  ...["Vorname und Nachname", "Vorname Nachname", "Vorname, Name", "Name, Vorname", "Nachname, Vorname", "Namen"],
  ...["Nom", "Nom complet", "Nom de l'invité", "Nom invité", "Nom et prénom", "Prénom et nom", "Nom prénom"],
  ...["Prénom nom", "Noms", "Nom du convive", "Nombre", "Nombre completo", "Nombre del invitado", "Nombre invitado"],
  ...["Nombre y apellidos", "Nombre y apellido", "Nombres", "Nombres y apellidos", "Nome", "Nome completo"],
  ...["Nome invitato", "Nome dell'invitato", "Nome ospite", "Nome e cognome", "Cognome e nome", "Nome cognome"],
  ...["Nominativo", "Nome do convidado", "Nome convidado", "Nome e sobrenome", "Nome e apelido", "Nomes", "Naam"],
  ...["Volledige naam", "Naam gast", "Gastnaam", "Naam van de gast", "Voor- en achternaam", "Namen gasten"],
];

/** The guest, without saying that the column contains the name. */
export const guestWords = [
  ...["Guest", "Guests", "Invitee", "Invitees", "Attendee", "Attendees", "Participant", "Person", "Gast", "Gäste"],
  ...["Teilnehmer", "Eingeladene", "Invité", "Invités", "Invité(e)", "Invité(e)s", "Convive", "Convives"],
  ...["Invitado", "Invitados", "Invitada", "Huésped", "Asistente", "Asistentes", "Invitato", "Invitati", "Ospite"],
  ...["Ospiti", "Convidado", "Convidados", "Convidada", "Gasten", "Genodigde", "Genodigden", "Persona", "Personne"],
];

export const firstNameWords = [
  ...["First Name", "Given Name", "Forename", "First", "Given", "Guest First Name", "First Names", "Given Names"],
  ...["Christian Name", "Vorname", "Vornamen", "Rufname", "Prénom", "Prénoms", "Nombre de pila", "Primer nombre"],
  ...["Primo nome", "Nome proprio", "Primeiro nome", "Nome próprio", "Voornaam", "Roepnaam", "Voornamen"],
];

/** What comes between first and last name and belongs to it, as in "Jan van der Berg". */
export const nameInfixWords = ["Tussenvoegsel", "Tussenvoegsels", "Tussenv.", "Namenszusatz"];

export const lastNameWords = [
  ...["Last Name", "Surname", "Family Name", "Last", "Guest Last Name", "Last Names", "Nachname", "Familienname"],
  ...["Zuname", "Nachnamen", "Nom de famille", "Patronyme", "Apellidos", "Apellido", "Primer apellido", "Apellido 1"],
  ...["Apellido paterno", "Cognome", "Cognomi", "Sobrenome", "Sobrenomes", "Apelido", "Apelidos", "Último nome"],
  ...["Achternaam", "Familienaam"],
];

/** The second of two last names in separate columns. */
export const secondLastNameWords = ["Segundo apellido", "Apellido 2", "Apellido materno"];

/** Words that mean the whole name on their own, but the last name next to a column of first names. */
export const lastNameBesideFirstWords = ["Name", "Nom", "Naam"];

/** Words that mean the whole name on their own, but the first name next to a column of last names. */
export const firstNameBesideLastWords = ["Name", "Nom", "Naam", "Nombre", "Nombres", "Nome"];

export const tableWords = [
  ...["Table Number", "Table", "Table #", "Table No.", "Table Nr.", "Table Num", "Seat Table", "Seating Table"],
  ...["Assigned Table", "Table Assignment", "Table Assigned", "Guest Table", "Dinner Table", "Table Name", "Table ID"],
  ...["Table / Seat", "Number of Table", "No. of Table", "Tables", "Tbl", "Tbl #", "Tbl No.", "Tischnummer", "Tisch"],
  ...["Tisch-Nr.", "Tisch No.", "Tisch Nummer", "Nummer Tisch", "Nr. Tisch", "Tischname", "Tischzuordnung"],
  ...["Tischzuteilung", "Tische", "Numéro de table", "N° de table", "Nº de table", "No de table", "N° table"],
  ...["Nº table", "Num. table", "Num de table", "Numéro table", "Table n°", "Table nº", "Table numéro", "Nom de table"],
  ...["Nom de la table", "Table attribuée", "Número de mesa", "Mesa", "N.º de mesa", "N° de mesa", "Núm. de mesa"],
  ...["Num. mesa", "N.º mesa", "N° mesa", "Nro. de mesa", "Nro. mesa", "Número mesa", "Mesa n.º", "Mesa n°"],
  ...["Mesa número", "Nombre de mesa", "Nombre de la mesa", "Mesa asignada", "Mesas", "Numero tavolo", "Tavolo"],
  ...["Numero del tavolo", "Numero di tavolo", "N. tavolo", "N° tavolo", "Nº tavolo", "Num. tavolo", "Tavolo n."],
  ...["Tavolo n°", "Tavolo nº", "Tavolo numero", "Nome tavolo", "Nome del tavolo", "Tavolo assegnato", "Tavoli"],
  ...["Número da mesa", "N.º da mesa", "N° da mesa", "Nome da mesa", "Mesa atribuída", "Tafelnummer", "Tafel"],
  ...["Tafel-nr.", "Tafel no.", "Tafel nummer", "Nummer tafel", "Tafelnaam", "Tafels"],
];

import { dietWords } from "../../../../common/print/special-columns.ts";

/**
 * English, German, French, Spanish, Italian, Portuguese and Dutch words as people write them; compared by `columnKey`.
 */

/** Private anywhere in a header. A phrase also counts when written as one word. */
export const privateWords = {
  phone: [
    ...["Phone", "Phones", "Telephone", "Tel", "Mobile", "Mobiles", "Cell", "Cell phone", "Smartphone", "WhatsApp"],
    ...["Landline", "Fax", "Contact number", "Contact details", "Contact info", "Contact information"],
    ...["Telefon", "Telefone", "Telefonnummer", "Telefonnummern", "Telefonnr", "Telefax", "Handy", "Handynummer"],
    ...["Handynr", "Mobil", "Mobilnummer", "Mobilnr", "Mobiltelefon", "Mobilfunk", "Mobilfunknummer", "Festnetz"],
    ...["Festnetznummer", "Rufnummer", "Telnr", "Kontaktdaten", "Téléphone", "Téléphones", "Tél", "Numéro de portable"],
    ...["Teléfono", "Teléfonos", "Móvil", "Móviles", "Celular", "Celulares", "Telefono", "Telefoni", "Cellulare"],
    ...["Cellulari", "Telefones", "Telemóvel", "Telemóveis", "Telefoon", "Telefoonnummer", "Telefoonnr", "Mobiel"],
    ...["Mobiele nummer", "Gsm", "Gsmnummer", "Contactgegevens"],
  ],
  email: [
    ...["Email", "E-mail", "Emails", "Mail", "Mailadresse", "Emailadresse", "Mailanschrift", "Courriel", "Courriels"],
    ...["Correo", "Correos", "Correo electrónico", "Posta elettronica", "Correio eletrónico", "Correio eletrônico"],
    ...["Emailadres", "Mailadres"],
  ],
  address: [
    ...["Address", "Addresses", "Addr", "Street", "House number", "Adresse", "Adressen", "Anschrift", "Anschriften"],
    ...["Wohnadresse", "Postadresse", "Postanschrift", "Privatadresse", "Heimatadresse", "Lieferadresse", "Straße"],
    ...["Strassenname", "Hausnummer", "Hausnr", "Adresses", "Rue", "Dirección", "Direcciones", "Domicilio", "Calle"],
    ...["Indirizzo", "Indirizzi", "Residenza", "Endereço", "Endereços", "Morada", "Moradas", "Rua", "Adres"],
    ...["Adresgegevens", "Huisadres", "Postadres", "Woonadres", "Straat", "Straatnaam", "Huisnummer", "Huisnr"],
  ],
  postcode: [
    ...[
      "Postcode",
      "Post code",
      "Postcodes",
      "Postal code",
      "Zip",
      "Zip code",
      "PLZ",
      "Postleitzahl",
      "Postleitzahlen",
    ],
    ...["Code postal", "Código postal", "Codice postale", "Código postais"],
  ],
  birthday: [
    ...["Birthday", "Birthdays", "Birth", "Birthdate", "Date of birth", "Year of birth", "DOB", "Born", "Geburtstag"],
    ...["Geburtstage", "Geburtsdatum", "Geburtsjahr", "Geburt", "Geburtsort", "Geboren", "Geb", "Gebdatum"],
    ...["Anniversaire", "Naissance", "Date de naissance", "Cumpleaños", "Nacimiento", "Compleanno", "Nascita"],
    ...["Aniversário", "Nascimento", "Verjaardag", "Verjaardagen", "Geboorte", "Geboortedatum", "Geboortejaar"],
    ...["Geboortedag", "Geboorteplaats"],
  ],
  price: [
    ...["Price", "Prices", "Cost", "Costs", "Fee", "Fees", "Amount", "Budget", "Ticket price", "Preis", "Preise"],
    ...[
      "Kosten",
      "Betrag",
      "Beträge",
      "Gebühr",
      "Gebuehr",
      "Gebühren",
      "Honorar",
      "Ticketpreis",
      "Kostenbeitrag",
      "Prix",
    ],
    ...["Coût", "Coûts", "Tarif", "Tarifs", "Montant", "Montants", "Precio", "Precios", "Coste", "Costes", "Costo"],
    ...["Costos", "Importe", "Importes", "Tarifa", "Tarifas", "Prezzo", "Prezzi", "Costi", "Importo", "Importi"],
    ...["Tariffa", "Tariffe", "Quota", "Preço", "Preços", "Custo", "Custos", "Prijs", "Prijzen", "Bedrag", "Bedragen"],
    ...["Tarief", "Tarieven"],
  ],
  paid: [
    ...["Paid", "Unpaid", "Prepaid", "Payment", "Payments", "Payment status", "Deposit", "Balance due", "Amount due"],
    ...["Invoice", "Invoices", "Invoice number", "Refund", "IBAN", "Bezahlt", "Unbezahlt", "Gezahlt", "Zahlung"],
    ...["Zahlungen", "Zahlungsstatus", "Zahlungsart", "Anzahlung", "Überwiesen", "Rechnung", "Rechnungen"],
    ...["Rechnungsnummer", "Rechnungsnr", "Kontonummer", "Payé", "Payée", "Payés", "Payées", "Paiement", "Paiements"],
    ...["Acompte", "Facture", "Factures", "Pagado", "Pagada", "Pagados", "Pagadas", "Pago", "Pagos", "Pagato"],
    ...["Pagata", "Pagati", "Pagate", "Pagamento", "Pagamenti", "Pagamentos", "Acconto", "Factura", "Facturas"],
    ...["Fattura", "Fatture", "Paga", "Pagas", "Fatura", "Faturas", "Betaald", "Onbetaald", "Betaling", "Betalingen"],
    ...["Betaalstatus", "Aanbetaling", "Factuur", "Facturen", "Factuurnummer"],
  ],
  health: [
    ...dietWords,
    ...["Allergic", "Health", "Medical", "Medication", "Disability", "Disabled", "Wheelchair", "Accessibility"],
    ...["Access needs", "Special needs", "Step free", "Gesundheit", "Behinderung", "Rollstuhl", "Barrierefrei"],
    ...["Barrierefreiheit", "Allergiker", "Santé", "Handicap", "Fauteuil roulant", "Mobilité réduite"],
    ...["Besoins particuliers", "Salud", "Discapacidad", "Silla de ruedas", "Movilidad reducida"],
    ...["Necesidades especiales", "Diete", "Allergia", "Allergeni", "Intolleranza", "Intolleranze", "Salute"],
    ...["Disabilità", "Sedia a rotelle", "Alergénios", "Intolerância", "Intolerâncias", "Saúde", "Deficiência"],
    ...["Cadeira de rodas", "Necessidades especiais", "Dieet", "Dieetwensen", "Allergieën", "Intolerantie"],
    ...["Intoleranties", "Gezondheid", "Rolstoel"],
  ],
  children: [
    ...["Child", "Children", "Kid", "Kids", "Infant", "Infants", "Baby", "Babies", "Toddler", "High chair", "Kinder"],
    ...["Kleinkind", "Kinderstuhl", "Hochstuhl", "Enfant", "Enfants", "Bébé", "Chaise haute", "Niño", "Niños", "Niña"],
    ...["Niñas", "Trona", "Bambino", "Bambina", "Bambini", "Seggiolone", "Criança", "Crianças", "Kinderen"],
    ...["Kinderstoel"],
  ],
  remarks: [
    ...["Note", "Notes", "Comment", "Comments", "Remark", "Remarks", "Special request", "Special requests", "Notiz"],
    ...["Notizen", "Bemerkung", "Bemerkungen", "Anmerkung", "Anmerkungen", "Kommentar", "Kommentare", "Hinweis"],
    ...["Hinweise", "Remarque", "Remarques", "Commentaire", "Commentaires", "Observation", "Observations", "Nota"],
    ...["Notas", "Observación", "Observaciones", "Comentario", "Comentarios", "Osservazione", "Osservazioni"],
    ...["Commento", "Commenti", "Observação", "Observações", "Comentário", "Comentários", "Opmerking", "Opmerkingen"],
    ...["Notitie", "Notities"],
  ],
  internal: [
    ...["Internal", "Internally", "Private", "Confidential", "Staff only", "Not for guests", "Do not show"],
    ...["Intern", "Interne", "Interner", "Internes", "Vertraulich", "Privat", "Nicht für Gäste"],
    ...["Confidentiel", "Confidentielle", "Privé", "Privée", "Interno", "Interna", "Internos", "Internas"],
    ...["Confidencial", "Confidenciales", "Privado", "Privada", "Privados", "Privadas", "Interni", "Riservato"],
    ...[
      "Riservata",
      "Riservati",
      "Confidenziale",
      "Privato",
      "Privata",
      "Confidenciais",
      "Vertrouwelijk",
      "Interngebruik",
    ],
  ],
};

/** Private only as the whole header; next to other words they mean something else. */
export const privateHeaders = [
  // A child in German, and a sort of something in English.
  "Kind",
  // Phones, and the codes that Italy, Brazil and France call postcodes.
  ...["Portable", "Portables", "Cap", "CEP", "CP"],
  // Streets in Italy, and amounts of money or dates of birth elsewhere.
  ...["Via", "Valor", "Né le", "Née le", "Né(e) le", "Nato il", "Nata il"],
];

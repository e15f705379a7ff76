/** What a column of a guest list can be about. README.md explains those that need it. */
export type ColumnMeaning = (typeof columnMeanings)[number];

export const columnMeanings = [
  ...["fullName", "guest", "firstName", "middleName", "infix", "lastName", "secondLastName"],
  ...["lastBesideFirst", "firstBesideLast", "title", "suffix", "nickname", "birthName", "otherName"],
  ...["table", "seat", "party", "guestOf", "plusOne", "plusOneFirstName", "plusOneLastName", "child", "partySize"],
  ...["capacity", "attendance", "meal", "diet", "email", "phone", "address", "date", "notes", "number", "side"],
  ...["age", "buyer"],
] as const;

/** What phrases are in a language's file. README.md explains them. */
export type WordRole = ColumnMeaning | (typeof otherRoles)[number];

const otherRoles = [
  ...["fillers", "others", "onlyAlone", "ordinalEnding", "households", "seats", "adults", "newer", "older"],
  ...["familyPart", "givenPart", "wholeNamePart", "helperSheets"],
  ...["tableWord", "numberSign", "tableCounter", "beforeNumber", "tableEnding", "tableAndSurname", "numeral"],
  ...["total", "none", "placeholder", "unseated", "page", "footer", "closing", "room", "plan"],
  ...["group", "aboutGroup", "notPerson"],
  ...["yes", "no", "maybe", "unanswered", "untrue"],
  ...["unnamedGuest", "guestOfName", "and", "attachedAnd", "with", "persons", "counts", "family", "months"],
  ...["moreGuests", "guestCounter", "accompanied"],
  ...["titles", "suffixes", "namePrefixes", "company", "givenName", "doubleFamilyName", "typicalName"],
] as const;

export const wordRoles = [...columnMeanings, ...otherRoles];

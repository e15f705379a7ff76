const monthNames: readonly string[] = [
  "january januar janner janvier enero jan janv ene",
  "february februar feber fevrier febrero feb fev fevr",
  "march marz maerz mars marzo mar mrz",
  "april avril abril apr avr abr",
  "may mai mayo",
  "june juni juin junio jun",
  "july juli juillet julio jul juil",
  "august aout agosto aug ago",
  "september septembre septiembre setiembre sep sept set",
  "october oktober octobre octubre oct okt",
  "november novembre noviembre nov",
  "december dezember decembre diciembre dec dez dic",
];

/** In full, from Sunday. Short ones mean different days in different languages. */
const weekdayNames: readonly string[] = [
  "sunday sonntag dimanche domingo",
  "monday montag lundi lunes",
  "tuesday dienstag mardi martes",
  "wednesday mittwoch mercredi miercoles",
  "thursday donnerstag jeudi jueves",
  "friday freitag vendredi viernes",
  "saturday samstag sonnabend samedi sabado",
];

const numbered = (names: readonly string[]): ReadonlyMap<string, number> =>
  new Map(names.flatMap((line, number) => line.split(" ").map((name) => [name, number] as const)));

/** Month from 0 by its name. */
export const monthsByName = numbered(monthNames);

/** Weekday from 0, Sunday, by its name. */
export const weekdaysByName = numbered(weekdayNames);

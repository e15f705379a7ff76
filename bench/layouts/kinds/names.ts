import {
  expected,
  extraColumns,
  extrasAt,
  firstColumn,
  lastColumn,
  nameColumn,
  party,
  plainLayout,
  type Seated,
  type Structure,
  sheetOf,
  tableColumn,
} from "../layout.ts";

export const lastCommaFirst: Structure = (draw) => {
  const guests = party(draw);
  const { words, random } = draw;
  const header = random.pick([random.pick(words.names), `${words.last[0]}, ${words.first[0]}`]);
  const cells = guests.map(({ person }) => `${person.last}, ${person.first}`);
  return plainLayout(
    guests,
    [{ header, cells, isExtra: false }, tableColumn(draw, guests), ...extraColumns(draw, guests, 3)],
    (guest) => {
      const { first, last } = guest.person;
      return [`${first} ${last}`, guest.person.whole];
    },
  );
};

const suffixes = ["Jr.", "Sr.", "III", "PhD", "MD"];

/** A column of titles beside whole names: "Dr." belongs to the name, or stands beside it. */
export const titleColumn: Structure = (draw) => {
  const guests = party(draw);
  const { words, random } = draw;
  const titles = guests.map(() => random.pick([words.mr, words.mrs, words.mr, words.mrs, "Dr."]));
  const columns = [
    { header: words.salutation, cells: titles, isExtra: false },
    nameColumn(draw, guests),
    tableColumn(draw, guests),
    ...extraColumns(draw, guests, 2),
  ];
  return plainLayout(guests, columns, ({ person: { whole } }) => [
    whole,
    ...titles.map((title) => `${title} ${whole}`),
  ]);
};

export const titlesAndSuffixes: Structure = (draw) => {
  const guests = party(draw);
  const { words, random } = draw;
  const titles = guests.map(() => (random.chance(0.6) ? random.pick([words.mr, words.mrs, "Dr."]) : null));
  const endings = guests.map(() => (random.chance(0.1) ? random.pick(suffixes) : null));
  const first = firstColumn(draw, guests);
  const columns = [
    { header: words.salutation, cells: titles, isExtra: false },
    first,
    lastColumn(draw, guests, first),
    { header: "Suffix", cells: endings, isExtra: false },
    tableColumn(draw, guests),
  ];
  return plainLayout(guests, columns, ({ person: { first: given, last, whole } }) =>
    withParts([whole, `${given} ${last}`], [...titles], [...endings]),
  );
};

const withParts = (names: readonly string[], before: readonly (string | null)[], after: readonly (string | null)[]) =>
  [...new Set(["", ...before])].flatMap((title) =>
    [...new Set(["", ...after])].flatMap((suffix) =>
      names.map((name) => [title, name, suffix].filter(Boolean).join(" ")),
    ),
  );

/** "Dr. Anna Meier", "Ben Okafor Jr." and 'Robert "Bob" Smith' as they are. */
export const decoratedNames: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw).map((guest) => ({ ...guest, person: { ...guest.person, whole: decorated(guest) } }));
  function decorated({ person: { whole, first, last } }: Seated): string {
    const chance = random.next();
    if (chance < 0.15) return `${random.pick(["Dr.", "Prof.", words.mrs])} ${whole}`;
    if (chance < 0.22) return `${whole} ${random.pick(suffixes)}`;
    if (chance < 0.27) return `${first} "${first.slice(0, 3)}" ${last}`;
    if (chance < 0.3) return `${whole}-${last.slice(0, 4)}`;
    return whole;
  }
  return plainLayout(guests, [nameColumn(draw, guests), tableColumn(draw, guests), ...extraColumns(draw, guests, 3)]);
};

export const middleNames: Structure = (draw) => {
  const guests = party(draw);
  const middles = guests.map(() => (draw.random.chance(0.3) ? `${draw.people.person().first.charAt(0)}.` : null));
  const columns = [
    { header: "First Name", cells: guests.map(({ person }) => person.first), isExtra: false },
    { header: draw.random.pick(["Middle Name", "Middle Initial", "MI"]), cells: middles, isExtra: false },
    { header: "Last Name", cells: guests.map(({ person }) => person.last), isExtra: false },
    tableColumn(draw, guests),
  ];
  return {
    sheets: [sheetOf(columns)],
    guests: guests.map(({ person: { first, last }, table }, row) =>
      expected([`${first} ${last}`, `${first} ${middles[row] ?? ""} ${last}`], table.label, extrasAt(columns, row)),
    ),
  };
};

/** Guests whose names are words of headers, such as Mr. Guest, Frau Tisch and a "Table Mountain Tours". */
export const namesLikeHeaders: Structure = (draw) => {
  const { words, random } = draw;
  const guests = party(draw, "number");
  const odd = [
    (whole: string) => `${whole.split(" ")[0]} ${words.names[0]}`,
    (whole: string) => `${words.tables[0]} ${whole}`,
    () => "Table Mountain",
    () => "Christopher Guest",
    (whole: string) => `${words.first[0]} ${whole.split(" ").at(-1)}`,
  ];
  const changed = guests.map((guest, row) => {
    const whole = row < 2 ? random.pick(odd)(guest.person.whole) : guest.person.whole;
    return { ...guest, person: { ...guest.person, whole } };
  });
  return plainLayout(changed, [
    nameColumn(draw, changed),
    tableColumn(draw, changed),
    ...extraColumns(draw, changed, 2),
  ]);
};

/** A seat that nobody has yet, held by a "Guest". */
export const guestNamedGuest: Structure = (draw) => {
  const guests = party(draw, "number").map((guest, row) =>
    row === 0
      ? {
          ...guest,
          person: { ...guest.person, whole: "Guest" },
        }
      : guest,
  );
  return plainLayout(guests, [nameColumn(draw, guests), tableColumn(draw, guests), ...extraColumns(draw, guests, 2)]);
};

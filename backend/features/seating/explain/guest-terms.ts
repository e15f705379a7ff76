import type { RoomFacts, TermKind, TermRef } from "./explanation.ts";
import type { ProblemIndex } from "./problem-index.ts";
import { balanceValue, companyValue, mixValue } from "./table-value.ts";

/** A wish about the table of guests who sit together. */
export interface Term {
  readonly kind: TermKind;
  readonly index: number;
  readonly about: number | null;
  readonly isAgainst: boolean;
  /** What the guests add at a table with these others, up to a constant. */
  at(table: number, others: readonly number[]): number;
  matter(others: readonly number[]): readonly number[];
  /** Whether it speaks for the table, and of whom: a term may be better here than elsewhere without being met. */
  claim(here: TableFacts): Claim | null;
}

/** A table, its guests but for those who move together, and all of them. */
interface TableFacts {
  readonly table: number;
  readonly others: readonly number[];
  readonly all: readonly number[];
  readonly room: RoomFacts;
}

/** Whom a reason is about, null for the guest asked about, and those it names. */
export interface Claim {
  readonly about: number | null;
  readonly guests: readonly number[];
  readonly alike?: number;
}

/** Wishes about the table of guests who sit together; `guest` is the one asked about, null if none is. */
export function termsOf(index: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  return [
    ...unit.flatMap((member) => pairTerms(index, unit, member, member === guest ? null : member)),
    ...groupTerms(index, unit, guest),
    ...mixTerms(index, unit, guest),
    ...unit.flatMap((member) => placeTerms(index, member, member === guest ? null : member)),
    ...companyTerms(index, unit, guest),
    ...balanceTerms(index, unit, guest),
    ...keepTerms(index, unit, guest),
  ];
}

/** Likes of one guest are one term, dislikes another. */
function pairTerms({ problem, pairsOf }: ProblemIndex, unit: readonly number[], member: number, about: number | null) {
  const wishes = (pairsOf[member] ?? []).flatMap((index) => {
    const { guests, weight } = problem.pairs[index] ?? { guests: [], weight: 0 };
    const other = guests.find((guest) => guest !== member);
    return other === undefined || unit.includes(other) ? [] : [{ index, other, weight }];
  });
  return [...pairTerm(wishes, about, false), ...pairTerm(wishes, about, true)];
}

function pairTerm(
  wishes: readonly { index: number; other: number; weight: number }[],
  about: number | null,
  isAgainst: boolean,
): Term[] {
  const weights = new Map<number, number>();
  const meant = wishes.filter(({ weight }) => (isAgainst ? weight < 0 : weight > 0));
  for (const { other, weight } of meant) weights.set(other, (weights.get(other) ?? 0) + weight);
  return meant.slice(0, 1).map(({ index }) => ({
    kind: "pair",
    index,
    about,
    isAgainst,
    at: (_table, others) => others.reduce((sum, other) => sum + (weights.get(other) ?? 0), 0),
    matter: (others) => others.filter((other) => weights.has(other)),
    claim: ({ others }) =>
      naming(
        about,
        isAgainst
          ? [...weights.keys()].filter((other) => !others.includes(other))
          : others.filter((other) => weights.has(other)),
      ),
  }));
}

function groupTerms({ problem, groupsOf }: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const groups = new Set(unit.flatMap((member) => groupsOf[member] ?? []));
  return [...groups].flatMap((index): Term | [] => {
    const group = problem.groups[index];
    if (group === undefined) return [];
    const members = new Set(group.guests);
    const inGroup = unit.filter((member) => members.has(member));
    const matter = (others: readonly number[]) => others.filter((other) => members.has(other));
    const about = aboutWhom(inGroup, guest);
    const isAgainst = group.weight < 0;
    return {
      kind: "group",
      index,
      about,
      isAgainst,
      at: (_table, others) => group.weight * inGroup.length * matter(others).length,
      matter,
      claim: ({ others, all }) => {
        const away = group.guests.filter((member) => !all.includes(member));
        const claim = naming(about, isAgainst ? away : matter(others));
        return claim && { ...claim, alike: matter(all).length - 1 };
      },
    };
  });
}

function mixTerms(index: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const mixes = new Set(unit.flatMap((member) => index.mixesOf[member]?.map(({ mix }) => mix) ?? []));
  return [...mixes].map((mix) => ({
    kind: "mix",
    index: mix,
    about: aboutWhom(
      unit.filter((member) => index.mixesOf[member]?.some((found) => found.mix === mix)),
      guest,
    ),
    isAgainst: false,
    at: (_table, others) => mixValue(index, mix, [...others, ...unit]) - mixValue(index, mix, others),
    matter: nobody,
    claim: ({ all }) => {
      const whole = mixValue(index, mix, all);
      const helps = (member: number) => mixValue(index, mix, without(all, member)) < whole;
      return aboutFirst(unit, guest, helps);
    },
  }));
}

function placeTerms({ problem, placesOf }: ProblemIndex, member: number, about: number | null): Term[] {
  return (placesOf[member] ?? []).map((index) => ({
    kind: "place",
    index,
    about,
    isAgainst: false,
    at: (table) => problem.places[index]?.weights[table] ?? 0,
    matter: nobody,
    claim: ({ table, room }) => (room.isMet(index, table) ? { about, guests: [] } : null),
  }));
}

function companyTerms(index: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const knows = index.problem.company?.knows;
  if (knows === undefined || unit.every((member) => (knows[member] ?? []).length === 0)) return [];
  const known = new Set(unit.flatMap((member) => knows[member] ?? []));
  return [
    {
      kind: "company",
      index: 0,
      about: aboutWhom(
        unit.filter((member) => (knows[member] ?? []).length > 0),
        guest,
      ),
      isAgainst: false,
      at: (_table, others) => companyValue(index, new Set([...others, ...unit])) - companyValue(index, new Set(others)),
      matter: (others) => others.filter((other) => known.has(other)),
      claim: ({ others }) => {
        const knownTo = (member: number) => others.filter((other) => knows[member]?.includes(other));
        const claim = aboutFirst(unit, guest, (member) => knownTo(member).length > 0);
        return claim && { ...claim, guests: knownTo(claim.about ?? guest ?? -1) };
      },
    },
  ];
}

const general = { index: 0, isAgainst: false, matter: nobody } as const;

function nobody(): readonly number[] {
  return [];
}

function balanceTerms(index: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  if (index.problem.balance === 0) return [];
  const at = (table: number, others: readonly number[]) =>
    balanceValue(index, table, [...others, ...unit]) - balanceValue(index, table, others);
  const claim = ({ table, all }: TableFacts) => {
    const helps = guest !== null && balanceValue(index, table, without(all, guest)) < balanceValue(index, table, all);
    return helps ? { about: null, guests: [] } : null;
  };
  return [{ ...general, kind: "balance", about: null, at, claim }];
}

function keepTerms({ problem }: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const seated = unit.filter((member) => problem.guests[member]?.current !== null);
  if (problem.keep === 0 || seated.length === 0) return [];
  const at = (table: number) => -problem.keep * seated.filter((s) => problem.guests[s]?.current !== table).length;
  const claim = ({ table }: TableFacts) =>
    aboutFirst(seated, guest, (member) => problem.guests[member]?.current === table);
  return [{ ...general, kind: "keep", about: aboutWhom(seated, guest), at, claim }];
}

const aboutWhom = (members: readonly number[], guest: number | null) =>
  guest !== null && members.includes(guest) ? null : (members[0] ?? null);

const without = (guests: readonly number[], left: number) => guests.filter((guest) => guest !== left);

const naming = (about: number | null, guests: readonly number[]): Claim | null =>
  guests.length === 0 ? null : { about, guests };

/** About the guest asked about if it holds for them, otherwise about the first for whom it does. */
function aboutFirst(unit: readonly number[], guest: number | null, holds: (member: number) => boolean): Claim | null {
  const isOwn = guest !== null && unit.includes(guest) && holds(guest);
  const about = isOwn ? null : unit.find(holds);
  return about === undefined ? null : { about, guests: [] };
}

/** A term with whom it is about, those who matter to it, and how much. */
export function termRef(term: Term, { about, guests, alike = 0 }: Claim, amount: number): TermRef {
  const { kind, index, isAgainst } = term;
  return { kind, index, about, isAgainst, guests: guests.slice(0, 5), count: guests.length, alike, amount };
}

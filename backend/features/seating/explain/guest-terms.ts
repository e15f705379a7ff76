import type { TermKind, TermRef } from "./explanation.ts";
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
  readonly avoided: readonly number[];
}

/** Wishes about the table of guests who sit together; `guest` is the one asked about, null if none is. */
export function termsOf(index: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  return [
    ...unit.flatMap((member) => pairTerms(index, unit, member, member === guest ? null : member)),
    ...groupTerms(index, unit, guest),
    ...mixTerms(index, unit, guest),
    ...unit.flatMap((member) => placeTerms(index, member, member === guest ? null : member)),
    ...companyTerms(index, unit, guest),
    ...balanceTerms(index, unit),
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
    avoided: isAgainst ? [...weights.keys()] : [],
  }));
}

function groupTerms({ problem, groupsOf }: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const groups = new Set(unit.flatMap((member) => groupsOf[member] ?? []));
  return [...groups].flatMap((index) => {
    const group = problem.groups[index];
    if (group === undefined) return [];
    const members = new Set(group.guests);
    const inGroup = unit.filter((member) => members.has(member));
    const matter = (others: readonly number[]) => others.filter((other) => members.has(other));
    return {
      kind: "group",
      index,
      about: aboutWhom(inGroup, guest),
      isAgainst: group.weight < 0,
      at: (_table, others) => group.weight * inGroup.length * matter(others).length,
      matter,
      avoided: [],
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
    avoided: [],
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
    avoided: [],
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
      avoided: [],
    },
  ];
}

const general = { index: 0, isAgainst: false, matter: nobody, avoided: [] } as const;

function nobody(): readonly number[] {
  return [];
}

function balanceTerms(index: ProblemIndex, unit: readonly number[]): Term[] {
  if (index.problem.balance === 0) return [];
  const at = (table: number, others: readonly number[]) =>
    balanceValue(index, table, [...others, ...unit]) - balanceValue(index, table, others);
  return [{ ...general, kind: "balance", about: null, at }];
}

function keepTerms({ problem }: ProblemIndex, unit: readonly number[], guest: number | null): Term[] {
  const seated = unit.filter((member) => problem.guests[member]?.current !== null);
  if (problem.keep === 0 || seated.length === 0) return [];
  const at = (table: number) => -problem.keep * seated.filter((s) => problem.guests[s]?.current !== table).length;
  return [{ ...general, kind: "keep", about: aboutWhom(seated, guest), at }];
}

const aboutWhom = (members: readonly number[], guest: number | null) =>
  guest !== null && members.includes(guest) ? null : (members[0] ?? null);

/** A term with those who matter to it, and how much. */
export function termRef(term: Term, guests: readonly number[], amount: number): TermRef {
  const { kind, index, about, isAgainst } = term;
  return { kind, index, about, isAgainst, guests: guests.slice(0, 5), count: guests.length, amount };
}

import { nicknamesOf } from "../../../../common/guest-search/nicknames/nicknames.ts";
import { foldedForms } from "../../../../common/guest-search/spelling/fold.ts";
import { isIgnored, isParticle, mayBeFamilyName } from "../../../../common/guest-search/spelling/ignored-words.ts";
import { otherDivisions } from "../../../../common/guest-search/spelling/name-divisions.ts";
import { splitName } from "../../../../common/guest-search/spelling/name-parts.ts";
import { damerauDistance } from "../../../../common/lib/damerau-distance.ts";
import { hanReadings } from "../index/han/han-readings.ts";

const partsThatTell = 2;
const lettersForOneSlip = 4;
const lettersForTwoSlips = 8;

type Forms = readonly string[];

const formsOf = (written: readonly string[]): Forms[] =>
  written.map((part) => foldedForms(part, hanReadings)).filter((forms) => forms.length > 0);

/** A name as written and in other ways to divide it. */
function waysToDivide(name: string): Forms[][] {
  const written = splitName(name);
  return [written, ...otherDivisions(written, hanReadings)].map(formsOf);
}

function tellingParts(parts: readonly Forms[]): readonly Forms[] {
  const telling = parts.filter(([form = ""]) => !isIgnored(form) && !isParticle(form));
  if (telling.length === 0) return parts;
  const [familyName] = parts.slice(1).filter(([form = ""]) => mayBeFamilyName(form));
  return telling.length < partsThatTell && familyName ? [...telling, familyName] : telling;
}

function slipsIn(form: string): number {
  if (form.length < lettersForOneSlip) return 0;
  return form.length < lettersForTwoSlips ? 1 : 2;
}

function isSpelled(typed: Forms, part: Forms): boolean {
  return typed.some((form) => part.some((own) => damerauDistance(form, own, slipsIn(own)) <= slipsIn(own)));
}

const isNickname = (typed: Forms, part: Forms): boolean =>
  typed.some((form) => nicknamesOf(form).some(({ name }) => part.includes(name)));

const joined = (parts: readonly Forms[]): string => parts.map(([form = ""]) => form).join("");

/** Whether a query has two whole parts of the name (or its only one), in any order, with slips or as nicknames. */
export function isTypedWhole(query: string, name: string): boolean {
  if (query.trim().toLowerCase() === name.trim().toLowerCase()) return true;
  const ways = waysToDivide(name);
  return waysToDivide(query).some((typed) => ways.some((parts) => namesAll(typed, parts)));
}

function namesAll(typed: readonly Forms[], all: readonly Forms[]): boolean {
  const parts = tellingParts(all);
  if (typed.length === 0 || parts.length === 0) return false;
  return joined(typed) === joined(all) || countNamed(typed, parts) >= Math.min(partsThatTell, parts.length);
}

function countNamed(typed: readonly Forms[], parts: readonly Forms[]): number {
  const left = [...typed];
  let named = 0;
  for (const part of parts) {
    const spelled = left.findIndex((forms) => isSpelled(forms, part));
    const place = spelled >= 0 ? spelled : left.findIndex((forms) => isNickname(forms, part));
    if (place < 0) continue;
    left.splice(place, 1);
    named += 1;
  }
  return named;
}

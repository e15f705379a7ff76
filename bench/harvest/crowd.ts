import { z } from "zod";
import type { Random } from "../lib/random.ts";
import { slip } from "../search/slips.ts";
import { Caller, type Program } from "./caller.ts";

const minSearches = 2;
const maxSearches = 5;
const slipShare = 0.15;
/** Milliseconds between two searches of someone who types: the page waits for 300 without a key. */
const typingMs = [700, 2_500] as const;

export interface CrowdFindings {
  guests: number;
  searches: number;
  refused: number;
  foundThemselves: number;
  sawTablemates: number;
  /** Guests who had typed enough, but were found only after typing more. */
  typedOn: number;
}

interface Visit {
  guest: string;
  typed: string[];
  phone: Caller;
  eventId: number;
  isOpen: boolean;
  hadToTypeOn: boolean;
}

interface Step {
  at: number;
  visit: Visit;
}

/** Types a name until the page greets them; some make a slip, which they notice in the end. */
function typing(guest: string, random: Random): string[] {
  const written = random.chance(slipShare) ? slip(guest, random) : guest;
  const letters = [...written];
  const searches = random.between(minSearches, maxSearches);
  const cuts = Array.from({ length: searches - 1 }, () => random.between(2, Math.max(2, letters.length - 1)));
  const beginnings = [...new Set(cuts)].toSorted((a, b) => a - b).map((cut) => letters.slice(0, cut).join("").trim());
  return [...beginnings.filter((text) => [...text].length > 1), ...new Set([written, guest])];
}

const page = `query PublicEvent($shortLink: String!) {
  publicEvent(shortLink: $shortLink) { id name theme { primaryColor } showTablemates }
}`;
const search = `query SearchGuests($eventId: Int!, $query: String!) {
  searchGuests(eventId: $eventId, query: $query) { id name tableNumber additionalInfo tablemates { id name } }
}`;
const answerSchema = z.object({
  data: z.object({
    searchGuests: z.array(z.object({ name: z.string(), tablemates: z.array(z.unknown()) })),
  }),
});

export interface Crowd {
  names: readonly string[];
  count: number;
  overMs: number;
  address: string;
  event: { eventId: number; shortLink: string };
  /** All names that a search finds, whatever the answer shows of them. */
  finds(query: string): readonly string[];
}

/** Plays guests who each have a phone with its own cookies. `advance` moves the program's clock, in milliseconds. */
export async function playCrowd(
  program: Program,
  crowd: Crowd,
  random: Random,
  advance: (ms: number) => Promise<void>,
): Promise<CrowdFindings> {
  const findings = { guests: crowd.count, searches: 0, refused: 0, foundThemselves: 0, sawTablemates: 0, typedOn: 0 };
  const steps: Step[] = Array.from({ length: crowd.count }, () => ({
    at: random.next() * crowd.overMs,
    visit: comeIn(program, crowd, random),
  }));
  let now = 0;
  while (steps.length > 0) {
    steps.sort((a, b) => b.at - a.at);
    const step = steps.pop();
    if (!step) break;
    await advance(Math.max(0, step.at - now));
    now = Math.max(now, step.at);
    if (await takeStep(step.visit, crowd, findings))
      steps.push({ at: now + random.between(...typingMs), visit: step.visit });
  }
  return findings;
}

function comeIn(program: Program, { names, address, event }: Crowd, random: Random): Visit {
  const guest = random.pick(names);
  const phone = new Caller(program, address);
  return { guest, typed: typing(guest, random), phone, eventId: event.eventId, isOpen: false, hadToTypeOn: false };
}

async function takeStep(visit: Visit, { event, finds }: Crowd, findings: CrowdFindings): Promise<boolean> {
  if (!visit.isOpen) {
    visit.isOpen = true;
    const { status } = await ask(visit.phone, page, { shortLink: event.shortLink });
    if (status !== 200) findings.refused += 1;
    return true;
  }
  const query = visit.typed.shift();
  if (query === undefined) return false;
  findings.searches += 1;
  const { status, body } = await ask(visit.phone, search, { eventId: visit.eventId, query });
  const answer = answerSchema.safeParse(body);
  if (status !== 200 || !answer.success) {
    findings.refused += 1;
    return true;
  }
  const matches = answer.data.data.searchGuests;
  const own = matches.find(({ name }) => name === visit.guest);
  const isSeen = own !== undefined && (own === matches[0] || visit.typed.length === 0);
  if (!own && finds(query).includes(visit.guest)) visit.hadToTypeOn = true;
  if (!isSeen) return true;
  findings.foundThemselves += 1;
  if (own.tablemates.length > 0) findings.sawTablemates += 1;
  if (visit.hadToTypeOn) findings.typedOn += 1;
  return false;
}

const ask = (phone: Caller, query: string, variables: Record<string, unknown>) =>
  phone.post("/graphql", JSON.stringify({ query, variables }));

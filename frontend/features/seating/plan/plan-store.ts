import { type FloorPlan, type PlanChange, type PlanFixture, withPlanChange } from "../model/floor-plan.ts";

/** The server, as the floor plan needs it. */
export interface PlanServer {
  read: () => Promise<FloorPlan>;
  /** Has a change saved. @returns whether it was; a refusal was shown */
  save: (change: PlanChange) => Promise<boolean>;
}

/** The plan as the screen shows it: what the server confirmed, and on top what was done here since. */
export interface ShownPlan {
  readonly plan: FloorPlan;
  /** Ids of fixtures that were new, by the negative ids that they had here. */
  readonly newIds: ReadonlyMap<number, number>;
}

/** The change that is being saved. */
interface CurrentChange {
  change: PlanChange;
  /** Fixtures that the server had before it. */
  present: ReadonlySet<number>;
}

/** Keeps the room of an event with its fixtures. Tables are kept by the board. */
export interface PlanStore {
  /** Undefined until the plan was read. */
  get: () => ShownPlan | undefined;
  subscribe: (listener: () => void) => () => void;
  /** Reads the plan again. */
  read: () => Promise<void>;
  /** Shows a change at once and saves it; takes it back if it is refused. */
  change: (change: PlanChange) => Promise<void>;
}

/** Makes a store without a plan. */
export function createPlanStore(server: PlanServer): PlanStore {
  let confirmed: FloorPlan | undefined;
  let pending: readonly PlanChange[] = [];
  let shown: ShownPlan | undefined;
  const newIds = new Map<number, number>();
  /** New fixtures whose saving has begun, by the ids that they have here. */
  const begun = new Set<number>();
  let current: CurrentChange | undefined;
  /** Ends when everything so far has been saved. */
  let saving: Promise<unknown> = Promise.resolve();
  let reads = 0;
  let lastRead = 0;
  const listeners = new Set<() => void>();

  function show(): void {
    if (!confirmed) return;
    const changes = pending.map((change) => withKnownIds(change, newIds));
    shown = { plan: changes.reduce(withPlanChange, confirmed), newIds: new Map(newIds) };
    for (const listener of listeners) listener();
  }

  /** Answers may arrive in another order than they were asked for. */
  function take(plan: FloorPlan, number: number): void {
    if (number < lastRead) return;
    lastRead = number;
    confirmed = plan;
  }

  async function readNext(): Promise<void> {
    reads += 1;
    const number = reads;
    take(await server.read(), number);
    recognize();
  }

  /** Finds the new fixtures of the change that is being saved: the plan may be read before the change is answered. */
  function recognize(): void {
    for (const [id, newId] of idsOfNew(current, newIds, confirmed)) newIds.set(id, newId);
  }

  async function save(change: PlanChange): Promise<void> {
    const known = withKnownIds(change, newIds);
    current = { change: known, present: new Set(confirmed?.fixtures.map(({ id }) => id)) };
    // A fixture that did not arrive cannot be changed.
    const isSaved = !idsOf(known).some((id) => begun.has(id)) && (await sent(known));
    if (isSaved && isAboutRoom(known)) await readNext().catch(() => undefined);
    recognize();
    current = undefined;
    pending = pending.filter((one) => one !== change);
    show();
  }

  function sent(change: PlanChange): Promise<boolean> {
    for (const { id } of change.fixtures ?? []) if (id < 0) begun.add(id);
    return server.save(change);
  }

  // One after the other: a change names fixtures as the ones before it left them.
  function change(wanted: PlanChange): Promise<void> {
    pending = [...pending, wanted];
    show();
    const saved = saving.then(() => save(wanted));
    saving = saved.catch(() => undefined);
    return saved;
  }

  return {
    get: () => shown,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async read() {
      await readNext();
      show();
    },
    change,
  };
}

/** Whether a change is about more than tables, which the board shows. */
function isAboutRoom({ tables: _tables, ...rest }: PlanChange): boolean {
  return Object.keys(rest).length > 0;
}

function idsOf({ fixtures = [], removedFixtureIds = [] }: PlanChange): number[] {
  return [...fixtures.map(({ id }) => id), ...removedFixtureIds];
}

function withKnownIds(change: PlanChange, newIds: ReadonlyMap<number, number>): PlanChange {
  const { fixtures, removedFixtureIds } = change;
  if (idsOf(change).every((id) => id >= 0)) return change;
  const known = (id: number) => newIds.get(id) ?? id;
  return {
    ...change,
    ...(fixtures && { fixtures: fixtures.map((fixture) => ({ ...fixture, id: known(fixture.id) })) }),
    ...(removedFixtureIds && { removedFixtureIds: removedFixtureIds.map(known) }),
  };
}

/** Which fixtures of the plan that was read are those that a change created, and that were not known yet. */
function idsOfNew(
  current: CurrentChange | undefined,
  newIds: ReadonlyMap<number, number>,
  after: FloorPlan | undefined,
): [number, number][] {
  if (!current) return [];
  const known = new Set([...current.present, ...newIds.values()]);
  const arrived = (after?.fixtures ?? []).filter(({ id }) => !known.has(id));
  return (current.change.fixtures ?? [])
    .filter(({ id }) => id < 0 && !newIds.has(id))
    .flatMap((fixture): [number, number][] => {
      const index = arrived.findIndex((one) => looksLike(one, fixture));
      const [found] = index < 0 ? [] : arrived.splice(index, 1);
      return found ? [[fixture.id, found.id]] : [];
    });
}

function looksLike(one: PlanFixture, other: PlanFixture): boolean {
  return one.kind === other.kind && one.x === other.x && one.y === other.y && one.label === other.label;
}

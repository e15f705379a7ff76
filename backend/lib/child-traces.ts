type Properties = ReadonlyMap<string | symbol, PropertyDescriptor>;

function* generator() {
  yield 0;
}
async function* asyncGenerator() {
  yield 0;
}

/** Prototypes that no global names. */
const unnamed: readonly object[] = [
  [][Symbol.iterator](),
  new Map().entries(),
  new Set().entries(),
  ""[Symbol.iterator](),
  "".matchAll(/./g),
  new Uint8Array(),
  generator,
  generator(),
  asyncGenerator,
  asyncGenerator(),
  async () => 0,
].flatMap(prototypesOf);

function prototypesOf(one: object): object[] {
  const parent: object | null = Object.getPrototypeOf(one);
  return parent === null ? [] : [parent, ...prototypesOf(parent)];
}

/** Records globals, built-in prototypes and running activities; the result returns whether all are still the same. */
export function rememberShared(): () => boolean {
  const shared = [globalThis, ...unnamed, ...globals()];
  const before = new Map(shared.map((one) => [one, propertiesOf(one)]));
  const parents = shared.map((one) => Object.getPrototypeOf(one));
  const activities = activitiesOf();
  return () =>
    shared.every((one, place) => Object.getPrototypeOf(one) === parents[place]) &&
    shared.every((one) => areSame(before.get(one), propertiesOf(one))) &&
    activitiesOf() === activities;
}

function globals(): object[] {
  return Object.values(Object.getOwnPropertyDescriptors(globalThis)).flatMap(({ value }) => {
    if (typeof value === "function") return typeof value.prototype === "object" ? [value, value.prototype] : [value];
    return value !== null && typeof value === "object" && Symbol.toStringTag in value && value !== globalThis
      ? [value]
      : [];
  });
}

function propertiesOf(one: object): Properties {
  return new Map(Reflect.ownKeys(one).map((key) => [key, Object.getOwnPropertyDescriptor(one, key) ?? {}]));
}

function areSame(before: Properties | undefined, after: Properties): boolean {
  if (before?.size !== after.size) return false;
  return [...after].every(([key, { value, get, set }]) => {
    const known = before.get(key);
    return known !== undefined && Object.is(known.value, value) && known.get === get && known.set === set;
  });
}

/** What goes on, but for single requests to the system, such as closing a module's file: they end by themselves. */
const activitiesOf = () =>
  process
    .getActiveResourcesInfo()
    .filter((name) => !name.includes("Req"))
    .sort()
    .join();

/**
 * Makes something once for each object that it belongs to, such as a request's context or a database, and lets go of it
 * together with that object.
 */
export function onceFor<Owner extends object, Value>(make: (owner: Owner) => Value): (owner: Owner) => Value {
  const values = new WeakMap<Owner, Value>();
  return (owner) => {
    const made = values.get(owner);
    if (made !== undefined) return made;
    const value = make(owner);
    values.set(owner, value);
    return value;
  };
}

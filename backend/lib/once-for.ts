/** Creates a value once for each owner, such as a request's context, and releases it together with the owner. */
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

/** Memoizes a computation on an immutable object, for the lifetime of that object. */
export function onceForEach<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = new WeakMap<Given, Made>()
  return given => {
    const known = made.get(given)
    if (known !== undefined) return known
    const fresh = make(given)
    made.set(given, fresh)
    return fresh
  }
}

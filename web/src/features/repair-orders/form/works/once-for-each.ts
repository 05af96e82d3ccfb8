export function onceForEach<Given extends object, Made>(
  make: (given: Given) => Made,
): (given: Given) => Made {
  const made = new WeakMap<Given, Made>()
  return given => {
    const cached = made.get(given)
    if (cached !== undefined) return cached
    const fresh = make(given)
    made.set(given, fresh)
    return fresh
  }
}

/** Start values from the URL, as text: the router parses numbers. */
export const startFromAddress = <Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.filter(name => search[name] !== undefined).map(name => [name, String(search[name])]),
  ) as Partial<Record<Name, string>>

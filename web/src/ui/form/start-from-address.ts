/** Start values of a form that its address names. Numbers in an address are read as numbers: here they are text again. */
export const startFromAddress = <Name extends string>(
  search: Readonly<Record<string, unknown>>,
  names: readonly Name[],
): Partial<Record<Name, string>> =>
  Object.fromEntries(
    names.filter(name => search[name] !== undefined).map(name => [name, String(search[name])]),
  ) as Partial<Record<Name, string>>

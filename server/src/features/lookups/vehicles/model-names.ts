/**
 * The common name where vPIC has a code: International's `MA025` is the series `4300`, Mack's `GU
 * (Granite)` a `Granite`. Codes used as names (`LT625` of the series `LT`) stay.
 */
export function modelDisplayName(make: string, model: string, series: string | undefined): string {
  const named = /^[A-Z]{2,3} \(([A-Z][a-z].*)\)$/.exec(model)?.[1]
  if (make === 'Mack' && named) return named
  const isCode = make === 'International' && internationalCode.test(model)
  return isCode && series && isName(series) && !series.startsWith(model.slice(0, 2)) ? series : model
}

/** `MA025`, `L9327`, `NF2AA`. */
const internationalCode = /^(?:[A-Z]{2}\d{3}|[A-Z]\d{4}|[A-Z]{2}\d[A-Z]{2})$/

/** `4300`, `DuraStar 4300`, `ProStar`; not `PVT`. */
const isName = (series: string): boolean => /\d{4}|[A-Z][a-z]{3}/.test(series)

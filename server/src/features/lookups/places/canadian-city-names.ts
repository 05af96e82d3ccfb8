/**
 * The package names sortation areas `Calgary (rundle / Whitehorn)` in towns and `Eastern Alberta (st.
 * Paul)` in the country (second character 0), without accents. People search for Calgary and St. Paul.
 */
export function canadianCityName(zip: string, name: string): string {
  const [, area, inside] = /^(.*?) *\(([^/)]*).*$/.exec(withAccents(name)) ?? []
  if (zip[1] === '0') return capitalized((inside ?? withAccents(name)).trim())
  return capitalized((area ?? withAccents(name)).trim().replace(quarter, ''))
}

/** Part of a city: `Quebec City Lower Riverbank`, `Calgary South`. */
const quarter =
  /(?<=.)( (inner|outer|upper|lower))?( (north|south|east|west|(north|south)(east|west)|central|extremities|mid-riverbank|riverbank))( central)?$/i

/** Accented letters in the package are U+FFFD. Most were é, except these. */
const replacements: readonly (readonly [RegExp, string])[] = [
  [/(^|[\s'-])�(les?\b)/giu, '$1Î$2'],
  [/A�ores/g, 'Açores'],
  [/C�te/gi, 'Côte'],
  [/Ch�t/gi, 'Chât'],
  [/ran�ois/g, 'rançois'],
  [/gr�ce/g, 'grâce'],
  [/Lam�que/g, 'Lamèque'],
  [/val�re/g, 'valère'],
  [/ch�n�/g, 'chêné'],
  [/ad�le/g, 'adèle'],
  [/h�l�ne/g, 'hélène'],
  [/evi�ve/g, 'eviève'],
  [/th�r�se/g, 'thérèse'],
  [/i�re/g, 'ière'],
  [/(^|[\s'-])�/g, '$1É'],
  [/�/g, 'é'],
]

function withAccents(text: string): string {
  return replacements.reduce(
    (name, [broken, whole]) => name.replace(broken, whole),
    text.replace(/- +/g, '-'),
  )
}

function capitalized(name: string): string {
  return name.replace(/(^|[\s'-])(\p{Ll})/gu, (match, before: string, letter: string, at: number) =>
    before === "'" && at > 1 ? match : before + letter.toUpperCase(),
  )
}

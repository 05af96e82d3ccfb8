import { stateByName } from '#contract/lookups/places.ts'

type State = NonNullable<ReturnType<typeof stateByName>>

/** `TX`, `Texas`, `Техас`, `штат Техас`. */
export function stateNamed(text: string): State | undefined {
  const name = text.trim()
  if (!/^\p{Script=Cyrillic}/u.test(name)) return stateByName(name)
  const own = name.toLowerCase().replace(/^шт(?:ат\p{L}{0,2}|\.)\s*/u, '')
  const short = Object.keys(stems).find(one => new RegExp(`^(?:${stems[one]})`, 'u').test(own))
  return short ? stateByName(short) : undefined
}

/** How they begin in Russian and Ukrainian, in any case of the noun. */
const stems: Readonly<Record<string, string>> = {
  AL: 'алабам',
  AK: 'аляск',
  AZ: 'ар[иі]зон',
  AR: 'арканзас',
  CA: 'кал[иі]форн',
  CO: 'колорад',
  CT: 'кон+ект[иі]кут',
  DE: 'делавер',
  FL: 'флор[иі]д',
  GA: 'джордж[иі]',
  ID: 'айдахо',
  IL: '[иі]л+[иі]но',
  IN: '[иі]нд[иі]ан',
  IA: 'айов',
  KS: 'канзас',
  KY: 'кентук+[иі]',
  LA: 'лу[иї]з[иі]ан',
  ME: 'мен$|мэн$',
  MD: 'м[еэ]р[иі]ленд',
  MA: 'мас+ачу',
  MI: 'м[иі]чиган|м[иі]ч[иі]ган',
  MN: 'м[иі]н+есот',
  MS: 'м[иі]с+[иі]с+[иі]п',
  MO: 'м[иі]с+ур[иі]',
  MT: 'монтан',
  NE: 'небраск',
  NV: 'невад',
  NH: 'нью-г[еэ]мпш',
  NJ: 'нью-джерс',
  NM: 'нью-мекс',
  NY: 'нью-йорк',
  NC: '(?:северн|п[иі]вн[иі]чн)\\p{L}+ карол',
  ND: '(?:северн|п[иі]вн[иі]чн)\\p{L}+ дакот',
  OH: 'ога[йя]|оха[йя]',
  OK: 'оклахом',
  OR: 'орегон',
  PA: 'пенс[иі]льван',
  RI: 'род-айл',
  SC: '(?:южн|п[иі]вден+)\\p{L}+ карол',
  SD: '(?:южн|п[иі]вден+)\\p{L}+ дакот',
  TN: 'тен+ес+[иі]',
  TX: 'техас',
  UT: 'юта|юти|юты',
  VT: 'вермонт',
  VA: 'в[иі]рдж[иі]н|в[иі]рг[иі]н',
  WA: 'вашингтон',
  WV: '(?:западн|зах[иі]дн)\\p{L}+ в[иі]р',
  WI: 'в[иі]сконс',
  WY: 'вайом',
}

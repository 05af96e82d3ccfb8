import type { Locator } from '@playwright/test'

export const colorOf = (element: Locator) => element.evaluate(one => getComputedStyle(one).color)

/** The word for a colour of the page, `rgb(r, g, b)`. */
export function hueOf(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread < 32) return most < 128 ? 'dark grey' : 'light grey' // hardly any colour in it
  const turn =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const hue = (turn * 60 + 360) % 360
  const words: [number, string][] = [
    [35, 'red'],
    [70, 'yellow'],
    [170, 'green'],
    [260, 'blue'],
  ]
  return words.find(([end]) => hue < end)?.[1] ?? 'red'
}

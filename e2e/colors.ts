import type { Locator } from '@playwright/test'

export const colorOf = (element: Locator) => element.evaluate(one => getComputedStyle(one).color)

/** English name of a computed color, `rgb(r, g, b)`. */
export function colorName(color: string): string {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
  const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)]
  const spread = most - least
  if (spread < 32) return most < 128 ? 'dark grey' : 'light grey'
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

/** WCAG 2 contrast ratio of two colors, `rgb(r, g, b)`: 1 to 21. */
export function contrastRatio(one: string, other: string): number {
  const [light = 1, dark = 1] = [one, other].map(luminanceOf).sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

function luminanceOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = (color.match(/[\d.]+/g) ?? []).map(Number).map(part => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

import { onStoredElsewhere, readStored, writeStored } from '#web/api/local-storage.ts'
import { createStore } from '../shell/store.ts'
import { applyColors, type ColorScheme } from './colors.ts'

export type ColorSchemeChoice = ColorScheme | 'system'

const name = 'color-scheme'
const systemIsDark = window.matchMedia('(prefers-color-scheme: dark)')

export const colorSchemeChoice = createStore<ColorSchemeChoice>(read())
export const colorScheme = createStore<ColorScheme>(resolve())

export function chooseColorScheme(choice: ColorSchemeChoice): void {
  writeStored(name, choice)
  colorSchemeChoice.set(choice)
}

export function followColorScheme(): void {
  const apply = () => {
    colorScheme.set(resolve())
    applyColors(colorScheme.get())
  }
  apply()
  colorSchemeChoice.subscribe(apply)
  systemIsDark.addEventListener('change', apply)
  onStoredElsewhere(name, () => colorSchemeChoice.set(read()))
}

function resolve(): ColorScheme {
  const choice = colorSchemeChoice.get()
  return choice === 'system' ? (systemIsDark.matches ? 'dark' : 'light') : choice
}

function read(): ColorSchemeChoice {
  const stored = readStored<string>(name)
  return stored === 'light' || stored === 'dark' ? stored : 'system'
}

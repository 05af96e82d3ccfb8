import { createStore } from '#web/shell/store.ts'

export const isPaletteOpen = createStore(false)

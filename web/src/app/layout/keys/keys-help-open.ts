import { createStore } from '#web/shell/store.ts'

export const isKeysHelpOpen = createStore(false)

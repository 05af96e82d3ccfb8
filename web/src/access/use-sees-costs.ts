import { useAllowed } from './use-allowed.ts'

export const useSeesCosts = (): boolean => useAllowed()('inventories.see-costs')

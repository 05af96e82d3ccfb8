import type { AppliedMigration } from '#server/database/migrate.ts'
import type { ShopTable } from './shop-tables.ts'

export interface Manifest {
  format: 1
  made_at: string
  migrations: AppliedMigration[]
  tables: ShopTable[]
  sequences: Record<string, number>
}

export const manifestName = 'shop.json'
export const jobsName = 'jobs.json'
export const pieceName = (table: string, number: number): string => `database/${table}/${number}.gz`
export const tableOfPiece = (name: string): string | undefined => /^database\/(.+)\/\d+\.gz$/.exec(name)?.[1]
export const fileName = (key: string): string => `files/${key}`
export const keyOfFile = (name: string): string | undefined => /^files\/(.+)$/.exec(name)?.[1]

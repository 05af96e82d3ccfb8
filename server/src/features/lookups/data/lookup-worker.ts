import type { DatabaseSync } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import { searchPlaces } from '../places/place-search.ts'
import { searchMakes, searchModels } from '../vehicles/vehicle-search.ts'
import { decodeVin, vinsOfManufacturers } from '../vehicles/vin-decoder.ts'
import type { LookupCalls, WorkerAnswer, WorkerRequest } from './lookup-calls.ts'
import { openLookupDatabase } from './lookup-database.ts'

const { directory } = workerData as { directory: string }

const calls: { [Name in keyof LookupCalls]: (database: DatabaseSync, input: never) => unknown } = {
  decodeVin: (database, { vin, thisYear }: LookupCalls['decodeVin']['input']) =>
    decodeVin(database, vin, thisYear),
  vinsOfManufacturers: (database, { vins }: LookupCalls['vinsOfManufacturers']['input']) =>
    vinsOfManufacturers(database, vins),
  searchMakes: (database, { search }: LookupCalls['searchMakes']['input']) => searchMakes(database, search),
  searchModels: (database, input: LookupCalls['searchModels']['input']) => searchModels(database, input),
  searchPlaces: (database, input: LookupCalls['searchPlaces']['input']) => searchPlaces(database, input),
}

let opening: Promise<DatabaseSync> | undefined

parentPort!.on('message', async ({ id, call, input }: WorkerRequest) => {
  const answer = (result: Omit<WorkerAnswer, 'id'>) => parentPort!.postMessage({ id, ...result })
  try {
    opening ??= openLookupDatabase(directory)
    answer({ result: calls[call](await opening, input as never) })
  } catch (error) {
    opening = undefined
    answer({ problem: error instanceof Error ? (error.stack ?? error.message) : String(error) })
  }
})

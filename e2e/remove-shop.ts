import { rm } from 'node:fs/promises'

/** The run's shop is thrown away. */
export default async function removeShop(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR
  if (folder?.includes('rigbay-e2e-')) await rm(folder, { recursive: true, force: true })
}

export { chargeInHistory } from './charge-in-history.ts'
export { chargeToWrite, copied, kept } from './charge-to-write.ts'
export { chargeLines, feesOf } from './invoice-charges.ts'
export { offeredCharges } from './offered-charges.ts'
export { readSavedCharges, readSuppliers } from './saved-charges.ts'
export {
  type ChargeToWrite,
  chargesJson,
  priced,
  readCharges,
  type StoredCharge,
  showCharge,
} from './stored-charges.ts'

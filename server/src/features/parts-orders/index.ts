export { partsOrderLink } from './parts-order-link.ts'

import { sql } from 'kysely'
import { hashPassword } from '#server/access/passwords.ts'
import type { Shop } from '#server/platform/shop.ts'
import { shopCalendar } from './calendar.ts'
import { writeCatalogue } from './catalogue.ts'
import { writeCharges } from './charges.ts'
import { planOrderComments, writeComments } from './comments.ts'
import { demoTimezone, writeCompany } from './company.ts'
import { writeCustomers } from './customers.ts'
import { demoPassword } from './demo-accounts.ts'
import { writeHistoryOfAll } from './history.ts'
import { writeLaborRates } from './labor-rates.ts'
import { storeLogos } from './logos.ts'
import { writeNotifications } from './notifications.ts'
import { writeParts } from './parts.ts'
import { readSoldParts } from './parts-order-items.ts'
import { writePartsOrderPapers } from './parts-order-papers.ts'
import { planPartsOrders } from './parts-order-plan.ts'
import { writePartsOrders } from './parts-orders.ts'
import { writePayments } from './payments.ts'
import { writePeople } from './people.ts'
import { storePictures, writePictures } from './pictures.ts'
import { writePriceSuggestions } from './price-suggestions.ts'
import { writePrices } from './prices.ts'
import { planOrders } from './repair-order-plan.ts'
import { writeRepairOrders } from './repair-orders.ts'
import { writeSpecifications } from './specifications.ts'
import { writeStock } from './stock.ts'
import { seedStockHistory } from './stock-history.ts'
import { writeTags } from './tags.ts'
import { writeTypesOfWork } from './types-of-work.ts'
import { writeVehicles } from './vehicles.ts'

/**
 * Two years of a shop up to yesterday, with work planned from today on. The same on every machine
 * on the same day, except the password's salt.
 */
export async function seedDemoShop(shop: Shop): Promise<void> {
  const calendar = shopCalendar(demoTimezone, shop.clock.now())
  const passwordHash = await hashPassword(demoPassword)
  const logos = await storeLogos(shop)
  const pictures = await storePictures(shop)
  await shop.db.transaction().execute(async db => {
    await writeCompany(db, logos)
    const people = await writePeople(db, calendar, passwordHash)
    const tagIds = await writeTags(db, calendar)
    const customers = await writeCustomers(db, calendar, people, tagIds)
    const vehicles = await writeVehicles(db, calendar, customers, tagIds)
    const catalogue = await writeCatalogue(db, calendar)
    const parts = await writeParts(db, calendar, catalogue)
    await writePictures(db, pictures, { categories: catalogue.categories, parts, at: calendar.at(-30, 600) })
    await writeSpecifications(db, parts)
    const types = await writeTypesOfWork(db, calendar, parts)
    const automatic = await writeCharges(db)
    await writeLaborRates(db)
    await writePrices(db)

    const plans = planOrders(calendar, { vehicles, people, types, parts, automatic })
    const said = planOrderComments(calendar, plans)
    const orders = await writeRepairOrders(
      db,
      calendar,
      plans.map((plan, index) => ({ ...plan, comments: said[index]! })),
    )
    const sold = await readSoldParts(db)
    const partsPlans = planPartsOrders(calendar, { customers, people, parts, sold })
    const partsOrders = await writePartsOrders(db, calendar, partsPlans, tagIds)
    const stock = seedStockHistory(calendar, { parts, orders, partsOrders, people, customers })
    await writeStock(db, calendar, stock, orders, partsOrders)
    await writePriceSuggestions(db)
    await writePayments(db, calendar, orders)
    await writePartsOrderPapers(db, calendar, partsOrders)
    const comments = await writeComments(db, calendar, { orders, customers, vehicles, people })
    const { movements } = stock.ledger
    await writeHistoryOfAll(db, calendar, {
      people,
      customers,
      vehicles,
      parts,
      movements,
      orders,
      partsOrders,
      comments,
    })
    await writeNotifications(db, calendar, { people, orders, comments, lows: stock.lows })
  })
  // Lists use the planner's row counts, which would be missing for a minute.
  await sql`analyze`.execute(shop.db)
}

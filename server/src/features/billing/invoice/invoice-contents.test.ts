import sharp from 'sharp'
import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import type { PaymentPayload } from '#contract/billing/payment.ts'
import { repairOrderBillingEndpoints as money } from '#contract/billing/repair-order-billing-endpoints.ts'
import { states } from '#contract/lookups/places.ts'
import { profileEndpoints } from '#contract/profile/profile-endpoints.ts'
import type { Language } from '#contract/shared/languages.ts'
import { pdfText } from '#server/testing/pdf-text.ts'
import { orderFixtures } from '#server/testing/repair-order-fixtures.ts'
import { testShop } from '#server/testing/test-shop.ts'

const state_id = states.find(state => state.short === 'IL')!.id
const place = { city: 'Cicero', state_id, zip: '60804' }
const company = {
  ...place,
  company_name: 'Prairie Truck & Trailer Repair',
  address: '4810 W Roosevelt Rd',
  phone: '+13125550142',
  phone_name: 'Service desk',
  billing_phone: '+13125550187',
  billing_phone_extension: '12',
  email: 'office@prairie.example',
  billing_email: 'billing@prairie.example',
  website: 'prairie.example',
  billing_payment_details: 'ACH: routing 071000013',
  billing_terms: 'Labor is warranted for 90 days.\nПретензии: 30 дней.',
}

const test = await testShop()
const make = orderFixtures(test)
const admin = await test.signIn('admin')
const logo = await sharp({ create: { width: 321, height: 107, channels: 3, background: '#e8590c' } })
  .png()
  .toBuffer()
await test.db
  .updateTable('company')
  .set({ ...company, logo_key: await storeLogo(logo) })
  .execute()

async function storeLogo(bytes: Buffer): Promise<string> {
  const photo = [new File([new Uint8Array(bytes)], 'logo.png')]
  await admin.call(profileEndpoints.uploadAvatar, { files: { photo } })
  const { id } = admin.user
  const kept = await test.db.selectFrom('users').select('photo_key').where('id', '=', id).executeTakeFirst()
  return kept!.photo_key!
}

async function invoice(id: number, invoice_date: string): Promise<Uint8Array> {
  const answer = await admin.attempt(money.getOrderInvoice, { params: { id }, query: { invoice_date } })
  expect(answer.status).toBe(200)
  return answer.raw
}

async function pay(id: number, amount: number, payment: Partial<PaymentPayload> = {}): Promise<void> {
  const body = { amount, payment_date: '2026-11-20', payment_method: 'check', ...payment } as PaymentPayload
  await admin.call(money.createOrderPayment, { params: { id }, body })
}

/** The parts that depend on the language; the amounts are the same in each. */
const printed: Record<Language, { name: string; work: string; parts: string[] }> = {
  en: {
    name: 'Maria',
    work: 'Front brakes',
    parts: [
      'Invoice R-',
      'Date 11/22/2026 Due date 12/21/2026',
      'Bill to',
      'Vehicle 2019 Freightliner Cascadia',
      'Unit 700 VIN 1FUJGLDR9CLB',
      'Plate P48213',
      'Stock number Description Quantity Price Amount',
      'Labor 2 hr $100.00/hr $200.00',
      'Labor $300.00 Parts $20.00 Discount 10% -$32.00 Labor tax 5% $13.50 Parts tax 8.5% $1.53',
      'Total $303.03 Paid -$103.03 Balance due $200.00',
      'Payments Method Amount 11/20/2026 Check $100.00 11/20/2026 Money order Reference MO-20417 $3.03',
      'Payment details ACH',
      'Terms Labor is',
      'Page 1 of 1',
    ],
  },
  ru: {
    name: 'Ярославъ-Ёлка',
    work: 'Замена тормозных колодок',
    parts: [
      'Счёт R-',
      'Дата 11/22/2026 Оплатить до 12/21/2026',
      'Плательщик',
      'Транспорт 2019 Freightliner Cascadia',
      'Бортовой номер 700 VIN 1FUJGLDR9CLB',
      'Госномер P48213',
      'Складской номер Наименование Количество Цена Сумма',
      'Работа 2 ч $100.00/ч $200.00',
      'Работы $300.00 Запчасти $20.00 Скидка 10% -$32.00 Налог на работы 5% $13.50 Налог на запчасти 8.5% $1.53',
      'Итого $303.03 Оплачено -$103.03 К оплате $200.00',
      'Платежи Способ Сумма 11/20/2026 Чек $100.00 11/20/2026 Денежный перевод (money order) Номер платежа MO-20417 $3.03',
      'Реквизиты для оплаты ACH',
      'Условия Labor is',
      'Страница 1 из 1',
    ],
  },
  es: {
    name: 'Íñigo Núñez',
    work: 'Frenos delanteros — revisión',
    parts: [
      'Factura R-',
      'Fecha 11/22/2026 Fecha de vencimiento 12/21/2026',
      'Facturar a',
      'Vehículo 2019 Freightliner Cascadia',
      'Unidad 700 VIN 1FUJGLDR9CLB',
      'Placa P48213',
      'Número de inventario Descripción Cantidad Precio Monto',
      'Mano de obra 2 h $100.00/h $200.00',
      'Mano de obra $300.00 Partes $20.00 Descuento 10% -$32.00 Impuesto sobre la mano de obra 5% $13.50 Impuesto sobre las partes 8.5% $1.53',
      'Total $303.03 Pagado -$103.03 Saldo pendiente $200.00',
      'Pagos Método Monto 11/20/2026 Cheque $100.00 11/20/2026 Giro postal Referencia MO-20417 $3.03',
      'Datos de pago ACH',
      'Condiciones Labor is',
      'Página 1 de 1',
    ],
  },
  uk: {
    name: 'Їжак Ґалаґан',
    work: 'Заміна гальмівних колодок, єдність',
    parts: [
      'Рахунок R-',
      'Дата 11/22/2026 Сплатити до 12/21/2026',
      'Платник',
      'Транспорт 2019 Freightliner Cascadia',
      'Бортовий номер 700 VIN 1FUJGLDR9CLB',
      'Держномер P48213',
      'Складський номер Найменування Кількість Ціна Сума',
      'Робота 2 год $100.00/год $200.00',
      'Роботи $300.00 Запчастини $20.00 Знижка 10% -$32.00 Податок на роботи 5% $13.50 Податок на запчастини 8.5% $1.53',
      'Разом $303.03 Сплачено -$103.03 До сплати $200.00',
      'Платежі Спосіб Сума 11/20/2026 Чек $100.00 11/20/2026 Грошовий переказ (money order) Номер платежу MO-20417 $3.03',
      'Реквізити для оплати ACH',
      'Умови Labor is',
      'Сторінка 1 з 1',
    ],
  },
}

it.each(Object.keys(printed) as Language[])(
  'an invoice in %s says who bills whom for what, with all that makes the balance, and carries the logo',
  { tags: 'RO-018' },
  async language => {
    const { name, work, parts } = printed[language]
    const owner = await make.customer({ first_name: name, language })
    await test.db
      .insertInto('customer_addresses')
      .values({
        ...place,
        customer_id: owner,
        first_name: name,
        last_name: 'Alvarez',
        address: '1200 Industrial Dr',
        phone: '+18155550119',
        is_default: true,
      })
      .execute()
    const inventories = [{ id: await make.part(5, { price: 10, name: `Втулка ${name}` }), quantity: 2 }]
    const order = await make.order(admin, [], {
      truck_id: (await make.vehicle(owner)).id,
      types_of_work: [
        { name: work, hourly_rate: 100, duration: '2:00', inventories },
        { name: 'DOT inspection', hourly_rate: 100, duration: '1:00', inventories: [] },
      ],
      discount: 10,
      tax_labor: 5,
      tax_inventory: 8.5,
    })
    await pay(order.id, 100)
    await pay(order.id, 3.03, { payment_method: 'money_order', reference_number: 'MO-20417' })
    const pdf = await invoice(order.id, '2026-11-22')
    const text = await pdfText(pdf)
    const everywhere = [
      order.order_number,
      'Prairie Truck & Trailer Repair 4810 W Roosevelt Rd Cicero, IL 60804',
      'Service desk: +1 (312) 555-0142 +1 (312) 555-0187 ext. 12 billing@prairie.example prairie.example',
      `${name} Alvarez 1200 Industrial Dr Cicero, IL 60804 +1 (312) 555-0119`,
      `${work} $220.00`,
      `Втулка ${name} 2 pcs $10.00 $20.00`,
      'DOT inspection $100.00',
      'Labor is warranted for 90 days. Претензии: 30 дней.',
    ]
    for (const part of [...everywhere, ...parts]) expect(text).toContain(part)
    expect(await imageWidths(pdf)).toEqual([321])
  },
)

it('shows both taxes at 0 and no discount line without a discount', async () => {
  const order = await make.order(admin)
  const text = await pdfText(await invoice(order.id, '2026-11-22'))
  expect(text).toContain(
    'Labor $200.00 Parts $0.00 Labor tax 0% $0.00 Parts tax 0% $0.00 Total $200.00 Balance due $200.00',
  )
  for (const absent of ['Discount', 'Paid', 'Payments', 'Overdue']) expect(text).not.toContain(absent)
})

it('is overdue from the day after the due date, and shows when it is paid', async () => {
  const order = await make.order(admin)
  const has = async (day: string, word: string) =>
    /Due date 12\/21\/2026 Service date \S+ (\w+)/.exec(await pdfText(await invoice(order.id, day)))?.[1] ===
    word
  expect([await has('2026-12-21', 'Overdue'), await has('2026-12-22', 'Overdue')]).toEqual([false, true])
  await pay(order.id, 200)
  expect([await has('2026-12-22', 'Overdue'), await has('2026-12-22', 'Paid')]).toEqual([false, true])
})

it('shows the name of a company without a contact person once', async () => {
  const { id } = await test.db
    .insertInto('customers')
    .values({ first_name: '', last_name: '', company_name: 'Mu Haulage', phone: '+13125550119' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const vehicle = await make.vehicle(id)
  const order = await make.order(admin, [], { truck_id: vehicle.id })
  const text = await pdfText(await invoice(order.id, '2026-11-22'))
  expect(text).toContain('Mu Haulage +1 (312) 555-0119')
  expect(text.split('Mu Haulage')).toHaveLength(2)
})

it('shows one phone number for office and billing once', async () => {
  const order = await make.order(admin)
  const same = { phone_name: '', billing_phone: company.phone, billing_phone_extension: null }
  await test.db.updateTable('company').set(same).execute()
  const text = await pdfText(await invoice(order.id, '2026-11-22'))
  expect(text.split('+1 (312) 555-0142')).toHaveLength(2)
})

/** Width in pixels of each image on the first page. */
async function imageWidths(pdf: Uint8Array): Promise<number[]> {
  const paintImage = 85 // OPS.paintImageXObject
  const page = await (await getDocumentProxy(new Uint8Array(pdf))).getPage(1)
  const { fnArray, argsArray } = await page.getOperatorList()
  return fnArray.flatMap((op, i) => (op === paintImage ? [(argsArray[i] as [string, number])[1]] : []))
}

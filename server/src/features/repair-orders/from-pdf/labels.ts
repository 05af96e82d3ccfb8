/**
 * Fields that labels name. `number` is a bare word for "number". `other` are labels without useful values,
 * which end a preceding value.
 */
export type LabelField =
  | 'vin'
  | 'unit'
  | 'plate'
  | 'state'
  | 'po'
  | 'order'
  | 'odometer'
  | 'kilometers'
  | 'hours'
  | 'due'
  | 'requested'
  | 'date'
  | 'total'
  | 'subtotal'
  | 'labor'
  | 'parts'
  | 'tax'
  | 'limit'
  | 'payer'
  | 'customer'
  | 'complaint'
  | 'number'
  | 'other'

interface Words {
  en: string
  es: string
  ru: string
  uk: string
}

/**
 * The words of each label, separated by commas, in lower case without accents. Words for "number" around
 * them (`numberWords`) and a sign behind them (`:`, `#`) need not be listed.
 */
export const labelWords: Readonly<Record<Exclude<LabelField, 'number'>, Words>> = {
  vin: {
    en: 'vin, v.i.n., vehicle identification, vehicle id number, vin code, serial, s/n, chassis, vin serial',
    es: 'niv, serie, identificación vehicular, identificación del vehículo, chasis, bastidor',
    ru: 'вин, vin код, идентификационный, шасси, рамы, кузова',
    uk: 'він, ідентифікаційний, шасі, рами',
  },
  unit: {
    en: 'unit, units, truck, tractor, trailer, trl, trlr, vehicle, veh, equipment, equip, asset, fleet unit, bus, mixer, power unit, cust unit, customer unit, our unit, truck unit, trailer unit, unit asset',
    es: 'unidad, económico, eco, tractor, camión, remolque, caja, tractocamión, tracto, flota',
    ru: 'бортовой, борт, гаражный, гар, парковый, инвентарный, инв, прицепа, тягача, трака',
    uk: 'бортовий, гаражний, парковий, інвентарний, інв, причепа, тягача',
  },
  plate: {
    en: 'plate, license, license plate, licence plate, lic plate, lic, tag, vehicle tag, registration, reg plate, plate tag, tag plate',
    es: 'placas, placa, matrícula, tablillas',
    ru: 'госномер, гос, гос рег знак, гос рег, гос номер, регистрационный знак, номерной знак, рег знак, рег',
    uk: 'держномер, держ, державний, реєстраційний, номерний знак',
  },
  state: {
    en: 'state, st',
    es: 'estado',
    ru: 'штат',
    uk: 'штат',
  },
  po: {
    en: 'po, p.o., p/o, purchase order, customer po, customer p.o., cust po, cust p.o., fleet po, your po, your p.o., client po, po ref, authorization, auth, authorization code, auth code, approval, approval code, release',
    es: 'orden de compra, pedido de compra, o.c., autorización',
    ru: 'заказ на закупку, разрешения, согласования',
    uk: 'замовлення на закупівлю, дозволу, погодження',
  },
  order: {
    en: 'order, work order, repair order, service order, job, job card, wo, w.o., w/o, ro, r.o., r/o, request, repair request, service request, work request, ticket, claim, requisition, case, order ref',
    es: 'folio, orden, orden de trabajo, orden de servicio, orden de reparación, folio orden de trabajo, pedido, solicitud, vale, ticket',
    ru: 'заказ, заказ-наряд, наряд-заказ, наряд, заявка',
    uk: 'замовлення, замовлення-наряд, наряд-замовлення, наряд, заявка, заявка-наряд',
  },
  odometer: {
    en: 'odometer, odo, mileage, miles, miles in, mileage in, odometer in, odometer reading, current mileage, current odometer, meter, meter reading, hubometer',
    es: 'odómetro, millaje, millas, lectura del odómetro',
    ru: 'пробег, одометр, показания одометра, спидометр',
    uk: 'пробіг, одометр, показники одометра, спідометр',
  },
  kilometers: {
    en: 'kilometers, odometer km, mileage km',
    es: 'kilometraje, kilómetros, odómetro km',
    ru: 'пробег км, километраж',
    uk: 'пробіг км, кілометраж',
  },
  hours: {
    en: 'engine hours, engine hrs, eng hours, eng hrs, hour meter, hourmeter, reefer hours, meter hours',
    es: 'horas de motor, horas motor, horómetro',
    ru: 'моточасы, мото часы, часы двигателя, наработка',
    uk: 'мотогодини, мото години, години двигуна, напрацювання',
  },
  due: {
    en: 'due, due date, due by, need by, needed by, need back, needed back, needed, date needed, need date, required, required by, required date, date required, req date, promised, promise, promise time, promise date, promised for, complete by, completion date, return by, rtn by, ready by, back by, deliver by, deadline',
    es: 'fecha de entrega, fecha promesa, fecha límite, fecha requerida, fecha de vencimiento, prometido, prometido para, entrega, vencimiento',
    ru: 'срок, срок выполнения, срок готовности, срок исполнения, дата готовности, дата выполнения, выполнить до, готовность, срок сдачи',
    uk: 'термін, термін виконання, термін готовності, дата готовності, дата виконання, виконати до, готовність',
  },
  requested: {
    en: 'appointment, appointment date, service date, scheduled, scheduled for, schedule date, requested date, requested for, date requested, preferred date, drop off, drop off date, arrival, arrival date',
    es: 'fecha de servicio, fecha de ingreso, fecha solicitada, cita, fecha de cita',
    ru: 'дата ремонта, дата приёма, дата записи, желаемая дата',
    uk: 'дата ремонту, дата прийому, дата запису, бажана дата',
  },
  date: {
    en: 'date, po date, p.o. date, order date, issued, date issued, issue date, estimate date, inspection date, request date, created, submitted, opened, ordered',
    es: 'fecha, fecha de orden, fecha de solicitud, fecha de emisión',
    ru: 'дата, дата заявки, дата заказа, от',
    uk: 'дата, дата заявки, дата замовлення, від',
  },
  total: {
    en: 'total, grand total, total due, amount due, balance due, total amount, total estimate, pay this amount, order total, estimated total',
    es: 'total, total a pagar, importe total',
    ru: 'итого, всего, итого к оплате, всего к оплате, к оплате, общая сумма',
    uk: 'разом, усього, всього, разом до сплати, до сплати, загальна сума',
  },
  subtotal: { en: 'subtotal, sub total', es: 'subtotal', ru: 'подытог', uk: 'проміжний підсумок' },
  labor: {
    en: 'labor, labour, total labor, labor total',
    es: 'mano de obra',
    ru: 'работы, работа, стоимость работ',
    uk: 'роботи, робота, вартість робіт',
  },
  parts: {
    en: 'parts, total parts, parts total, materials',
    es: 'refacciones, repuestos, piezas, partes',
    ru: 'запчасти, детали, материалы',
    uk: 'запчастини, деталі, матеріали',
  },
  tax: { en: 'tax, sales tax, taxes', es: 'iva, impuesto, impuestos', ru: 'налог, ндс', uk: 'податок, пдв' },
  limit: {
    en: 'not to exceed, do not exceed, nte, nte amount, limit, spending limit, repair limit, cost limit, dollar limit, authorized up to, approved up to, up to, authorized amount, authorized amt, auth amt, authorized limit, authorized, approved amount, max amount, maximum amount, max authorized',
    es: 'límite, límite autorizado, límite de gasto, no exceder, no exceder de, monto máximo, monto autorizado, importe autorizado, autorizado hasta',
    ru: 'лимит, предельная сумма, не более, не дороже',
    uk: 'ліміт, гранична сума, не більше, не дорожче',
  },
  payer: {
    en: 'bill to, billed to, billing to, invoice to, sold to, charge to, bill to name, bill to customer',
    es: 'facturar a, factura a, facturado a',
    ru: 'плательщик',
    uk: 'платник',
  },
  customer: {
    en: 'customer, customer name, cust, client, client name, company, company name, carrier, carrier name, motor carrier, motor carrier operator, owner, owner name, account, account name, fleet, fleet name, lessee, insured, business name, organization, agency, prepared for',
    es: 'cliente, nombre del cliente, empresa, razón social, compañía, propietario, transportista',
    ru: 'заказчик, клиент, компания, организация, владелец, собственник, перевозчик',
    uk: 'замовник, клієнт, компанія, організація, власник, перевізник',
  },
  complaint: {
    en: 'complaint, complaints, customer complaint, concern, concerns, customer concern, customer states, problem, problem description, description of problem, reported problem, reported problems, reported defects, defects, issue, issues, reason for repair, work requested, work required, work needed, work to be done, repairs needed, repairs requested, repair requested, requested repairs, services requested, approved work, work authorized, driver comment, driver comments, driver write up, driver report, instructions, special instructions, notes, remarks, comments',
    es: 'falla, fallas, falla reportada, fallas reportadas, queja, quejas, problema, problema reportado, trabajo solicitado, trabajos solicitados, trabajo a realizar, reparación solicitada, observaciones, instrucciones, notas, comentarios',
    ru: 'неисправность, неисправности, заявленные неисправности, жалоба, жалобы, причина обращения, описание неисправности, замечания, требуемые работы, наименование работ, примечание, примечания, комментарий',
    uk: 'несправність, несправності, заявлені несправності, скарга, скарги, причина звернення, опис несправності, зауваження, потрібні роботи, найменування робіт, примітка, примітки, коментар',
  },
  other: {
    en: 'address, cause, correction, phone, tel, telephone, fax, email, e-mail, contact, terms, buyer, vendor, dealer, shop, repair facility, facility, ship to, deliver to, remit to, send to, to, from, make, model, year, color, year make, make model, yr make, type, driver, operator, coordinator, branch, dept, department, description, qty, quantity, amount, price, unit price, unit cost, unit of measure, uom, each, hours, est hours, estimated hours, labor hours, labor hrs, labor rate, line, ln, item, page, part, part no, parts no, part number, invoice, invoice number, invoice date, approved, approved by, requested by, authorized by, written by, writer, service writer, signed, signature, customer signature, vendor no, account no, account number, customer no, customer number, acct, tax id, po box, p.o. box, name, equip type, equipment type, vehicle type, unit type, shop estimate, last pm, last service, trip miles, component, result, remark, vmrs, work, ok, needs repair, date in, in date, date out, date closed, printed, sent to, inspector, report, plant, license no, driver license, tires, fuel, valid until, city state zip, owner address, meter type, operation, status, priority, seal, est amount, total units, fleet id, expiration date, expires, model year, date of birth',
    es: 'teléfono, tel, domicilio, dirección, marca, modelo, año, marca modelo, operador, taller, proveedor, enviar a, renglón, cantidad, cant, descripción, precio unitario, importe, autoriza, autorizado por, impreso, color, rfc, contacto, causa, corrección, unidad de medida, p unitario',
    ru: 'исполнитель, автомобиль, транспорт, телефон, тел, адрес, подпись, марка, модель, год, кол-во, количество, ед, цена, сумма, водитель, инн, наименование, примечания исполнителя, распечатано',
    uk: 'виконавець, підрядник, автомобіль, транспорт, телефон, тел, адреса, підпис, марка, модель, рік, кількість, од, ціна, сума, водій, єдрпоу, найменування, надруковано',
  },
}

/** Words for "number" before or behind a label. */
export const numberWords = 'no, nos, number, num, nbr, nr, #, №, id, n, nº, código, code, número, núm, номер'

/** Words between a word for "number" and its label. */
export const linkWords = 'de, del, de la, of'

/** Words before a label that change its meaning. */
export const otherMeaning =
  'total, last, previous, prior, next, trip, labor, labour, per, service, driver, operator, dealer, shop, vendor, última, último, anterior, próximo, próxima, последний, предыдущий, следующий, останній, попередній, наступний'

/** Company types that follow a comma. */
export const companyForms = 'inc, llc, l.l.c, ltd, corp, co, lp, llp, s.a, s. de r.l, s de r l, sa de cv'

const dateFields: readonly LabelField[] = ['due', 'requested', 'date']
export const amountFields = ['limit', 'total', 'subtotal', 'labor', 'parts', 'tax'] as const

export const isDateField = (field: LabelField): boolean => dateFields.includes(field)
export const isAmountField = (field: LabelField): boolean => amountFields.some(amount => amount === field)

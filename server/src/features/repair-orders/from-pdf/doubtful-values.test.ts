import { describe, expect, it } from 'vitest'
import { foundIn, unitsIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from './find-in-text.ts'

const plates = (...lines: string[]) =>
  foundIn(...lines).license_plates.map(({ value, state }) => `${value} ${state}`.trim())

describe('of unit numbers', () => {
  it('a sentence names another vehicle where a field names the one to repair', () => {
    const letter = ['RE: Our Trailer 90563 – 2022 Hyundai', 'Unit 2217 will pick it up.']
    expect(values(foundIn(...letter).unit_numbers)).toEqual(['90563'])
    expect(values(foundIn('Unit: 118', 'The driver of truck 2217 has the keys.').unit_numbers)).toEqual([
      '118',
    ])
  })

  it('but one that has something wrong with it too is meant', () => {
    const both = foundIn(
      'Truck: 118',
      'Also the left door of trailer 5317 does not close, replace the hinge.',
    )
    expect(values(both.unit_numbers)).toEqual(['118', '5317'])
  })

  it('one digit names a vehicle that is described behind it, but counts them if there are a 1 and a 2', () => {
    expect(values(foundIn('Truck 4 - 2010 International 7400').unit_numbers)).toEqual(['4'])
    expect(foundIn('Truck 1 - 2010 International', 'Truck 2 - 2012 Mack').unit_numbers).toEqual([])
  })

  it.each([
    [
      ['Truck 12', 'VIN 1NKZXP0X6KJ284917', 'Truck 7', 'VIN 1NPCX4EX1HD417730'],
      ['12', '7'],
    ],
    [
      ['TRUCK 7', 'VIN 1NPCX4EX1HD417730', 'TRUCK 9', 'VIN 1NKZXP0X6KJ284917'],
      ['7', '9'],
    ],
    [['1. Truck 7', '2017 Peterbilt, plate 1GDS907'], ['7']],
    [
      ['Mixer 3', 'VIN 1NPCX4EX1HD417730', 'Mixer 14', 'VIN 1NKZXP0X6KJ284917'],
      ['14', '3'],
    ],
    [
      ['Loader 3 - hydraulic hose leaks', 'Loader 14 - no start'],
      ['14', '3'],
    ],
    [['Bus 4 needs brakes and Bus 22 has no heat.'], ['22', '4']],
    [['We need truck 7 and truck 12 inspected.'], ['12', '7']],
    [['Trucks 7 and 12 need an inspection.'], ['7', '12']],
    [
      ['Camión 7', 'VIN 1NPCX4EX1HD417730', 'Camión 12', 'VIN 1NKZXP0X6KJ284917'],
      ['12', '7'],
    ],
    [
      ['Трак 7', 'VIN 1NPCX4EX1HD417730', 'Трак 12', 'VIN 1NKZXP0X6KJ284917'],
      ['12', '7'],
    ],
    [['Truck 1', 'VIN 1NPCX4EX1HD417730', 'Truck 2', 'VIN 1NKZXP0X6KJ284917'], []],
    [
      ['Bus 3 - VIN 1BAKGCPA4EF302215', 'Bus 9 - VIN 4UZABRDU8DCFF4471'],
      ['3', '9'],
    ],
    [['Coach 7, plate IL BU 4471'], ['7']],
    [['Трак 9, прицеп 14: проверить тормоза.'], ['14', '9']],
    [['Truck 2 Stop, Exit 14', 'Unit 118 - flat tire'], ['118']],
    [['Units 1 and 2 below need an inspection.'], []],
    [['Trailer 5317 needs tires, trailer 2 axles are bent'], ['5317']],
  ])(
    'one digit names a vehicle as the longer number of another does, or where none is the first: %j',
    (lines, numbers) => {
      expect([...unitsIn(...lines)].sort()).toEqual([...numbers].sort())
    },
  )

  it('what is said of one in a list is said of all', () => {
    expect(unitsIn('Please look at truck 22, truck 12 and trailer 5317 this week.')).toEqual([
      '22',
      '12',
      '5317',
    ])
    expect(unitsIn('Bring in truck 22 and trailer 5317 on Friday please.')).toEqual(['22', '5317'])
    expect(unitsIn('I am sending truck 22 with trailer 5317 for the annual.')).toEqual(['22'])
  })

  it('one that brings the other, or has no defects, is not meant', () => {
    expect(foundIn('Прицеп заберёт трак 41 (водитель Сергей).').unit_numbers).toEqual([])
    expect(foundIn('Trailer no.: GH-11 (no defects)').unit_numbers).toEqual([])
  })

  it('a unit number counts more than that of an asset, and the payer’s more than that of his client', () => {
    expect(values(foundIn('Client unit: 53R-709', 'Asset: A0093127').unit_numbers)).toEqual(['53R-709'])
    expect(
      values(
        foundIn('Bill to: Brantwell Leasing', 'Brantwell unit: 418806', 'Lessee’s truck no.: T-229')
          .unit_numbers,
      ),
    ).toEqual(['418806'])
  })
})

describe('of unit numbers in tables and blocks', () => {
  it('the name of a vehicle is its number, if it looks like one', () => {
    expect(unitsIn('Vehicle | Driver', 'Name: TR-77 | Joe Cole')).toEqual(['TR-77'])
    expect(unitsIn('Vehicle | Driver', 'Name: 3B Haulers | Joe Cole')).toEqual([])
    expect(unitsIn('Driver', 'Name: TR-77')).toEqual([])
    expect(unitsIn('Vehicle', 'ID | 4471')).toEqual(['4471'])
  })

  it('an insured’s number is that of his vehicle beside it, and else of his policy', () => {
    expect(unitsIn('Insured’s no. | 31 | License | IL P48213')).toEqual(['31'])
    expect(unitsIn('2019 Mack, VIN 1GRAP062XET590146, Insd #R-6')).toEqual(['R-6'])
    expect(unitsIn('Insured’s no. | 31', 'Policy | 4471')).toEqual([])
  })

  it('a vehicle that is counted has its own beside it', () => {
    expect(unitsIn('Trailer 1 | 90455 | Trailer 2 | 90461')).toEqual(['90455', '90461'])
    expect(unitsIn('Trailer #1 | 90455')).toEqual(['90455'])
    expect(unitsIn('Truck #1 and trailer 5317 need oil')).toEqual(['1', '5317'])
    expect(unitsIn('Truck # | 9 | Trailer # | 5317')).toEqual(['9', '5317'])
    expect(unitsIn('Truck 2 | 112,440 mi')).toEqual([])
  })

  it('all of a kind are counted, and several may say their kind in brackets', () => {
    expect(unitsIn('Trucks: 12', 'Trailers: 30')).toEqual([])
    expect(unitsIn('Trucks: 12, 30')).toEqual(['12', '30'])
    expect(unitsIn('Unit(s): 118 (tractor), 5317 (trailer)')).toEqual(['118', '5317'])
  })

  it('two digits in the first column count no rows, and a 1 does', () => {
    expect(unitsIn('Trailer no. | Work wanted here', '49 | Reseal the door')).toEqual(['49'])
    expect(unitsIn('Trailer no. | Work wanted here', '1 | Reseal the door')).toEqual([])
  })

  it('the kind of body stands before a number in a field', () => {
    expect(unitsIn('Asset name | Plate', 'Vac truck 9 | TX 1GHL442')).toEqual(['9'])
    expect(unitsIn('Vehicle | Plate', 'Utility trailer 2019 | TX 1GHL442')).toEqual([])
  })

  it('several follow the word in the plural', () => {
    expect(unitsIn('The buses 12, 14 and 17 need an inspection.')).toEqual(['12', '14', '17'])
    expect(unitsIn('Unit #s 118 & 119')).toEqual(['118', '119'])
  })

  it('the head of a row is no field', () => {
    const rows = [' | Número económico | Placas', 'Tractor | 118 | P48213', 'Caja | C-77 | 4471TR']
    const table = linesOf(...rows).map(line => ({ ...line, cells: line.cells.filter(({ text }) => text) }))
    expect(values(findInText(table).unit_numbers)).toEqual(['118', 'C-77'])
  })

  it('a price for each and the numbers of a list are none', () => {
    expect(unitsIn('Qty | Est. Unit | Amount', '1 | 2 114.00 | 114.00')).toEqual([])
    expect(
      unitsIn('Truck | VIN | Miles', 'BT-6 | 1GRAP062XET590146 | 4471', '1. | Seal leaks', '2. | Horn'),
    ).toEqual(['BT-6'])
  })

  it('one in a bracket behind it is of somebody else, and a stock number of a dealer', () => {
    expect(unitsIn('A moving van, our trailer 40-11 (lessor fleet no. L90118)')).toEqual(['40-11'])
    expect(unitsIn('Trailer: | 2021 dump, customer number KD-7', 'Sold as | stock no. U11820')).toEqual([
      'KD-7',
    ])
    expect(unitsIn('Stock no. U11820')).toEqual(['U11820'])
  })

  it('a hopper or a pup has one too', () => {
    expect(unitsIn('Hopper # | H7')).toEqual(['H7'])
    expect(unitsIn('Kyle brings hopper 44 today, two wheel seals leak.')).toEqual(['44'])
    expect(unitsIn('Our day cab 77 needs a clutch.')).toEqual(['77'])
    expect(unitsIn('TYPE | YR | VIN', 'PUP | 16 | 1GRAP062XET590146')).toEqual([])
  })

  it('the client’s counts where the invoice must show it', () => {
    const form = ['Bill to: Brantwell Leasing', 'Client vehicle #: 44-10 | Brantwell vehicle #: 90211']
    expect(unitsIn(...form, 'Please show the client unit number and the miles on it.')).toEqual(['44-10'])
    expect(unitsIn(...form)).toEqual(['90211'])
  })
})

describe('of values without a label', () => {
  it.each([
    ['three buses for inspection: 14 (4UZABRDU8DCFF4471) and 22 (1BAKGCPA4EF302215)', ['14', '22']],
    ['INITIAL & NUMBER | NPCZ 118447', ['NPCZ 118447']],
    ['Container on chassis | TRDU 884213-7 (empty)', []],
  ])('a unit number is known by what stands behind it, or by its marks: %s', (text, units) => {
    expect(values(foundIn(text).unit_numbers)).toEqual(units)
  })

  it('what a letter calls like a business is the customer, if it is the only one', () => {
    const letter = (text: string) =>
      values(foundIn('Señores Lakeside Diesel:', text, 'Atentamente,', 'Julio Cordero').customers)
    expect(letter('Por medio de la presente, Fletes Cordero solicita la reparación del tracto.')).toEqual([
      'Fletes Cordero',
    ])
    expect(letter('Fletes Cordero y también Mudanzas Express Oro solicitan la reparación.')).toEqual([])
  })

  it('a name is the sender’s if his address begins like it', () => {
    const mail = (domain: string) =>
      foundIn(
        'Subject: CM-19',
        `From: Dana <dana@${domain}.example>`,
        'Hi,',
        'Go ahead, please.',
        'Thanks',
        'Cedar Millwork & Truss',
      )
    expect(values(mail('cedarmillwork').customers)).toEqual(['Cedar Millwork & Truss'])
    expect(mail('mailbox').customers).toEqual([])
  })
})

describe('of what a document is called', () => {
  it('its number may be called as its title is, or by its initials', () => {
    expect(values(foundIn('Vehicle service voucher', 'Voucher: V-26-0447').po_numbers)).toEqual(['V-26-0447'])
    expect(values(foundIn('JOB ORDER — please quote JO 2611/447').po_numbers)).toEqual(['JO 2611/447'])
    expect(foundIn('Inspection report', 'Report number: KS4471001187').po_numbers).toEqual([])
  })

  it('what a shop has opened is no order of its customer', () => {
    expect(foundIn('Lakeside Diesel Service | Repair order 118447').po_numbers).toEqual([])
    expect(
      values(
        foundIn('Northmere Trailer Rental', 'Repair order | 1-0083375', 'Vendor | Lakeside Diesel')
          .po_numbers,
      ),
    ).toEqual(['1-0083375'])
  })

  it('a number that begins with PO says itself what it is', () => {
    expect(values(foundIn('Service ticket #118447', 'External reference: PO-MG-1184').po_numbers)).toEqual([
      'PO-MG-1184',
    ])
  })

  it('a role that is to be invoiced is the one of that field', () => {
    const coupon = (who: string) =>
      values(
        foundIn('Lessor: Heartland Leasing', 'Lessee: Big Sioux Poultry', `Invoice the ${who}.`).customers,
      )
    expect(coupon('lessor')).toEqual(['Heartland Leasing'])
    expect(coupon('lessee')).toEqual(['Big Sioux Poultry'])
    expect(
      values(foundIn('Lessor: Heartland Leasing', 'Lessee: Ash Poultry', 'Bill lessor').customers),
    ).toEqual(['Heartland Leasing'])
  })

  it('rows that are counted are no units beside those that are named', () => {
    expect(
      values(
        foundIn('Unit | Plate | Equipment ID', '1 | 188447 | SR-31', '2 | TR44718 | SR-T7').unit_numbers,
      ),
    ).toEqual(['SR-31', 'SR-T7'])
  })
})

describe('of plates', () => {
  it.each([
    ['Unit 118 | 2019 Freightliner Cascadia | TX R48 1123', 'R48 1123 TX'],
    ['a 2019 Great Dane, 1GRAP062XET590146, Indiana P704418, our number 53127', 'P704418 IN'],
    ['Truck 118 (TX R481123) lost air on I-40', 'R481123 TX'],
    ['2019 Freightliner · P48213 IL · 1FUJGLDR3CLBP8834', 'P48213 IL'],
    ['it is a 2020 Pete 579, 1XPBDP9X1LD662817, Tennessee tag N48 201H.', 'N48 201H TN'],
    ['State/Plate: NM 44218 PR', '44218 PR NM'],
    ['SD plate PR 31 8847', 'PR 31 8847 SD'],
    ['Placas USA: AZ AJ 66183', 'AJ 66183 AZ'],
    ['License plate and state | V18 442 | MA', 'V18 442'],
    ['License | AR – BTR417', 'BTR417 AR'],
    ['License: IL-P48213', 'P48213 IL'],
    ['Plate: TX - R48 1123', 'R48 1123 TX'],
    ['Ohio apportioned PWB 417, 588,340 on it', 'PWB 417 OH'],
    ['NM | CJ41181 | (apportioned)', 'CJ41181 NM'],
    ['Bus 9, a 2016 Blue Bird, plate SB 21 904', 'SB 21 904'],
  ])('one without a label has its state beside it: %s', (text, plate) => {
    expect(plates(text)).toEqual([plate])
  })

  it.each([
    'Unit 118 is at Flying J, Tulsa OK 74101, exit 240A',
    'Truck 118 broke down at Amarillo TX, I40 mile 70',
    'Unit 118 MS T680 Kenworth',
    'Shipment PR 88412B, IN 40118A',
    'Unit 118: weld plate 3/8 thick',
    'Unit 118: skid plate 44120 bent',
  ])('but these are none: %s', text => {
    expect(plates(text)).toEqual([])
  })

  it.each([
    ['госномер R48-1123, штат Техас', 'R48-1123 TX'],
    ['Номер: Иллинойс P48213', 'P48213 IL'],
    ['Держномер: P48213 (Північна Кароліна)', 'P48213 NC'],
    ['Госномер прицепа: 4471TR', '4471TR'],
    ['Placas del remolque: 12-UB-9T', '12-UB-9T'],
    ['PLT: KS 118 LBX', '118 LBX KS'],
  ])('the state may have its Russian or Ukrainian name: %s', (text, plate) => {
    expect(plates(text)).toEqual([plate])
  })

  it('several follow the word for them, each behind its kind of vehicle', () => {
    expect(plates('Ohio tags for the form: truck PWB 4471, trailer TRK 9021.')).toEqual([
      'PWB 4471 OH',
      'TRK 9021 OH',
    ])
    expect(plates('Tags: truck needs a new one, trailer 4471')).toEqual([])
  })

  it('the word for a vehicle between the label and the number makes no unit number of it', () => {
    const { license_plates, unit_numbers } = foundIn(
      'Unidad No. 27 / Remolque No. R-31',
      'Placas tracto: 45-AK-8R  Placas remolque: 12-UB-9T',
    )
    expect(values(license_plates)).toEqual(['45-AK-8R', '12-UB-9T'])
    expect(values(unit_numbers)).toEqual(['27', 'R-31'])
  })

  it('those of two vehicles stand in a table on its side', () => {
    const vins = 'VIN | 1UYVS2538KU614208 | 1GRAP062XET590146'
    expect(plates(vins, 'Plates | TX R58 1123 | TX 118 K90')).toEqual(['R58 1123 TX', '118 K90 TX'])
    expect(plates('VIN | 1UYVS2538KU614208', 'Plate | TX R58 1123 | TX 118 K90')).toEqual(['R58 1123 TX'])
  })

  it('a row of words only heads other boxes', () => {
    const boxes = ['Trailer | VIN | License', 'K 71 | 1GRAP062XET590146 | ME 2288 417']
    expect(plates(...boxes, 'Gate | Seal | Clerk', '0712 | none | 0613')).toEqual(['2288 417 ME'])
  })

  it('a part of an order number, and what is counted with its price, are none', () => {
    expect(plates('2019 Mack, truck | Authorization no.: | CO-A-558103')).toEqual([])
    expect(plates('License no. | State', 'P48213 | IL', 'HOURS 3 @ 95.00 | 285.00')).toEqual(['P48213 IL'])
  })

  it('a tag may be that of an asset or of a key, and a license that of a person', () => {
    expect(plates('Asset tag: 00921')).toEqual([])
    expect(plates('The float (FL-3, plate 077 J551) that came with it is parked only.')).toEqual([])
    expect(plates('License | Tag', ' | T4471')).toEqual([])
    expect(plates('Written by: Doug Renner, Lic. 44180')).toEqual([])
    expect(plates('Operador: Juan Ruiz, lic. 44180')).toEqual([])
    expect(plates('Driver signature: J. Ortiz | Lic. # D4471882')).toEqual([])
    expect(plates('Unit 118 | Lic. # D4471')).toEqual(['D4471'])
    expect(plates('Old plate P48213 IL, new plate P99120 IL')).toEqual(['P99120 IL'])
    expect(plates('Tag: PX-4471')).toEqual(['PX-4471'])
  })
})

describe('of orders', () => {
  it.each([
    ['Bill the tractor on PO 4471 and the trailer on 4472.', ['4471', '4472']],
    ['PO 4471 for unit 118 and 4472 for unit 119.', ['4471', '4472']],
    ['La orden de compra es OC 2291 para la 31 y OC 2292 para la 34.', ['OC 2291', 'OC 2292']],
    ['Use PO 4471 for units 5317 and 5318.', ['4471']],
    ['PO 4471, call 312-555-0144', ['4471']],
  ])('a second in the sentence is written alike: %s', (text, orders) => {
    expect(values(foundIn(text).po_numbers)).toEqual(orders)
  })

  it('beside a purchase order or an authorization no other order counts', () => {
    expect(values(foundIn('PO #: 4500-871936', 'Requisition: RQ0093318').po_numbers)).toEqual(['4500-871936'])
    expect(values(foundIn('Requisition: RQ0093318').po_numbers)).toEqual(['RQ0093318'])
  })

  it('a prior one does not count, and a claim only where it allows the repair', () => {
    expect(values(foundIn('P.O. no.: 0229417', 'Ref prior PO 0228806 (starter)').po_numbers)).toEqual([
      '0229417',
    ])
    expect(foundIn('Estimate of record', 'Claim #: CL-88-2044').po_numbers).toEqual([])
    expect(values(foundIn('Repair authorization', 'Claim #: CL-88-2044').po_numbers)).toEqual(['CL-88-2044'])
  })

  it('a value under a title is another field’s if a label stands beside it', () => {
    expect(foundIn('Заявка на ремонт вантажівки', 'Номер юніта | D-033').po_numbers).toEqual([])
    expect(values(foundIn('Заявка на ремонт вантажівки', 'Номер юніта | D-033').unit_numbers)).toEqual([
      'D-033',
    ])
  })
})

describe('of customers', () => {
  it('who is billed counts, and not who drives or leases the vehicle', () => {
    expect(values(foundIn('Bill to: AxleLine Fleet Management', 'Fleet: Brandt Foods').customers)).toEqual([
      'AxleLine Fleet Management',
    ])
  })

  it('who is called the customer counts, and not the carrier or an insurer beside him', () => {
    expect(values(foundIn('Customer: Rescue Network', 'Carrier: Acme Freight LLC').customers)).toEqual([
      'Rescue Network',
    ])
    expect(values(foundIn('Insurance company: Big Mutual', 'Insured: Acme Freight').customers)).toEqual([
      'Acme Freight',
    ])
  })

  it('who is not to be billed, a role and a post are none', () => {
    expect(foundIn('Do not invoice the carrier. Do not bill Halvorsen Freight Lines.').customers).toEqual([])
    expect(foundIn('INVOICE MUST COME WITH THE TRUCK.').customers).toEqual([])
    expect(foundIn('Charge to: | Lessor | Lessee | Warranty').customers).toEqual([])
    expect(foundIn('Requested by | Paul Faber, Fleet Supervisor').customers).toEqual([])
  })

  it.each([
    [['customer: alvarez freight'], 'alvarez freight'],
    [['Customer: | tri county gravel llc'], 'tri county gravel llc'],
    [['hi guys, this is joe from acme hauling. truck 118 needs brakes'], 'acme hauling'],
    [['hey doug, truck 118 leaks. need it friday.', 'thanks', 'joe', 'acme hauling'], 'acme hauling'],
  ])('a name may be typed in small letters: %j', (lines, name) => {
    expect(values(foundIn(...lines).customers)).toEqual([name])
  })

  it.each([
    ['a person with his phone', ['Work order', 'Fleet: Monica Baca 719-555-0158']],
    ['a city', ['Iron Gate Auctions - KANSAS CITY', 'Work order']],
    ['the title of an assignment', ['ASSIGNMENT - HEAVY EQUIPMENT APPRAISAL', 'Date of inspection']],
    ['a role', ['Charge to | User carrier']],
    ['who has towed it', ['Two Rivers Towing Service', 'Work order', 'Towed to | Lakeside Diesel']],
  ])('%s is none', (_, lines) => {
    expect(values(foundIn(...lines).customers).filter(name => name !== 'Iron Gate Auctions')).toEqual([])
  })

  it.each([
    [['Iron Gate Auctions pays the shop in 10 days.'], 'Iron Gate Auctions'],
    [['Work order', 'BILL | Boxwagon Truck Rental', 'Customer | Ash Nursery'], 'Boxwagon Truck Rental'],
    [['FROM: | Joe Cole | dba Cole Livestock'], 'Cole Livestock'],
    [['MAIL INVOICE WITH SUBLET PO TO: | Meridien Rentals', 'Ship to: | Lakeside'], 'Meridien Rentals'],
    [
      ['habla Heriberto Quezada', 'a nombre de la compañía, Quezada Flete Local LLC. Gracias'],
      'Quezada Flete Local LLC',
    ],
    [
      ['Keystone Adjusting Services', 'Insured (vehicle owner)', 'Name | Laurel Gap Haulers'],
      'Laurel Gap Haulers',
    ],
    [
      [
        'Client: Halston Foods',
        'The work must be billed to Bent Pine Fleet Care and show the miles.',
        'Bent Pine Fleet Care, Inc. | page 2',
      ],
      'Bent Pine Fleet Care, Inc.',
    ],
    [
      ['Send the repair order signed and made out to Ash Creek Warranty Group for the rest'],
      'Ash Creek Warranty Group',
    ],
    [
      [
        'Ridge Truck Center',
        'Estimate no. 4471',
        '1 | 2',
        '3 | 4',
        'Customer 00-7118 | Vehicle',
        'Stone Creek Dairy | Unit 9',
        'Bulk Transport | Color',
      ],
      'Stone Creek Dairy',
    ],
    [['Deliver to / Bill to', 'Ash Grove Bus Barn', 'Bill: Ash Grove Schools'], 'Ash Grove Schools'],
    [
      ['Carrier: Ash Foods', 'Invoice | Cedar Shared Trailer Pool, not the user carrier'],
      'Cedar Shared Trailer Pool',
    ],
    [
      ['Same as always, the billing is Prairie Star Tours, 505 Quincy.', 'Acme Church LLC'],
      'Prairie Star Tours',
    ],
    [['please bill Cedar', 'Creek Sand & Gravel and not me'], 'Cedar Creek Sand & Gravel'],
    [['Submitted on behalf of Ash Grove Systems', 'Acme Church LLC'], 'Ash Grove Systems'],
    [['Acme Church LLC', 'Трак готов. Платит Ash Express Inc'], 'Ash Express Inc'],
    [['Cobrar a Transportes Ruiz', 'Acme Church LLC'], 'Transportes Ruiz'],
    [['Hold tag', 'Silver Elm Systems, equipment desk', 'yard@silverelm.example'], 'Silver Elm Systems'],
    [['Bayou Teche Bulk Carriers, LLC', 'Carrier: Bayou Teche Bulk'], 'Bayou Teche Bulk Carriers, LLC'],
  ])('who pays, by the whole name: %j', (lines, name) => {
    expect(values(foundIn(...lines).customers)).toEqual([name])
  })

  it.each([[['Client', 'KB-20417 Silver Elm Dairy']], [['Customer: 0417 Silver Elm Dairy']]])(
    'a customer number in front is no part of the name: %j',
    lines => {
      expect(values(foundIn(...lines).customers)).toEqual(['Silver Elm Dairy'])
    },
  )

  it('an address, or a road in a name, is no customer number', () => {
    expect(values(foundIn('Customer: I-80 Silver Elm Dairy').customers)).toEqual(['I-80 Silver Elm Dairy'])
    expect(foundIn('Customer: | 4021 Canal Drive').customers).toEqual([])
  })

  it.each([
    [['City of Ash Grove', 'Purchase order', 'Submit invoices to', 'City Treasurer'], 'City of Ash Grove'],
    [['Client | Submit invoice to', 'Ash Foods | Bent Pine Fleet Care, Inc.'], 'Bent Pine Fleet Care, Inc.'],
    [
      ['Pinnow Component Cover, Inc.', 'Warranty holder: Ash Foods', 'Invoice Pinnow for what is covered.'],
      'Pinnow Component Cover, Inc.',
    ],
    [
      ['Ridge Diesel & Axle', 'Sublet order', 'Sent to: Lakeside Truck', 'Owner: Ash Ready Mix LLC'],
      'Ridge Diesel & Axle',
    ],
    [['Customer: Ash Foods', 'Please bill this job to Ridge Diesel & Axle only.'], 'Ridge Diesel & Axle'],
    [
      [
        'Bent Pine Leasing',
        'Repair authorization',
        'Customer: Ash Foods LLC',
        'Do not bill the driver or the customer.',
      ],
      'Bent Pine Leasing',
    ],
  ])('not the owner, where another pays: %j', (lines, name) => {
    expect(values(foundIn(...lines).customers)).toEqual([name])
  })

  it('a customer stays one where only a part of it is not to be charged', () => {
    expect(
      values(foundIn('Customer: Ash Foods', 'Do not charge the customer for shop supplies.').customers),
    ).toEqual(['Ash Foods'])
  })

  it('what a document is called, or a column beside the label, is none', () => {
    expect(foundIn('Breakdown Transport Request', 'Bill Breakdown when done.').customers).toEqual([])
    expect(foundIn('Area | Damage | Charge to | Allowed', 'Door | Bent | Renter | $90.00').customers).toEqual(
      [],
    )
  })

  it('who is greeted is none', () => {
    expect(
      foundIn('Hi Jim,', 'Truck 44 needs oil. The PO is in the subject.', 'Subject: PO 9912').customers,
    ).toEqual([])
  })

  it('who writes to customers is none', () => {
    expect(
      foundIn('Dear customer,', 'Our shop is closed on Friday.', 'Lakeside Diesel Service').customers,
    ).toEqual([])
  })

  it('a field beside the label is none', () => {
    expect(values(foundIn('Bill to | Unit 9', 'Stone Creek Dairy | Plate WI 118447T').customers)).toEqual([
      'Stone Creek Dairy',
    ])
  })

  it('but a sentence in small letters is none', () => {
    expect(foundIn('Customer: waits in the lobby').customers).toEqual([])
  })

  it('a name below its heading may be in the letters of labels', () => {
    const bold = ['Date:', 'Miles:', 'Color:', 'Year:', 'Make:'].map(text => `${text} | 9`)
    const lines = linesOf(...bold, 'Bill to', 'Hollow Oak Line Haul', '12 Mill Road').map((line, index) => ({
      ...line,
      cells: line.cells.map((cell, column) => ({
        ...cell,
        style: column > 0 || index === 7 ? 'plain 9.0' : index === 5 ? 'bold 8.0' : 'bold 9.0',
      })),
    }))
    expect(values(findInText(lines).customers)).toEqual(['Hollow Oak Line Haul'])
  })

  it('a name may go on in the next line, and be said in short', () => {
    expect(values(foundIn('Cliente: | Panadería La Guadalupana | Fecha', ' | LLC').customers)).toEqual([
      'Panadería La Guadalupana LLC',
    ])
    expect(
      values(
        foundIn('Harmon Valley Fire Protection District', 'Send invoice to Harmon Valley FPD').customers,
      ),
    ).toEqual(['Harmon Valley Fire Protection District'])
  })

  it('one who signs what he sends, and calls the truck his own, is the customer himself', () => {
    const mail = (truck: string) =>
      foundIn(
        'From: Wade Tillotson <wade@mailbox.example>',
        'Hi Debbie,',
        `The turbo of ${truck} is whistling.`,
        'Thanks',
        'Wade Tillotson',
      ).customers
    expect(values(mail('my truck'))).toEqual(['Wade Tillotson'])
    expect(mail('truck 7')).toEqual([])
  })
})

it('pieces no VIN together over the sign of an amount', () => {
  expect(foundIn('2 | Set the toe | 1.0 | EACH | $146.000 | $146.00').vins).toEqual([])
})

it('pieces no VIN together of a date and what follows it', () => {
  expect(foundIn('Shop statement, VIN column empty', '10/20/26 20502 BR-22 9 1,118.00').vins).toEqual([])
})

it('pieces no VIN together over words of another alphabet', () => {
  const { vins } = foundIn('VIN 1GRAA0625LW118420, госномер 4KX8213. Серийный номер агрегата 6001774208')
  expect(values(vins)).toEqual(['1GRAA0625LW118420'])
})

it('reads a date that is broken over two lines', () => {
  const { dates } = foundIn('Needed by: Dec. 5,', '2026')
  expect(dates.map(({ kind, value }) => `${kind} ${value}`)).toEqual(['due 2026-12-05'])
})

it('joins a label that is broken before its last word', () => {
  const { unit_numbers } = foundIn('Corvane property | 24417 | VIN', 'no. | | 1FDUF5HT4LDA08316')
  expect(values(unit_numbers)).toEqual(['24417'])
})

import { describe, expect, it } from 'vitest'
import { foundIn, unitsIn } from '#server/testing/found-in-lines.ts'
import { linesOf, valuesOf as values } from '#server/testing/text-lines.ts'
import { findInText } from '../find-in-text.ts'

describe('a vehicle that is named is none to repair', () => {
  it.each([
    ['that another stands in for', 'Spare truck: 2059'],
    ['that is related to it', 'Related: child asset 90331'],
    ['that had its number before', 'Prior asset no.: BX-41'],
    ['of somebody else', 'Big Mike, he has the red one, unit 12'],
    ['of a friend', 'My buddy runs truck 22 at Acme and likes you'],
    ['that is lent for the time', 'Loan vehicle: 33'],
    ['that relieves others', 'Relief trucks: 240'],
    ['that the last order was for', '1108 was the last one for truck 28'],
    ['that goes with another, in Russian', 'Трейлер VV-5309 поедет с другим.'],
    ['a length', '2019 Stoughton plate van 53'],
    ['of who has recommended the shop', 'me recomendó mi primo el de la troca 22'],
    ['that is not hitched to it', 'Reel trailer RT-402, unhitched'],
    ['that stays where it is', 'Tractor 41 stays at our warehouse.'],
    ['that only brings it', 'The tractor is unit C-40 and just drops the two trailers.'],
    ['that has no work on it', 'The truck is unit C-40, nothing to do on it.'],
    ['that has no damage', 'Towed by | Mack unit 118, no damage'],
    ['that it pulls', 'Pulling trailer #: 5317'],
    ['that is in order, in Russian', 'Прицеп: 5317 (исправен)'],
    ['without defects, in a row of its own', 'Trailer # 5317  No defects'],
    ['not to be touched, in Russian', 'Прицеп 5317 не трогать'],
    ['that it is a part of', 'Parent unit: 100'],
    ['that a cell in its row says is well', 'Trailer # | 5317 | Status | Drop only - no service'],
    ['that is an interval of hours', 'Reefer: 1500h'],
    ['of the tower', 'Tow operator: Cody | Truck 14'],
  ])('%s', (_, text) => {
    expect(unitsIn(text)).toEqual([])
  })

  it.each([
    'Trailer stays with the other driver, no work on it.',
    'The trailer needs no service.',
    'Trailer is parked with us, nothing to do on it.',
  ])('of the kind of which a sentence says so: %s', text => {
    const fields = ['Truck | 4471', 'Trailer (loaded) | 5317']
    expect(unitsIn(...fields)).toEqual(['4471', '5317'])
    expect(unitsIn(...fields, text)).toEqual(['4471'])
  })

  it('left where it was, with its plate', () => {
    const { unit_numbers, license_plates } = foundIn('Log trailer 4417, plate TR 9021 left at our yard')
    expect([...unit_numbers, ...license_plates]).toEqual([])
  })

  it('but another of its row may be', () => {
    expect(unitsIn('Truck # | 4471 | Trailer | No service')).toEqual(['4471'])
  })

  it('that it goes home with', () => {
    expect(unitsIn('Fleet no. | 71-S', 'Returns | Truck 40-S', 'with')).toEqual(['71-S'])
  })

  it('brought there only: the marks of its chassis stand in a sentence', () => {
    expect(
      unitsIn('RE: Truck PS-119', 'He drops chassis TSXZ 558120 with the box at the pier before he comes.'),
    ).toEqual(['PS-119'])
  })

  it.each([
    ['Dropped by truck 212.', 'Trailer 5317: ABS light on'],
    ['Trailer 5317 under truck 212: ABS light on, check the sensor'],
    ['Trailer 5317 (replaces unit 90)'],
    ['Unit: 5317', 'Mounted on chassis: 900'],
    ['Trailer 5317 has the same problem as unit 90: ABS light on'],
    ['Trailer 5317: ABS light on', 'I follow in truck 212'],
    ['The ABS light of trailer 5317 stays on.', 'His truck 212 is at the yard.'],
  ])('that the one to repair is coupled or compared with: %s', (...lines) => {
    expect(unitsIn(...lines)).toEqual(['5317'])
  })

  it('but a sentence may end before it', () => {
    expect(unitsIn('this is mike w tarver bros hauling. trk 22 got a bad u joint')).toEqual(['22'])
    expect(unitsIn('AC in truck 118 blows warm', 'Trailer 5317: door bent')).toEqual(['118', '5317'])
  })

  it('behind something else in a cell, where a field names one', () => {
    expect(unitsIn('Pool trailer no.: 71460', 'DXLQ, tractor 5580')).toEqual(['71460'])
  })

  it('in the row of another shop, with its order', () => {
    const list = [
      'Truck | VIN | Shop | PO',
      '204 | 1UYVS2538KU614208 | Florin Diesel | GH-7730',
      '217 | 1GRAP062XET590146 | Elk Grove Truck Works | GH-7731',
    ]
    const identified = (...lines: string[]) => {
      const { vins, unit_numbers, po_numbers } = foundIn(...lines)
      return [vins, unit_numbers, po_numbers].map(values)
    }
    expect(identified(...list, 'Copy for: Elk Grove Truck Works')).toEqual([
      ['1GRAP062XET590146'],
      ['217'],
      ['GH-7731'],
    ])
    expect(identified(...list)[2]).toEqual(['GH-7730', 'GH-7731'])
  })

  it('of a kind that is well', () => {
    const form = ['Truck no.: 2217', 'Trailer no.: 90455']
    expect(unitsIn(...form, 'TRAILER OK')).toEqual(['2217'])
    expect(unitsIn(...form, 'Trailer is loaded, no service needed')).toEqual(['2217'])
    expect(unitsIn(...form, 'The brakes grind. Trailer is fine.')).toEqual(['2217'])
    expect(unitsIn(...form, 'Trailer is fine once it has air')).toEqual(['2217', '90455'])
    expect(unitsIn(...form)).toEqual(['2217', '90455'])
    const spanish = ['Tracto: ECO 146', 'Remolque: SP-5307']
    expect(unitsIn(...spanish, 'El remolque viene bien. El tracto 139 entra otro día.')).toEqual(['146'])
  })

  it.each([
    ['Trailer inspection report', 'Trailer no.: 5308', 'Tractor no.: T-71', '5308'],
    ['Reporte de inspección de remolque', 'Remolque: 5308', 'Tractor: T-71', '5308'],
    ['Request for tractor service', 'Tractor no.: T-71', 'Trailer no.: 5308', 'T-71'],
    ['Заявка на ремонт прицепа', 'Прицеп: 5308', 'Тягач: 712', '5308'],
  ])('of another kind than the title says: %s', (title, one, other, unit) => {
    expect(unitsIn(title, one, other)).toEqual([unit])
    expect(unitsIn('Inspection report', one, other)).toHaveLength(2)
  })

  it('of a kind that another is the only one of', () => {
    const form = ['Truck no.: 2217', 'TRAILER UNIT 90455']
    expect(unitsIn(...form, 'EQUIPMENT DOWN: TRUCK')).toEqual(['2217'])
    expect(unitsIn(...form, 'Trailer only to the shop.')).toEqual(['90455'])
    expect(unitsIn(...form, 'Truck only starts when it is warm.')).toEqual(['2217', '90455'])
  })

  it('in a row that the inspector found nothing wrong in, with all that identifies it', () => {
    const report = [
      'Unit | Plate | Equipment ID | VIN',
      '1 | 188447 | SR-31 | 1UYVS2538KU614208',
      '2 | 244718 | SR-T7 | 1GRAP062XET590146',
    ]
    const identified = (...lines: string[]) => {
      const { vins, unit_numbers, license_plates } = foundIn(...lines)
      return [vins, unit_numbers, license_plates].map(values)
    }
    expect(identified(...report, 'No violations discovered on unit 2')).toEqual([
      ['1UYVS2538KU614208'],
      ['SR-31'],
      ['188447'],
    ])
    expect(identified(...report)[1]).toEqual(['SR-31', 'SR-T7'])
  })

  it('by the lessee’s number where there is the lessor’s, who pays', () => {
    expect(unitsIn('VEHICLE: 560718', 'LESSEE UNIT: TRF-9')).toEqual(['560718'])
    expect(unitsIn('Lessee unit: TRF-9')).toEqual(['TRF-9'])
  })
})

describe('on the slip of a tower his own truck is none to repair', () => {
  const slip = (...lines: string[]) =>
    unitsIn('Big Hook Towing & Recovery', 'TOW TICKET | No. 40772', ...lines)

  it.each([
    ['named beside its driver', ['Driver Tommy V. | Truck HD-4', 'Unit # 1183']],
    ['in a row of its own', ['Unit 12 | Driver Joe', 'Unit 1183 | 2020 Volvo']],
    ['called so', ['Tow truck #: 14', 'Customer unit # 1183']],
    ['called a wrecker', ['Wrecker # 14 | Operator Bill', 'Unit # 1183']],
    ['that does the service', ['Tech: Joe | Service truck: 12', 'Unit # 1183']],
    ['alone beside the driver of what was towed', ['Driver: John Smith | Truck: 1183']],
  ])('%s', (_, lines) => {
    expect(slip(...lines)).toEqual(['1183'])
  })

  it('but in what he asks for himself it is', () => {
    expect(unitsIn('Big Hook Towing & Recovery', 'WORK REQUEST', 'Wrecker 14')).toEqual(['14'])
    expect(unitsIn('Big Hook Towing & Recovery', 'Our wrecker 14 leaks oil at the rear axle.')).toEqual([
      '14',
    ])
  })

  it('where the towed one has no number either', () => {
    const lines = ['Driver: Tommy V. | Truck: HD-4', 'VEHICLE TOWED', 'VIN 1NPCX4EX1HD417730']
    expect(slip(...lines)).toEqual([])
    expect(unitsIn('Work request', ...lines)).toEqual(['HD-4'])
    expect(values(foundIn('Big Hook Towing', 'TOW TICKET', ...lines).customers)).toEqual([])
  })
})

it('a number below a vehicle’s is that of its own field', () => {
  expect(unitsIn('Trailer: 5317', 'Seal # 88120')).toEqual(['5317'])
})

describe('a vehicle is named', () => {
  it.each([
    ['el número del camión es el 03', '03'],
    ['Our unit number is 4471', '4471'],
    ['Трак наш № 58, Peterbilt', '58'],
    ['Equipment # | DC 3387 B', 'DC 3387 B'],
    ['Unit: Coach 1504', '1504'],
    ['Re: Engine 6102, authorization to repair', '6102'],
    ['I am leased on, so the door says 40117, but the truck is mine.', '40117'],
    ['The number on the cab is 118.', '118'],
    ['La puerta dice 40117.', '40117'],
    ['На двери номер 40117, белый Volvo.', '40117'],
    ['our truck is #33, and leaks', '33'],
    ['La troca es la 33', '33'],
    ['Les envío la caja refrigerada 5317', '5317'],
    ['Car hauler 21 needs an inspection', '21'],
    ['Hostler 14 is down', '14'],
    ['Vehicle: 2015 Ford F-550 (Truck 3)', '3'],
  ])('in a sentence: %s', (text, unit) => {
    expect(unitsIn(text)).toEqual([unit])
  })

  it('in fields without signs, and in one that says what kind it is', () => {
    expect(unitsIn('LIC 4471-KT', 'MILES 4471', 'TRUCK ID TRK0088', 'YEAR 2019')).toEqual(['TRK0088'])
    expect(unitsIn('Тягач: Volvo VNL 760, борт 41', 'Прицеп: Utility, борт 5317')).toEqual(['41', '5317'])
  })

  it('by its kind and number where another in such a field is', () => {
    const fields = (first: string) =>
      unitsIn('Our unit | Make', `${first} | Hino`, 'Our unit | Make', 'Trailer 53-4 | Utility')
    expect(fields('Van 26')).toEqual(['VAN 26', 'TRAILER 53-4'])
    expect(fields('Truck 26')).toEqual(['26', '53-4'])
  })

  it('in the answer to who asks which', () => {
    expect(unitsIn('Yes 7 am. Which truck?', 'Number 43. The Mack')).toEqual(['43'])
    expect(unitsIn('Yes 7 am.', 'Number 43. The Mack')).toEqual([])
  })

  it('but an engine’s model is none', () => {
    expect(unitsIn('Rebuild engine 3126, it burns oil')).toEqual([])
  })
})

it('what is set like the head above heads other boxes, whatever its words', () => {
  const styled = (text: string, style: string, line: number) =>
    linesOf(text).map(one => ({ ...one, line, cells: one.cells.map(cell => ({ ...cell, style })) }))
  const { license_plates } = findInText([
    ...styled('MANUFACTURER | PLATE', 'bold', 1),
    ...styled('Heil | L448210', 'plain', 2),
    ...styled('LAST CONTAINED | WASHED UNDER', 'bold', 3),
    ...styled('Soy oil | QW-118273', 'plain', 4),
  ])
  expect(values(license_plates)).toEqual(['L448210'])
})

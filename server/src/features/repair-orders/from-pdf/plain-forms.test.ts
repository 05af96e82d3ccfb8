import { getDocumentProxy } from 'unpdf'
import { expect, it } from 'vitest'
import { samplePdf } from '#server/testing/repair-order-pdfs.ts'
import { findInText, type TextFindings } from './find-in-text.ts'
import { linesOfPdf } from './pdf-text.ts'

const fields = {
  vins: found => found.vins.map(({ value }) => value),
  unit_numbers: found => found.unit_numbers.map(({ value }) => value),
  license_plates: found => found.license_plates.map(({ value }) => value),
  po_numbers: found => found.po_numbers.map(({ value }) => value),
  customers: found => found.customers.map(({ value }) => value),
  odometers: found => found.odometers.map(({ value }) => value),
  due: found => found.dates.filter(({ kind }) => kind === 'due').map(({ value }) => value),
  limit: found => found.amounts.filter(({ kind }) => kind === 'limit').map(({ value }) => value),
  notes: found => found.notes.map(({ value }) => value),
} satisfies Record<string, (found: TextFindings) => (string | number)[]>

type Field = keyof typeof fields
type Truth = Partial<Record<Field, (string | number)[]>>

/** Expected values of each document in test-pdfs; absent fields are not checked. */
const documents: Readonly<Record<string, Truth>> = {
  'chromium-fleet-po': {
    vins: ['1XKWDB0X57J211825', '4V4NC9EH1FN912345'],
    unit_numbers: ['713', '726'],
    license_plates: ['P51077', '2290341'],
    po_numbers: ['WH-20419'],
    customers: ['Whitfield & Sons Hauling, Inc.'],
    due: ['2026-12-02'],
    limit: [2500],
    notes: [
      '713: oil leak at rear main seal, check and repair.',
      '726: A/C blows warm, recharge and leak test.',
    ],
  },
  'chromium-lease-approval': {
    vins: ['3ALACWFC2JDJX4410'],
    unit_numbers: ['PF88107'],
    license_plates: ['YBJ 4417'],
    po_numbers: ['PFL-6620918'],
    customers: ['Pinnacle Fleet Lease'],
    due: ['2026-11-21'],
    limit: [1612.4],
  },
  'chromium-orden-compra': {
    vins: ['3HSDZTZR0NN301772'],
    unit_numbers: ['27'],
    license_plates: ['05-AJ-9T'],
    po_numbers: ['OC-004418'],
    customers: ['Lácteos Sierra Alta S. de R.L. de C.V.'],
    due: ['2026-11-28'],
    notes: ['cotizar antes si pasa de $600.00'],
  },
  'chromium-repair-authorization': {
    vins: ['1FUJGLDV1HLHB4471'],
    unit_numbers: ['KB2207'],
    license_plates: ['AG73214'],
    po_numbers: ['KB-88213-A'],
    customers: ['Keystone Bulk Transport, LLC'],
    due: ['2026-11-20'],
    limit: [3250],
    notes: [
      'Coolant loss, low coolant lamp on. Driver adds a gallon every second day; smell of coolant in the cab.',
    ],
  },
  'chromium-russian-zakaz': {
    vins: ['4V4WC9EH4LN260093'],
    unit_numbers: ['К-9'],
    license_plates: ['Т 702 ОА 54'],
    po_numbers: ['0000512'],
    customers: ['ИП Кравцов Андрей Юрьевич'],
    due: ['2026-11-19'],
    notes: [
      'не держит воздух второй контур, шипит кран тормозной',
      'Кран тормозной — замена',
      'Диагностика пневмосистемы',
    ],
  },
  'chromium-spanish-orden': {
    vins: ['3HSDJAPR7GN203355'],
    unit_numbers: ['TV-308'],
    license_plates: ['38-AK-7B'],
    po_numbers: ['OT-20719'],
    customers: ['Transportes del Valle, S.A. de C.V.'],
    due: ['2026-11-24'],
    notes: ['Pierde fuerza en subida y tira humo negro; se prende el foco del filtro.'],
  },
  'chromium-trailer-list': {
    vins: ['1JJV532D4KL088214', '1JJV532W5ML552017', '3H3V532C3MT110472'],
    unit_numbers: ['NLI 40218', 'NLI 40233', 'NLI 51007'],
    license_plates: ['4T88120', '4T88135', '61-220-KX'],
    po_numbers: ['2026-5519'],
    customers: ['Northline Intermodal Co.'],
    due: ['2026-12-01'],
  },
  'chromium-ukrainian-naryad': {
    vins: ['4V4NC9EH0JN886023'],
    unit_numbers: ['19'],
    license_plates: ['ВС 4471 КА'],
    po_numbers: ['77-Б'],
    customers: ['ТОВ «Карпати-Транс»'],
  },
  'fpdf-russian-zayavka': {
    vins: ['4V4NC9EH6LN226703', '1UYVS2536G3506618'],
    unit_numbers: ['С-12', 'П-40'],
    license_plates: ['А 418 КМ 154', 'АН 2207 54'],
    po_numbers: ['1147/26'],
    customers: ['ООО «Сибирь-Транс»'],
    due: ['2026-11-23'],
  },
  'fpdf-ukrainian-table': {
    vins: ['4V4NC9EH1KN221908', '1UYVS2533HU706612'],
    unit_numbers: ['104', 'П-17'],
    license_plates: ['СВ 5512 ЕК', 'СВ 1190 ХТ'],
    po_numbers: ['311/11'],
    customers: ['ТОВ «Агро-Лан»'],
    due: ['2026-11-30'],
    notes: ['Підтікає антифриз', 'Замінити гальмівні колодки'],
  },
  'fpdf-work-order': {
    vins: ['1TTF532A4H3901177'],
    unit_numbers: ['BC7718'],
    license_plates: ['PWR 4471'],
    po_numbers: ['9930021'],
    customers: ['Buckeye Chemical Carriers'],
    due: ['2026-11-21'],
    notes: ['Tank pressure relief weeps at 15 psi, manhole gasket seeps', 'Pressure test'],
  },
  'jspdf-boxed-vin': {
    vins: ['1FUJGLDR3CLBP8834'],
    unit_numbers: ['700'],
    license_plates: ['P48213'],
    po_numbers: ['77120'],
    customers: ['Dnipro Logistics LLC'],
    odometers: [512044],
    limit: [1500],
    notes: ['Air leak behind cab, compressor cycles all the time.'],
  },
  'jspdf-cards': {
    vins: ['JALE5W16XH7301552'],
    unit_numbers: ['MV-06'],
    license_plates: ['BQX-771'],
    po_numbers: ['JM2026-118'],
    customers: ['Juniper Moving & Storage'],
    due: ['2026-11-23'],
  },
  'libreoffice-orden': {
    vins: ['3HSDJAPR0FN114466'],
    unit_numbers: ['T-308'],
    license_plates: ['52AJ7X'],
    po_numbers: ['OS-11824'],
    customers: ['Transportes Garza Hermanos SA de CV'],
    odometers: [748112],
    due: ['2026-08-08'],
    notes: ['Pierde fuerza en subida y tira humo negro', 'Fuga de aceite en el turbo'],
  },
  'pdf-lib-form': {
    vins: ['1M2AX07CXFM021886'],
    unit_numbers: ['R-118'],
    license_plates: ['77K 204'],
    po_numbers: ['GB-4410'],
    customers: ['Great Basin Waste Services'],
    due: ['2026-11-30'],
    limit: [4000],
    notes: ['Packer blade stalls at half stroke, oil on the body floor'],
  },
  'pdf-lib-spanish-fields': {
    vins: ['3BPDX70X1FF588102'],
    unit_numbers: ['0718'],
    license_plates: ['91-UB-2K'],
    po_numbers: ['SR-2290'],
    customers: ['Autotransportes Cañón Grande S.A. de C.V.'],
    due: ['2026-11-25'],
    notes: ['Tiembla el volante a mas de 80 km/h'],
  },
  'pdfkit-colon-columns': {
    vins: ['1XPXD49X6GD303117'],
    unit_numbers: ['PT-61'],
    license_plates: ['118-BMT'],
    po_numbers: ['BSMT-26-771'],
    customers: ['BADGER STATE MILK TRANSPORT'],
    due: ['2026-11-14'],
    limit: [1500],
    notes: ['Clutch brake not working, grinds into first.'],
  },
  'pdfkit-two-column-estimate': {
    vins: ['3AKJHHDRXJSJZ1234'],
    unit_numbers: ['765'],
    license_plates: ['ABC 1234'],
    po_numbers: [],
    customers: ['Simmons Farms'],
    notes: ['Engine derates on grades, DPF light on. Regen was tried twice by the driver and failed.'],
  },
  'pdfmake-fleet-po': {
    vins: ['1RND48A26KR047713'],
    unit_numbers: ['41'],
    license_plates: ['8842'],
    po_numbers: ['MS-0098127'],
    customers: ['Meridian School Bus Services'],
    due: ['2026-11-26'],
    limit: [600],
  },
  'pdfmake-warranty-claim': {
    vins: ['13N148304K1530984'],
    unit_numbers: ['LC-22'],
    license_plates: ['772 HXB'],
    po_numbers: ['W7718-22'],
    customers: ['Larkspur Concrete Co.'],
    due: ['2026-11-28'],
    notes: ['Drum will not reverse when hot.'],
  },
  'reportlab-boxes': {
    vins: ['1FVACWDT8HHHX6612'],
    unit_numbers: ['R-2281'],
    license_plates: ['417 XKB'],
    po_numbers: [],
    customers: ['Ozark Poultry Express'],
    due: ['2026-11-24'],
    limit: [900],
    notes: ['Liftgate will not raise with load; pump runs. Check hydraulic fluid and relief valve.'],
  },
  'reportlab-dot-leaders': {
    vins: ['5PVNJ8JV9G4S61027'],
    unit_numbers: ['62B'],
    license_plates: ['YAK 4418'],
    po_numbers: ['NP-11820'],
    customers: ['Northwoods Propane Cooperative'],
    notes: ['Left rear hub seal leaking. Meter hose reel slow.'],
  },
  'typst-authorization-boxes': {
    vins: ['3HSDZAPR3KN118093'],
    unit_numbers: ['90418'],
    license_plates: ['AK 2207'],
    po_numbers: ['VSA 774-201'],
    customers: ['Corn Belt Truck Leasing'],
    due: ['2026-11-19'],
    notes: ['Charge air cooler leaking, low boost code SPN 102.'],
  },
  'wkhtmltopdf-job-card': {
    vins: ['4DRBUAAN4CB612204'],
    unit_numbers: ['214'],
    license_plates: ['10442'],
    po_numbers: ['JC-3310'],
    customers: ['JEFFERSON UNIFIED SCHOOL DISTRICT'],
    odometers: [156702],
    due: ['2026-11-20'],
    notes: ['Entry door slow to close', 'Heater fan rear inoperative', 'Coolant smell in cab'],
  },
  'wkhtmltopdf-zayavka': {
    vins: ['1FUJHHDR5KLKD7755', '1GRAA0624KB704418'],
    unit_numbers: ['705', '118'],
    license_plates: ['P881204'],
    po_numbers: ['245'],
    customers: ['ООО «Север Транс»'],
    odometers: [603440],
    notes: ['Стук в переднем мосту, уводит влево', 'Не горят габариты на прицепе'],
  },
}

/** Of a hundred values: the measured score, less one document. */
const leastFound = 96
const maxWrong = 1

/** `AG-73 214` is `AG73214`. */
const plain = (value: string | number): string =>
  String(value)
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

it('finds the values of plain forms, including all VINs, and hardly any wrong ones', async () => {
  const score = Object.fromEntries(Object.keys(fields).map(field => [field, { of: 0, found: 0, wrong: 0 }]))
  const missed: string[] = []
  for (const [name, truth] of Object.entries(documents)) {
    const bytes = new Uint8Array(await samplePdf(name).arrayBuffer())
    const found = findInText(await linesOfPdf(await getDocumentProxy(bytes, { verbosity: 0 })))
    for (const [field, values] of Object.entries(truth) as [Field, (string | number)[]][]) {
      const wanted = values.map(plain)
      const read = fields[field](found).map(plain)
      const row = score[field]!
      row.of += wanted.length
      row.found += wanted.filter(value => read.includes(value)).length
      row.wrong += read.filter(value => !wanted.includes(value)).length
      missed.push(...wanted.filter(value => !read.includes(value)).map(value => `${name} ${field} ${value}`))
    }
  }
  console.table(score)
  const sum = (key: 'of' | 'found' | 'wrong') =>
    Object.values(score).reduce((total, row) => total + row[key], 0)
  expect(missed.filter(value => value.includes(' vins '))).toEqual([])
  expect((sum('found') / sum('of')) * 100, missed.join('\n')).toBeGreaterThanOrEqual(leastFound)
  expect((sum('wrong') / sum('of')) * 100).toBeLessThanOrEqual(maxWrong)
}, 60_000)

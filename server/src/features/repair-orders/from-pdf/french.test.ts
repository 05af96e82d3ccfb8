import { describe, expect, it } from 'vitest'
import { customersIn, foundIn, ordersIn, unitsIn } from '#server/testing/found-in-lines.ts'
import { valuesOf as values } from '#server/testing/text-lines.ts'

const order = (...lines: string[]) =>
  foundIn('Laiterie du Lac inc. | BON DE COMMANDE', '88, rang Saint-Jean | N° 55310', ...lines)

describe('a purchase order of Quebec', () => {
  it('has its vehicle in a table', () => {
    const found = order(
      'Unité | Description | NIV | Plaque',
      '4471 | Remorque Manac 53 pi | 2M5921610J1118204 | RF4417B',
      'Qté | Travaux demandés | Prix | Montant',
      '1 | Remplacer la porte arrière | 950,00 $ | 950,00 $',
      'Sous-total | 950,00 $',
    )
    expect(values(found.unit_numbers)).toEqual(['4471'])
    expect(values(found.vins)).toEqual(['2M5921610J1118204'])
    expect(values(found.license_plates)).toEqual(['RF4417B'])
    expect(values(found.po_numbers)).toEqual(['55310'])
    expect(values(found.notes)).toEqual(['Remplacer la porte arrière'])
    expect(found.amounts.map(({ kind }) => kind)).toEqual(['subtotal', 'other'])
  })

  it('or in sentences and fields', () => {
    const found = order(
      'Unité 318 – tracteur Volvo, année 2022',
      'Plaque d’immatriculation : L304417 (QC)',
      'Kilométrage : 533 208',
      'Heures moteur : 9 120',
      'Camion requis avant le 14 octobre 2026',
    )
    expect(values(found.unit_numbers)).toEqual(['318'])
    expect(found.license_plates).toMatchObject([{ value: 'L304417', state: 'QC' }])
    expect(found.odometers).toMatchObject([{ value: 533_208, unit: 'km' }])
    expect(values(found.engine_hours)).toEqual([9120])
    expect(found.dates).toMatchObject([{ kind: 'due', value: '2026-10-14' }])
  })

  it('says who pays and who repairs', () => {
    const fields = ['Fournisseur | Facturer à', 'Atelier du Nord ltée | Laiterie du Lac inc.']
    expect(values(order(...fields).customers)).toEqual(['Laiterie du Lac inc.'])
    expect(customersIn('BON DE COMMANDE', 'Fournisseur : Atelier du Nord ltée')).toEqual([])
    expect(customersIn('Client : Béton Rivard ltée')).toEqual(['Béton Rivard ltée'])
    expect(customersIn('Bonjour,', 'Veuillez facturer directement à Béton Rivard ltée svp.')).toEqual([
      'Béton Rivard ltée',
    ])
  })
})

describe('in French', () => {
  it.each([
    'N° d’unité : 204',
    'No. de camion : 204',
    'Remorque n° 204',
    'Camion : 204',
    'Le camion 204 perd de l’huile au moteur.',
  ])('a unit is named: %s', text => {
    expect(unitsIn(text)).toEqual(['204'])
  })

  it('a sentence about a repair names a vehicle too', () => {
    expect(unitsIn('Unité : 118', 'La remorque 5317 fuit au moyeu, remplacer le joint.')).toEqual([
      '118',
      '5317',
    ])
    expect(unitsIn('Unité : 118', 'La remorque 5317 reste chez nous cette semaine.')).toEqual(['118'])
  })

  it.each(['Remorque 53 pieds', 'Unité | 3 heures', 'remorque 2019'])('but not in: %s', text => {
    expect(unitsIn(...text.split(' | '))).toEqual([])
  })

  it.each([
    'Bon de commande n° 7-3301',
    'Numéro du bon de commande : 7-3301',
    'Numéro d’autorisation : 7-3301',
    'Bon de travail n° 7-3301',
    'Veuillez indiquer le numéro 7-3301 sur la facture.',
  ])('a number is to be named: %s', text => {
    expect(ordersIn(text)).toEqual(['7-3301'])
  })

  it.each([
    ['14 juin 2026', '2026-06-14'],
    ['1er juillet 2026', '2026-07-01'],
    ['3 août 2026', '2026-08-03'],
    ['28 févr. 2026', '2026-02-28'],
    ['2 mai 2026', '2026-05-02'],
  ])('a day is read: %s', (text, day) => {
    expect(values(foundIn(`Date : ${text}`).dates)).toEqual([day])
  })

  it.each(['Problème', 'Travaux à effectuer', 'Défectuosités', 'Réparations demandées'])(
    'a complaint is asked for: %s',
    label => {
      expect(values(foundIn(`${label} :`, 'les freins grincent').notes)).toEqual(['les freins grincent'])
    },
  )
})

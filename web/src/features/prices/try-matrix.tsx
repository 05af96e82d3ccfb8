import Form from 'antd/es/form'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { matrixPrice, type PriceBand } from '#contract/prices/matrix-price.ts'
import { formatDollars, marginOf } from '#contract/shared/money.ts'
import { MoneyField } from '#web/ui/fields/number/money-field.tsx'
import type { RecordForm } from '#web/ui/form/form-types.ts'
import { Section } from '#web/ui/page/section.tsx'
import type { BandValues, PriceMatrixValues } from './price-matrix-form.ts'

/** What a cost makes with the bands as they are typed. */
export function TryMatrix({ form }: { form: RecordForm<PriceMatrixValues> }) {
  const { t } = useTranslation()
  const id = useId()
  const [cost, setCost] = useState<number | null>(null)
  const bands = Form.useWatch('bands', form.antd) ?? form.initial?.bands ?? []
  const round_to = Form.useWatch('round_to', form.antd) ?? form.initial?.round_to ?? 'none'
  return (
    <Section title={t('prices.matrices.try')}>
      <div className="rb-price-try">
        <label htmlFor={id}>{t('prices.matrices.cost')}</label>
        <MoneyField id={id} integerDigits={7} value={cost} onChange={setCost} />
        <output htmlFor={id}>{result()}</output>
      </div>
    </Section>
  )

  function result(): string {
    if (cost === null) return ''
    if (!areSound(bands)) return ''
    const price = matrixPrice({ bands, round_to }, cost)
    return t('prices.matrices.gives', { price: formatDollars(price), margin: marginOf(price, cost) ?? 0 })
  }
}

/** Whether they are complete, begin at 0 and rise, as the server asks. */
const areSound = (bands: readonly BandValues[]): bands is PriceBand[] =>
  bands.length > 0 &&
  bands.every(
    (band, index) =>
      isComplete(band) &&
      (index === 0 ? band.from_cost === 0 : band.from_cost > (bands[index - 1]!.from_cost ?? 0)),
  )

const isComplete = (band: BandValues): band is PriceBand =>
  band.from_cost !== null &&
  band.percent !== null &&
  band.percent !== undefined &&
  !(band.mode === 'margin' && band.percent >= 100)

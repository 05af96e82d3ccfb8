import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlainTable } from '#web/ui/details/plain-table.tsx'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { Money } from '#web/ui/text/money.tsx'
import type { ChangedPrices, PriceChange } from './saved-prices.ts'

type Answer = 0 | 1 | null

interface Question {
  changed: ChangedPrices
  settle: (answer: Answer) => void
}

/** Asks whether to apply current prices: 1 yes, 0 no, null if closed (nothing is sent). */
export function usePricesPrompt() {
  const { t } = useTranslation()
  const [question, setQuestion] = useState<Question>()
  const answer = (given: Answer) => {
    question?.settle(given)
    setQuestion(undefined)
  }
  return {
    ask: (changed: ChangedPrices) => new Promise<Answer>(settle => setQuestion({ changed, settle })),
    prompt: (
      <RecordModal
        open={question !== undefined}
        title={t('repair-orders.web.prices_changed')}
        width={400}
        onClose={() => answer(null)}
        footer={
          <>
            <Button onClick={() => answer(0)}>{t('repair-orders.web.keep_prices')}</Button>
            <Button type="primary" autoFocus onClick={() => answer(1)}>
              {t('repair-orders.web.apply_prices')}
            </Button>
          </>
        }
      >
        <p>{t('repair-orders.web.prices_changed_text')}</p>
        {question && question.changed.parts.length > 0 && <PricesTable {...question.changed} />}
      </RecordModal>
    ),
  }
}

function PricesTable({ parts, total }: ChangedPrices) {
  const { t } = useTranslation()
  const sums = { name: <strong>{t('repair-orders.web.total')}</strong>, ...total }
  const price = (which: keyof PriceChange) => ({
    title: t(`repair-orders.web.price_${which}`),
    isNumber: true,
    render: (row: PriceChange) =>
      row === sums ? (
        <strong>
          <Money value={row[which]} />
        </strong>
      ) : (
        <Money value={row[which]} />
      ),
  })
  return (
    <PlainTable
      label={t('repair-orders.web.parts')}
      rows={[...parts, sums]}
      columns={[
        { title: t('repair-orders.web.part'), render: row => row.name },
        price('kept'),
        price('today'),
      ]}
    />
  )
}

import Button from 'antd/es/button'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RecordModal } from '#web/ui/record/record-modal.tsx'

type Answer = 0 | 1 | null

/** Asks whether parts take their present prices: 1 yes, 0 no, null when the question was closed and nothing is to be sent. */
export function usePricesPrompt() {
  const { t } = useTranslation()
  const [settle, setSettle] = useState<(answer: Answer) => void>()
  const answer = (given: Answer) => {
    settle?.(given)
    setSettle(undefined)
  }
  return {
    ask: () => new Promise<Answer>(resolve => setSettle(() => resolve)),
    prompt: (
      <RecordModal
        open={settle !== undefined}
        title={t('repair-orders.web.prices_changed')}
        width={400}
        stubborn
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
        {t('repair-orders.web.prices_changed_text')}
      </RecordModal>
    ),
  }
}

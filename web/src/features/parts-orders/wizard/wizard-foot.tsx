import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { partsOrderEndpoints } from '#contract/parts-orders/parts-order-endpoints.ts'
import { AllowedButton } from '#web/access/allowed-button.tsx'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'

interface WizardFootProps {
  canCheckOut: boolean
  isBusy: boolean
  onCheckout: () => void
  onSaveForLater: () => void
  /** Deletes the draft. */
  onCancel: () => Promise<void>
}

export function WizardFoot({ canCheckOut, isBusy, onCheckout, onSaveForLater, onCancel }: WizardFootProps) {
  const { t } = useTranslation()
  const [isAsking, setAsking] = useState(false)
  const [isDropping, setDropping] = useState(false)
  return (
    <div className="rb-form-foot rb-form-foot-aside">
      <AllowedButton
        to={partsOrderEndpoints.checkoutPartsOrder}
        type="primary"
        disabled={!canCheckOut}
        loading={isBusy}
        onClick={onCheckout}
      >
        {t('parts-orders.actions.checkout')}
      </AllowedButton>
      <AllowedButton
        to={partsOrderEndpoints.savePartsOrderForLater}
        disabled={isBusy}
        onClick={onSaveForLater}
      >
        {t('parts-orders.drafts.save')}
      </AllowedButton>
      <AllowedButton
        to={partsOrderEndpoints.deletePartsOrder}
        disabled={isBusy}
        onClick={() => setAsking(true)}
      >
        {t('ui.form.cancel')}
      </AllowedButton>
      <ConfirmAction
        open={isAsking}
        question={t('ui.form.lose_changes')}
        text={t('parts-orders.wizard.draft_is_dropped')}
        danger
        busy={isDropping}
        onYes={async () => {
          setDropping(true)
          await onCancel()
        }}
        onClose={() => setAsking(false)}
      />
    </div>
  )
}

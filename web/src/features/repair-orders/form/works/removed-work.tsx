import Button from 'antd/es/button'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

interface RemovedWorkProps {
  name: string
  onUndo: () => void
}

export function RemovedWork({ name, onUndo }: RemovedWorkProps) {
  const { t } = useTranslation()
  const saidId = useId()
  return (
    <div className="rb-work-removed">
      <span id={saidId}>
        {t('repair-orders.web.work_removed', { name: name || t('repair-orders.web.new_work') })}
      </span>
      {/* Takes the focus of the removed button. */}
      <Button size="small" autoFocus aria-describedby={saidId} onClick={onUndo}>
        {t('repair-orders.web.undo')}
      </Button>
    </div>
  )
}

import Button, { type ButtonProps } from 'antd/es/button'
import Tooltip from 'antd/es/tooltip'
import { useTranslation } from 'react-i18next'
import type { Requirement } from './allowed.ts'
import { useAllowed } from './use-allowed.ts'

interface AllowedButtonProps extends ButtonProps {
  to: Requirement
  /** Translated sentence, shown as the tooltip of the disabled button. */
  disabledBecause?: string | undefined
}

export function AllowedButton({ to, disabled, disabledBecause, ...button }: AllowedButtonProps) {
  const { t } = useTranslation()
  const reason = useAllowed()(to) ? disabledBecause : t('app.access_denied')
  if (!reason) return <Button {...button} disabled={disabled} />
  return (
    <Tooltip title={reason} trigger={['hover', 'focus']}>
      {/* A disabled button gets no pointer events and no focus, so its wrapper carries the tooltip. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard */}
      <span className="rb-denied" tabIndex={0}>
        <Button {...button} disabled href={undefined} onClick={undefined} />
      </span>
    </Tooltip>
  )
}

import Button, { type ButtonProps } from 'antd/es/button'
import Tooltip from 'antd/es/tooltip'
import { useTranslation } from 'react-i18next'
import type { Asked } from './allowed.ts'
import { useAllowed } from './use-allowed.ts'

/** A button that shows 'Access denied' to users without permission. */
export function AllowedButton({ to, disabled, ...button }: ButtonProps & { to: Asked }) {
  const { t } = useTranslation()
  const isAllowed = useAllowed()(to)
  if (isAllowed) return <Button {...button} disabled={disabled} />
  return (
    <Tooltip title={t('app.access_denied')}>
      {/* A disabled button gets no pointer events and no focus: the tooltip is attached to its wrapper. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the reason must be reachable by keyboard */}
      <span className="rb-denied" tabIndex={0}>
        <Button {...button} disabled href={undefined} onClick={undefined} />
      </span>
    </Tooltip>
  )
}

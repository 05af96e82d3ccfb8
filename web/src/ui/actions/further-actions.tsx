import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import Button from 'antd/es/button'
import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'

/** Secondary buttons of a page title; a narrow window folds them. */
export function FurtherActions({ children }: { children: ReactNode }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (!useIsMobile()) return children
  return (
    <>
      <Button
        icon={<MoreOutlined aria-hidden />}
        aria-label={t('ui.list.more_actions')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && children}
    </>
  )
}

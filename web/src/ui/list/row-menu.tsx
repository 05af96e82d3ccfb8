import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import Dropdown from 'antd/es/dropdown'
import type { MenuProps } from 'antd/es/menu'
import { type ButtonHTMLAttributes, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import '../actions/actions.css'

/** The three dots behind a row. Seventy-two menus at once would make a list slow: each is made when it is opened first. */
export function RowMenu({ items }: { items: NonNullable<MenuProps['items']> }) {
  const [open, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  if (open === undefined) return <Dots ref={button} onClick={() => setOpen(true)} aria-expanded={false} />
  return (
    <Dropdown
      open={open}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // Outside of the page's landmarks a screen reader that jumps between them would miss it.
      getPopupContainer={trigger => trigger.closest('main') ?? document.body}
      menu={{ items }}
      onOpenChange={next => {
        setOpen(next)
        if (!next) button.current?.focus()
      }}
    >
      <Dots ref={button} aria-expanded={open} />
    </Dropdown>
  )
}

function Dots({
  className = '',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> }) {
  const { t } = useTranslation()
  const label = t('ui.list.more_actions')
  return (
    <button
      type="button"
      {...rest}
      className={`rb-icon-action ${className}`}
      aria-haspopup="menu"
      aria-label={label}
      title={label}
    >
      <MoreOutlined />
    </button>
  )
}

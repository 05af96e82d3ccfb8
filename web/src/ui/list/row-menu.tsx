import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import Dropdown from 'antd/es/dropdown'
import type { MenuProps } from 'antd/es/menu'
import { type ButtonHTMLAttributes, type Ref, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import '../actions/actions.css'

/** The three dots behind a row. Seventy-two menus at once would make a list slow: each is made when it is opened first. */
export function RowMenu({ items }: { items: NonNullable<MenuProps['items']> }) {
  const [wasOpened, setOpened] = useState(false)
  return wasOpened ? (
    <OpenedMenu items={items} />
  ) : (
    <Dots onClick={() => setOpened(true)} aria-expanded={false} />
  )
}

function OpenedMenu({ items }: { items: NonNullable<MenuProps['items']> }) {
  const [open, setOpen] = useState(true)
  const button = useRef<HTMLButtonElement>(null)
  useBackCloses(useIsMobile() && open, () => toggle(false))
  return (
    <Dropdown
      open={open}
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      // Outside of the page's landmarks a screen reader that jumps between them would miss it.
      getPopupContainer={trigger => trigger.closest('main') ?? document.body}
      menu={{ items }}
      onOpenChange={toggle}
    >
      <Dots ref={button} aria-expanded={open} />
    </Dropdown>
  )

  function toggle(next: boolean) {
    setOpen(next)
    if (!next) button.current?.focus()
  }
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
      <MoreOutlined aria-hidden />
    </button>
  )
}

import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import type { MenuProps } from 'antd/es/menu'
import { type ButtonHTMLAttributes, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DropMenu } from '../actions/drop-menu.tsx'
import '../actions/actions.css'

/** The three dots behind a row. Seventy-two menus at once would make a list slow: each is made when it is opened first. */
export function RowMenu({ items }: { items: NonNullable<MenuProps['items']> }) {
  const [wasOpened, setOpened] = useState(false)
  return wasOpened ? (
    <DropMenu
      isOpenAtFirst
      placement="bottomRight"
      menu={{ items }}
      button={(ref, isOpen) => <Dots ref={ref} aria-expanded={isOpen} />}
    />
  ) : (
    <Dots onClick={() => setOpened(true)} aria-expanded={false} />
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
      <MoreOutlined aria-hidden />
    </button>
  )
}

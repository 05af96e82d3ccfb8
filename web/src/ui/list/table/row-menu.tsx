import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DropMenu } from '../../actions/drop-menu.tsx'
import '../../actions/actions.css'

interface RowMenuItem {
  key: string
  /** Translated already. */
  label: string
  icon?: ReactNode
  danger?: boolean | undefined
  /** The reason why it is disabled: in words, as a finger and a key find no tooltip. */
  disabledBecause?: string | undefined
  onClick: () => void
}

/** The three dots behind a row. Seventy-two menus at once would make a list slow: each is made when it is opened first. */
export function RowMenu({ items }: { items: readonly RowMenuItem[] }) {
  const [wasOpened, setOpened] = useState(false)
  return wasOpened ? (
    <DropMenu
      isOpenAtFirst
      placement="bottomRight"
      menu={{ items: items.map(inMenu) }}
      button={(ref, isOpen) => <Dots ref={ref} aria-expanded={isOpen} />}
    />
  ) : (
    <Dots onClick={() => setOpened(true)} aria-expanded={false} />
  )
}

const inMenu = ({ label, danger = false, disabledBecause, ...item }: RowMenuItem) => ({
  ...item,
  danger,
  disabled: disabledBecause !== undefined,
  title: disabledBecause ?? '',
  label: disabledBecause ? (
    <>
      {label}
      {/* A screen reader has it from the title. */}
      <small className="rb-menu-why" aria-hidden>
        {disabledBecause}
      </small>
    </>
  ) : (
    label
  ),
})

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

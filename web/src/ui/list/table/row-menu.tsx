import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined'
import { type ButtonHTMLAttributes, type ReactNode, type Ref, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { DropMenu } from '../../actions/drop-menu.tsx'
import '../../actions/actions.css'

interface RowMenuItem {
  key: string
  label: string
  icon?: ReactNode
  danger?: boolean | undefined
  /** Shown as text, as touch and keyboard have no tooltips. */
  disabledBecause?: string | undefined
  onClick: () => void
}

/** The three-dots menu of a row, mounted on first opening: 72 menus would make a list slow. */
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
      {/* Screen readers read the title. */}
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

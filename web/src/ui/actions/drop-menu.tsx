import Dropdown from 'antd/es/dropdown'
import type { MenuProps } from 'antd/es/menu'
import { type ReactElement, type RefObject, useRef, useState } from 'react'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'

interface DropMenuProps {
  menu: MenuProps
  placement?: 'bottomLeft' | 'bottomRight'
  /** The button was pressed before the menu had loaded. */
  isOpenAtFirst?: boolean
  /** Receives focus again when the menu closes. */
  button: (ref: RefObject<HTMLButtonElement | null>, isOpen: boolean) => ReactElement
}

/** A menu behind a button. On a phone Back closes it. */
export function DropMenu({ menu, placement = 'bottomLeft', isOpenAtFirst = false, button }: DropMenuProps) {
  const [open, setOpen] = useState(isOpenAtFirst)
  const ref = useRef<HTMLButtonElement>(null)
  useBackCloses(useIsMobile() && open, () => toggle(false))
  return (
    <Dropdown
      open={open}
      autoFocus
      trigger={['click']}
      placement={placement}
      // Outside of `main`, landmark navigation would miss it.
      getPopupContainer={trigger => trigger.closest('main') ?? document.body}
      menu={{
        ...menu,
        onClick: info => {
          // Otherwise the same Enter presses the refocused button and reopens the menu.
          if (info.domEvent.type === 'keydown') info.domEvent.preventDefault()
          menu.onClick?.(info)
        },
      }}
      onOpenChange={toggle}
    >
      {button(ref, open)}
    </Dropdown>
  )

  function toggle(next: boolean) {
    setOpen(next)
    if (!next) ref.current?.focus()
  }
}

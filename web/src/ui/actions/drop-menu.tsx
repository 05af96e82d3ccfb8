import Dropdown from 'antd/es/dropdown'
import type { MenuProps } from 'antd/es/menu'
import { type ReactElement, type RefObject, useRef, useState } from 'react'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'

interface DropMenuProps {
  menu: MenuProps
  placement?: 'bottomLeft' | 'bottomRight'
  /** Its button was pressed before the menu was there. */
  isOpenAtFirst?: boolean
  /** Draws the button; it gets the focus back. */
  button: (ref: RefObject<HTMLButtonElement | null>, isOpen: boolean) => ReactElement
}

/** A menu behind a button. On a phone, where it covers the page, Back closes it. */
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
      // Outside of the page's landmarks a screen reader that jumps between them would miss it.
      getPopupContainer={trigger => trigger.closest('main') ?? document.body}
      menu={{
        ...menu,
        onClick: info => {
          // The same Enter would press the button, which has the focus by then, and open the menu again.
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

import Drawer from 'antd/es/drawer'
import { useBackCloses } from '#web/shell/use-back-closes.ts'
import { useIsMobile } from '#web/shell/use-is-mobile.ts'
import { wholeTitle } from '../text/whole-words.tsx'
import type { RecordDrawerProps } from './record-types.ts'
import './record.css'

/** A drawer beside the page; 'comfortable' suits reading and writing. */
export function RecordDrawer(props: RecordDrawerProps) {
  const { title, open, onClose, width, placement = 'right', isFirm = false, footer } = props
  const { onOpened, children } = props
  useBackCloses(open, onClose)
  const isMobile = useIsMobile()
  const share = isMobile ? 50 : 40
  const isSideways = placement === 'left' || placement === 'right'
  const size = width === 'comfortable' ? 480 : (width ?? (isSideways ? `${share}vw` : `${share}vh`))
  return (
    <Drawer
      open={open}
      title={wholeTitle(title)}
      placement={placement}
      size={size}
      footer={footer}
      onClose={onClose}
      mask={{ closable: !isFirm }}
      keyboard={!isFirm}
      destroyOnHidden
      afterOpenChange={isOpen => isOpen && onOpened?.()}
      rootClassName={width === 'comfortable' ? 'rb-drawer rb-drawer-wide' : 'rb-drawer'}
    >
      {children}
    </Drawer>
  )
}

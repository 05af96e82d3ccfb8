import Button from 'antd/es/button'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { focusSoon } from '#web/shell/focus/focus-soon.ts'
import type { ViewsDrawerProps } from './views-drawer.tsx'

const ViewsDrawer = lazy(() => import('./views-drawer.tsx'))
const ReadView = lazy(() => import('./read-view.tsx'))

/** Shows the name of the open view; opens the views and columns. */
export function ViewsButton(props: Omit<ViewsDrawerProps, 'open' | 'onClose'>) {
  const { t } = useTranslation()
  const [open, setOpen] = useState<boolean>()
  const button = useRef<HTMLButtonElement>(null)
  const { views } = props
  return (
    <>
      <Button ref={button} aria-haspopup="dialog" className="rb-views-button" onClick={() => setOpen(true)}>
        <span>{views.current?.name ?? t('list-views.title')}</span>
      </Button>
      <Suspense>
        {views.isUnknown && <ReadView {...props} />}
        {open !== undefined && <ViewsDrawer {...props} open={open} onClose={close} />}
      </Suspense>
    </>
  )

  function close() {
    setOpen(false)
    focusSoon(() => button.current)
  }
}

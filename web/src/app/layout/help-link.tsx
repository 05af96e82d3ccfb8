import { useRouterState } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { guidePageOf } from '../guide-pages.ts'
import './help-link.css'

/** Leads to the page of the guide about this page, beside it: nothing that was typed here is lost. */
export function HelpLink() {
  const { t } = useTranslation()
  const page = useRouterState({ select: state => guidePageOf(state.location.pathname) })
  return (
    <p className="rb-help">
      <a href={`/guide/${page}`} target="_blank" rel="noopener">
        {t('app.how_this_works')}
      </a>
    </p>
  )
}

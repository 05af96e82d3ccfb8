import { useTranslation } from 'react-i18next'
import { useGuideAddress } from '../use-guide-address.ts'
import './help-link.css'

/** Opens the guide in a new tab, so that unsaved input stays. */
export function HelpLink() {
  const { t } = useTranslation()
  const label = t('app.how_this_works')
  return (
    <a
      href={useGuideAddress()}
      target="_blank"
      rel="noopener"
      className="rb-header-icon rb-help"
      title={label}
    >
      <span aria-hidden="true" className="rb-help-sign">
        ?
      </span>
      <span className="rb-visually-hidden">{label}</span>
    </a>
  )
}

import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined'
import { useTranslation } from 'react-i18next'
import { isPaletteOpen } from '../palette/palette-open.ts'
import './find-button.css'

const isMac = /Mac|iPhone|iPad/.test(navigator.platform)

export function FindButton({ isSmall }: { isSmall: boolean }) {
  const { t } = useTranslation()
  const open = () => isPaletteOpen.set(true)
  if (isSmall) {
    return (
      <button
        type="button"
        className="rb-header-icon"
        aria-label={t('app.find_anything')}
        aria-haspopup="dialog"
        onClick={open}
      >
        <SearchOutlined aria-hidden />
      </button>
    )
  }
  return (
    <button
      type="button"
      className="rb-find"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K"
      onClick={open}
    >
      <SearchOutlined aria-hidden />
      <span>{t('app.find_anything')}</span>
      <kbd>{isMac ? '⌘ K' : 'Ctrl K'}</kbd>
    </button>
  )
}

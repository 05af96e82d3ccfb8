import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined'
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined'
import { useTranslation } from 'react-i18next'
import type { ListMode } from './state/use-list-state.ts'
import './mode-switch.css'

export function ModeSwitch({ mode, onChange }: { mode: ListMode; onChange: (mode: ListMode) => void }) {
  const { t } = useTranslation()
  const choices = [
    { mode: 'tiled', icon: <AppstoreOutlined aria-hidden />, label: t('ui.list.tiled') },
    { mode: 'tabular', icon: <UnorderedListOutlined aria-hidden />, label: t('ui.list.tabular') },
  ] as const
  return (
    <fieldset className="rb-modes">
      <legend className="rb-visually-hidden">{t('ui.list.mode')}</legend>
      {choices.map(choice => (
        <button
          key={choice.mode}
          type="button"
          aria-pressed={mode === choice.mode}
          aria-label={choice.label}
          title={choice.label}
          onClick={() => onChange(choice.mode)}
        >
          {choice.icon}
        </button>
      ))}
    </fieldset>
  )
}

import CheckOutlined from '@ant-design/icons/es/icons/CheckOutlined'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { tagColors } from '#contract/tags/tag-shapes.ts'
import '../tags.css'

interface ColorPaletteProps {
  id?: string
  value?: string | null
  onChange?: (color: string) => void
}

/** The ten colors of tags as a radio group. */
export function ColorPalette({ id, value, onChange }: ColorPaletteProps) {
  const { t } = useTranslation()
  const group = useId()
  return (
    <div id={id} role="radiogroup" aria-label={t('tags.fields.color')} className="rb-tag-colors">
      {tagColors.map(color => (
        <label key={color} className="rb-tag-color" style={{ background: color }}>
          <input
            type="radio"
            name={group}
            value={color}
            checked={value === color}
            aria-label={t(`tags.colors.${color.slice(1)}`)}
            title={t(`tags.colors.${color.slice(1)}`)}
            onChange={() => onChange?.(color)}
          />
          {value === color && <CheckOutlined aria-hidden />}
        </label>
      ))}
    </div>
  )
}

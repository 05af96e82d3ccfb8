import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined'
import type { DragEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { ImageThumbnail } from './image-thumbnail.tsx'
import type { FormImage } from './image-types.ts'

interface ImageTileProps {
  image: FormImage
  /** From 0. */
  place: number
  count: number
  disabled: boolean | undefined
  onMove: (to: number) => void
  onRemove: () => void
  drag: {
    state: 'dragged' | 'target' | undefined
    onStart: () => void
    onOver: () => void
    onDrop: () => void
    onEnd: () => void
  }
}

/** An image of a form, moved by dragging, buttons or arrow keys. */
export function ImageTile({ image, place, count, disabled, onMove, onRemove, drag }: ImageTileProps) {
  const { t } = useTranslation()
  const isMovable = count > 1 && !disabled
  return (
    <li
      className={`rb-image-tile ${drag.state ? `rb-image-${drag.state}` : ''}`}
      draggable={isMovable}
      onDragStart={(event: DragEvent) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', image.name)
        drag.onStart()
      }}
      onDragOver={event => {
        event.preventDefault()
        drag.onOver()
      }}
      onDrop={event => {
        event.preventDefault()
        event.stopPropagation()
        drag.onDrop()
      }}
      onDragEnd={drag.onEnd}
      onKeyDown={event => {
        const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
        const to = place + (step ?? 0)
        if (!isMovable || !step || to < 0 || to >= count) return
        event.preventDefault()
        onMove(to)
      }}
    >
      <ImageThumbnail image={image} />
      {!disabled && (
        <span className="rb-image-acts">
          {count > 1 && (
            <IconAction
              label={t('records.images.earlier', { name: image.name })}
              icon={<LeftOutlined aria-hidden />}
              disabledBecause={place === 0 ? t('records.images.first') : undefined}
              onClick={() => onMove(place - 1)}
            />
          )}
          <IconAction
            label={t('records.images.remove', { name: image.name })}
            icon={<CloseOutlined aria-hidden />}
            danger
            onClick={onRemove}
          />
          {count > 1 && (
            <IconAction
              label={t('records.images.later', { name: image.name })}
              icon={<RightOutlined aria-hidden />}
              disabledBecause={place === count - 1 ? t('records.images.last') : undefined}
              onClick={() => onMove(place + 1)}
            />
          )}
        </span>
      )}
    </li>
  )
}

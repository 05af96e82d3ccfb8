import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined'
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { useFileAddress } from '../authorised-file.ts'
import { ImageThumbnail } from './image-thumbnail.tsx'
import type { SavedImage } from './image-types.ts'
import './images.css'

/** Thumbnails that open in full size, with arrow keys for the next. */
export function ImageGallery({ images, label }: { images: readonly SavedImage[]; label: string }) {
  const { t } = useTranslation()
  const [shown, setShown] = useState<number>()
  const image = shown === undefined ? undefined : images[shown]
  const step = (by: number) => setShown(now => ((now ?? 0) + by + images.length) % images.length)
  const isOpen = image !== undefined
  const count = images.length
  useEffect(() => {
    if (!isOpen) return
    const turn = (event: KeyboardEvent) => {
      const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
      if (by) setShown(now => ((now ?? 0) + by + count) % count)
    }
    document.addEventListener('keydown', turn)
    return () => document.removeEventListener('keydown', turn)
  }, [isOpen, count])
  return (
    <>
      <ul className="rb-images" aria-label={label}>
        {images.map((one, place) => (
          <li key={one.id}>
            <button
              type="button"
              className="rb-image-open"
              aria-label={t('records.images.open', { name: one.name })}
              onClick={() => setShown(place)}
            >
              <ImageThumbnail image={one} />
            </button>
          </li>
        ))}
      </ul>
      <RecordModal open={isOpen} title={image?.name} width={900} onClose={() => setShown(undefined)}>
        {image && (
          <>
            <WholeImage key={image.id} image={image} />
            {images.length > 1 && (
              <div className="rb-image-steps">
                <IconAction
                  label={t('records.images.previous')}
                  icon={<LeftOutlined aria-hidden />}
                  onClick={() => step(-1)}
                />
                <span role="status">
                  {t('records.images.of', { place: (shown ?? 0) + 1, count: images.length })}
                </span>
                <IconAction
                  label={t('records.images.next')}
                  icon={<RightOutlined aria-hidden />}
                  onClick={() => step(1)}
                />
              </div>
            )}
          </>
        )}
      </RecordModal>
    </>
  )
}

function WholeImage({ image }: { image: SavedImage }) {
  const { t } = useTranslation()
  const { address, isError } = useFileAddress(image.url)
  if (isError) return <p role="alert">{t('records.no_preview')}</p>
  return <div className="rb-image-viewer">{address && <img src={address} alt={image.name} />}</div>
}

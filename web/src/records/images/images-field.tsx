import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { UploadRules } from '#contract/shared/uploads.ts'
import { firstFocusable } from '#web/shell/focus/focusable.ts'
import { ConfirmAction } from '#web/ui/actions/confirm-action.tsx'
import { showRefusal } from '#web/ui/actions/show-refusal.ts'
import { DropZone } from '#web/ui/fields/upload/drop-zone.tsx'
import { RefusedFiles } from '#web/ui/fields/upload/refused-files.tsx'
import { useAddFiles } from '#web/ui/fields/upload/use-add-files.ts'
import { ImageTile } from './image-tile.tsx'
import { type FormImage, imageKey, type SavedImage } from './image-types.ts'
import './images.css'

interface ImagesFieldProps {
  id?: string
  value?: readonly FormImage[]
  onChange?: (images: FormImage[]) => void
  /** Limits of an upload; `maxKb` may be lower than the server's. */
  rules: UploadRules
  /** Called after a confirmation; removes the image at once, not with the form. */
  removeSaved: (image: SavedImage) => Promise<unknown>
  disabled?: boolean
}

export function ImagesField({ id, value = [], onChange, rules, removeSaved, disabled }: ImagesFieldProps) {
  const { t } = useTranslation()
  const hintId = useId()
  const list = useRef<HTMLUListElement>(null)
  const [asking, setAsking] = useState<SavedImage>()
  const [dragged, setDragged] = useState<number>()
  const [target, setTarget] = useState<number>()
  const free = rules.maxCount - value.length
  const { refused, add } = useAddFiles<SavedImage>({ value, onChange, rules, free })
  const [isBusy, setBusy] = useState(false)
  return (
    <div className="rb-upload">
      <ul className="rb-images" ref={list}>
        {value.map((image, place) => (
          <ImageTile
            key={imageKey(image)}
            image={image}
            place={place}
            count={value.length}
            disabled={disabled}
            onMove={to => move(place, to)}
            onRemove={() => (image instanceof File ? drop(image) : setAsking(image))}
            drag={{
              state: place === dragged ? 'dragged' : place === target ? 'target' : undefined,
              onStart: () => setDragged(place),
              onOver: () => dragged !== undefined && setTarget(place),
              onDrop: () => dragged !== undefined && move(dragged, place),
              onEnd: () => {
                setDragged(undefined)
                setTarget(undefined)
              },
            }}
          />
        ))}
      </ul>
      {free > 0 && !disabled && (
        <DropZone
          id={id}
          rules={rules}
          multiple={free > 1}
          onFiles={add}
          hintId={hintId}
          hint={t('records.images.hint', { extensions: rules.extensions.join(', '), kb: rules.maxKb })}
        />
      )}
      <RefusedFiles files={refused} />
      <ConfirmAction
        open={asking !== undefined}
        question={t('records.delete_file_question')}
        text={asking?.name}
        danger
        busy={isBusy}
        onYes={removeConfirmed}
        onClose={() => setAsking(undefined)}
      />
    </div>
  )

  function move(from: number, to: number) {
    const moved = [...value]
    moved.splice(to, 0, ...moved.splice(from, 1))
    onChange?.(moved)
    setDragged(undefined)
    setTarget(undefined)
  }

  function drop(image: FormImage) {
    const place = value.indexOf(image)
    onChange?.(value.filter(other => other !== image))
    focusNear(place)
  }

  /** Focuses the neighbor of a removed image, or the file button. */
  function focusNear(place: number) {
    requestAnimationFrame(() => {
      const tile = list.current?.children[Math.min(place, value.length - 2)]
      const within = tile ?? list.current?.parentElement
      firstFocusable(within)?.focus()
    })
  }

  async function removeConfirmed() {
    if (!asking || isBusy) return
    setBusy(true)
    try {
      await removeSaved(asking)
      setAsking(undefined)
      drop(asking)
    } catch (failure) {
      showRefusal(failure)
      setAsking(undefined)
    } finally {
      setBusy(false)
    }
  }
}

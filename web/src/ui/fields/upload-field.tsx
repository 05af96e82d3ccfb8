import { useEffect, useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  attachmentRules,
  imageExtensions,
  type UploadProblem,
  type UploadRules,
  uploadProblems,
} from '#contract/shared/uploads.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import { isPhoto, smallerPhoto } from './smaller-photo.ts'
import './fields.css'

export interface UploadFieldProps {
  id?: string
  /** The files sent with the form. */
  value?: readonly File[]
  onChange?: (files: File[]) => void
  /** Takes the files over instead; `value` then stays empty. Photos are handed on as they are. */
  onFiles?: (files: readonly File[]) => void
  /** The endpoint's rules; `maxCount` includes existing files. Default: the limit of any record. */
  rules?: UploadRules
  /** How many files exist already, or are on their way. */
  existing?: number
  disabled?: boolean
}

const sentences: Record<UploadProblem, string> = {
  file_wrong_type: 'ui.upload.wrong_extension',
  file_too_large: 'ui.upload.too_big',
  file_empty: 'ui.upload.empty',
}

/**
 * Files by choosing, dropping or taking photos. Size and extension are checked before sending; photos are made smaller.
 *
 *   <Form.Item name="attachment_files"><UploadField rules={vehicleAttachmentRules} /></Form.Item>
 */
export function UploadField(props: UploadFieldProps) {
  const { id, value = [], onChange, onFiles, rules = attachmentRules, existing = 0, disabled } = props
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const [bad, setBad] = useState<{ name: string; sentences: string[] }[]>([])
  const hintId = useId()
  const acceptsPhotos = imageExtensions.some(extension => extensions.includes(extension))
  // Photos become smaller while the form goes on: what stands in it then is no longer what stood there when they came.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  const free = maxCount - existing - value.length

  return (
    <div className="rb-upload">
      {free > 0 && !disabled && (
        <DropZone
          id={id}
          rules={rules}
          multiple={free > 1}
          onFiles={take}
          hintId={hintId}
          hint={t('ui.upload.hint', {
            extensions: extensions.join(', '),
            mb: maxKb / 1024,
          })}
        />
      )}
      {bad.map(({ name, sentences }) => (
        <div key={name} className="rb-file-bad" role="alert">
          <strong>{t('ui.upload.incorrect')}</strong>: {name}
          <ul>
            {sentences.map(sentence => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </div>
      ))}
      <ul className="rb-files" aria-label={t('ui.upload.files')}>
        {value.map((file, index) => (
          <FileRow
            key={`${file.name}${file.lastModified}`}
            file={file}
            onRemove={disabled ? undefined : () => onChange?.(value.filter((_, other) => other !== index))}
          />
        ))}
      </ul>
    </div>
  )

  function take(files: readonly File[]) {
    const good = files.filter(file => problemsAhead(file).length === 0)
    const refused = files
      .filter(file => !good.includes(file))
      .map(file => ({ name: file.name, sentences: problemsAhead(file).map(sentenceOf) }))
    if (good.length > free)
      refused.push(
        ...good.slice(free).map(file => ({
          name: file.name,
          sentences: [t('ui.upload.validate__max-count-attachment', { max: maxCount })],
        })),
      )
    setBad(refused)
    const taken = good.slice(0, free)
    if (taken.length === 0) return
    if (onFiles) return onFiles(taken)
    put([...latest.current, ...taken])
    void makeSmaller(taken.filter(isPhoto))
  }

  /** Of a photo it is known what it weighs, and what it is, when it has been made smaller. */
  function problemsAhead(file: File): UploadProblem[] {
    const problems = uploadProblems(file, rules)
    return isPhoto(file) && acceptsPhotos ? problems.filter(problem => problem === 'file_empty') : problems
  }

  /** They stand in the form from the start, so that none is missing if it is saved in the meantime. */
  async function makeSmaller(photos: readonly File[]) {
    for (const photo of photos) {
      const smaller = await smallerPhoto(photo)
      const problems = uploadProblems(smaller, rules)
      if (problems.length > 0) {
        put(latest.current.filter(file => file !== photo))
        setBad(now => [...now, { name: photo.name, sentences: problems.map(sentenceOf) }])
      } else if (smaller !== photo) put(latest.current.map(file => (file === photo ? smaller : file)))
    }
  }

  function put(files: readonly File[]) {
    latest.current = files
    onChange?.([...files])
  }

  function sentenceOf(problem: UploadProblem): string {
    return t(sentences[problem], { size: `${maxKb} KB`, extensions: extensions.join(', ') })
  }
}

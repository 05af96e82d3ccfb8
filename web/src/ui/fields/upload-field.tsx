import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  attachmentRules,
  type UploadProblem,
  type UploadRules,
  uploadProblems,
} from '#contract/shared/uploads.ts'
import { isAborted } from '#web/api/api-failure.ts'
import { DropZone } from './drop-zone.tsx'
import { FileRow } from './file-row.tsx'
import './fields.css'

export interface UploadFieldProps {
  id?: string
  /** The files sent with the form. */
  value?: readonly File[]
  onChange?: (files: File[]) => void
  /** Uploads each file at once instead; `value` then stays empty. */
  upload?: (file: File, how: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<unknown>
  /** The endpoint's rules; `maxCount` includes existing files. Default: the limit of any record. */
  rules?: UploadRules
  /** How many files exist already. */
  existing?: number
  disabled?: boolean
}

const sentences: Record<UploadProblem, string> = {
  file_wrong_type: 'ui.upload.wrong_extension',
  file_too_large: 'ui.upload.too_big',
  file_empty: 'ui.upload.empty',
}

interface Sending {
  file: File
  share: number
  stop: AbortController
}

/**
 * Files by choosing, dropping or taking photos. Size and extension are checked before sending.
 *
 *   <Form.Item name="attachment_files"><UploadField rules={vehicleAttachmentRules} /></Form.Item>
 */
export function UploadField(props: UploadFieldProps) {
  const { id, value = [], onChange, upload, rules = attachmentRules, existing = 0, disabled } = props
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [bad, setBad] = useState<{ name: string; sentences: string[] }[]>([])
  const hintId = useId()
  // Files of one drop are uploaded one after the other.
  const queue = useRef(Promise.resolve())
  const free = maxCount - existing - value.length - sending.length

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
        {sending.map(({ file, share, stop }) => (
          <FileRow
            key={`${file.name}${file.lastModified}`}
            file={file}
            share={share}
            onRemove={() => stop.abort()}
          />
        ))}
      </ul>
    </div>
  )

  function take(files: readonly File[]) {
    const good = files.filter(file => uploadProblems(file, rules).length === 0)
    const refused = files
      .filter(file => !good.includes(file))
      .map(file => ({ name: file.name, sentences: uploadProblems(file, rules).map(sentenceOf) }))
    if (good.length > free)
      refused.push(
        ...good.slice(free).map(file => ({
          name: file.name,
          sentences: [t('ui.upload.validate__max-count-attachment', { max: maxCount })],
        })),
      )
    setBad(refused)
    const taken = good.slice(0, free)
    if (!upload) {
      if (taken.length > 0) onChange?.([...value, ...taken])
      return
    }
    for (const file of taken) {
      const entry = { file, share: 0, stop: new AbortController() }
      setSending(now => [...now, entry])
      queue.current = queue.current.then(() => send(entry))
    }
  }

  async function send({ file, stop }: Sending) {
    try {
      stop.signal.throwIfAborted()
      await upload?.(file, {
        signal: stop.signal,
        onProgress: share =>
          setSending(now => now.map(other => (other.file === file ? { ...other, share } : other))),
      })
    } catch (failure) {
      if (!isAborted(failure))
        setBad(now => [
          ...now,
          { name: file.name, sentences: [failure instanceof Error ? failure.message : ''] },
        ])
    } finally {
      setSending(now => now.filter(other => other.file !== file))
    }
  }

  function sentenceOf(problem: UploadProblem): string {
    return t(sentences[problem], { size: `${maxKb} KB`, extensions: extensions.join(', ') })
  }
}

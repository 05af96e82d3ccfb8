import { useId, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isAborted } from '#web/api/api-failure.ts'
import { DropZone } from './drop-zone.tsx'
import { type FileFault, faultsOf, uploadExtensions, uploadMaxKb } from './file-check.ts'
import { FileRow } from './file-row.tsx'
import './fields.css'

export interface UploadFieldProps {
  id?: string
  /** The files that go along when the form is sent. */
  value?: readonly File[]
  onChange?: (files: File[]) => void
  /** Sends each file at once instead; `value` then stays empty. */
  upload?: (file: File, how: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<unknown>
  /** How many there may be, with those that are there already. Default 50. */
  maxCount?: number
  /** How many are there already. */
  existing?: number
  extensions?: readonly string[]
  maxKb?: number
  disabled?: boolean
}

interface Sending {
  file: File
  share: number
  stop: AbortController
}

/**
 * Files by choosing, dropping or, on a phone, photographing. Size and ending are checked before anything is sent.
 *
 *   <Form.Item name="attachment_files"><UploadField maxCount={5} extensions={['.jpg', '.png', '.pdf']} /></Form.Item>
 */
export function UploadField(props: UploadFieldProps) {
  const { id, value = [], onChange, upload, maxCount = 50, existing = 0, disabled } = props
  const { extensions = uploadExtensions, maxKb = uploadMaxKb } = props
  const { t } = useTranslation()
  const [sending, setSending] = useState<readonly Sending[]>([])
  const [bad, setBad] = useState<{ name: string; sentences: string[] }[]>([])
  const hintId = useId()
  // Files of one drop are sent one after the other.
  const queue = useRef(Promise.resolve())
  const free = maxCount - existing - value.length - sending.length

  return (
    <div className="rb-upload">
      {free > 0 && !disabled && (
        <DropZone
          id={id}
          accept={extensions}
          multiple={free > 1}
          onFiles={take}
          hintId={hintId}
          hint={t('ui.upload.hint', {
            extensions: extensions.map(e => e.slice(1)).join(', '),
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
    const good = files.filter(file => faultsOf(file, { extensions, maxKb }).length === 0)
    const refused = files
      .filter(file => !good.includes(file))
      .map(file => ({ name: file.name, sentences: faultsOf(file, { extensions, maxKb }).map(sentenceOf) }))
    if (good.length > free)
      refused.push(
        ...good
          .slice(free)
          .map(file => ({ name: file.name, sentences: [t('ui.upload.too_many', { max: maxCount })] })),
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

  function sentenceOf(fault: FileFault): string {
    return fault.kind === 'size'
      ? t('ui.upload.too_big', { size: `${fault.maxKb} KB` })
      : t('ui.upload.wrong_extension', { extensions: fault.extensions.join(', ') })
  }
}

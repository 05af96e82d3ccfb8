import { useTranslation } from 'react-i18next'
import type { RefusedFile } from './use-add-files.ts'
import '../fields.css'

/** Files that a field rejected, and why. */
export function RefusedFiles({ files }: { files: readonly RefusedFile[] }) {
  const { t } = useTranslation()
  return files.map(({ name, sentences }) => (
    <div key={name} className="rb-file-bad" role="alert">
      <strong>{t('ui.upload.incorrect')}</strong>: {name}
      <ul>
        {sentences.map(sentence => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  ))
}

import CheckCircleOutlined from '@ant-design/icons/es/icons/CheckCircleOutlined'
import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import ExclamationCircleOutlined from '@ant-design/icons/es/icons/ExclamationCircleOutlined'
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined'
import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined'
import { useTranslation } from 'react-i18next'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { AppLink } from '#web/ui/page/app-link.tsx'
import type { UploadEntry } from './upload.ts'
import { uploadSentence } from './upload-sentence.ts'
import { uploads } from './uploads.ts'

export function UploadRow({ entry }: { entry: UploadEntry }) {
  const { t } = useTranslation()
  const { id, file, record, state, share, trouble, isStored } = entry
  const isWaiting = state === 'waiting' || state === 'uploading'
  return (
    <li className={`rb-upload-row rb-upload-${state}`}>
      <span className="rb-upload-mark">{markOf(state)}</span>
      <span className="rb-upload-what">
        <strong>{file.name}</strong> <AppLink to={record.page}>{record.name}</AppLink>
      </span>
      <span className="rb-upload-state">
        {state === 'uploading' && <progress max={1} value={share} aria-label={file.name} />}
        {uploadSentence(t, entry)}
        {isWaiting && !isStored && ` ${t('records.uploads.not_kept')}`}
      </span>
      <span className="rb-row-actions">
        {(state === 'refused' || (state === 'waiting' && trouble)) && (
          <IconAction
            label={t('records.uploads.try_again', { name: file.name })}
            icon={<ReloadOutlined aria-hidden />}
            onClick={() => void uploads.tryAgain(id)}
          />
        )}
        {state !== 'uploaded' && (
          <IconAction
            label={t(state === 'refused' ? 'records.uploads.remove' : 'records.uploads.cancel', {
              name: file.name,
            })}
            icon={<CloseOutlined aria-hidden />}
            onClick={() => void uploads.cancel(id)}
          />
        )}
      </span>
    </li>
  )
}

function markOf(state: UploadEntry['state']) {
  if (state === 'uploaded') return <CheckCircleOutlined aria-hidden />
  if (state === 'refused') return <ExclamationCircleOutlined aria-hidden />
  return <FileOutlined aria-hidden />
}

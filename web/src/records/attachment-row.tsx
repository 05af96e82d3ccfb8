import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined'
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined'
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined'
import FilePdfOutlined from '@ant-design/icons/es/icons/FilePdfOutlined'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Attachment } from '#contract/records/attachments.ts'
import { IconAction } from '#web/ui/actions/icon-action.tsx'
import { RecordModal } from '#web/ui/details/record-modal.tsx'
import { fileSize } from '#web/ui/text/file-size.ts'
import { downloadFile, useFileAddress } from './authorised-file.ts'

/** A file: pictures open in the page, others are downloaded. */
export function AttachmentRow({ item, onDelete }: { item: Attachment; onDelete?: (() => void) | undefined }) {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const thumbnail = useFileAddress(item.thumbnail_url)
  const isPicture = item.mime_type.startsWith('image/')
  const download = () => void downloadFile(item.url, item.file_name)
  return (
    <li className="rb-file">
      <span className="rb-thumbnail" aria-hidden="true">
        {thumbnail.address ? (
          <img src={thumbnail.address} alt="" />
        ) : item.mime_type === 'application/pdf' ? (
          <FilePdfOutlined aria-hidden />
        ) : (
          <FileOutlined aria-hidden />
        )}
      </span>
      <button
        type="button"
        className="rb-file-name rb-file-open"
        onClick={isPicture ? () => setOpen(true) : download}
      >
        {item.file_name}
      </button>
      <span className="rb-file-size">{fileSize(t, item.size)}</span>
      <IconAction
        label={`${t('records.download')} ${item.file_name}`}
        icon={<DownloadOutlined aria-hidden />}
        onClick={download}
      />
      {onDelete && (
        <IconAction
          label={`${t('records.delete_file')} ${item.file_name}`}
          icon={<DeleteOutlined aria-hidden />}
          danger
          onClick={onDelete}
        />
      )}
      <RecordModal open={isOpen} title={item.file_name} width={900} onClose={() => setOpen(false)}>
        <Preview item={item} />
      </RecordModal>
    </li>
  )
}

function Preview({ item }: { item: Attachment }) {
  const { t } = useTranslation()
  const { address, isError } = useFileAddress(item.url)
  if (isError) return <p role="alert">{t('records.no_preview')}</p>
  return <div className="rb-preview">{address && <img src={address} alt={item.name} />}</div>
}

import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../actions/icon-action.tsx'
import { fileSize } from './file-size.ts'
import './fields.css'

interface FileRowProps {
  file: File
  /** While it is sent. */
  share?: number
  /** Takes it away, or stops sending it. */
  onRemove?: (() => void) | undefined
}

/** One file that was chosen. */
export function FileRow({ file, share, onRemove }: FileRowProps) {
  const { t } = useTranslation()
  const verb = t(share === undefined ? 'ui.upload.remove' : 'ui.upload.cancel')
  return (
    <li className="rb-file">
      <FileOutlined aria-hidden />
      <span className="rb-file-name">{file.name}</span>
      {share === undefined ? (
        <span className="rb-file-size">{fileSize(file.size)}</span>
      ) : (
        <progress max={1} value={share} aria-label={file.name} />
      )}
      {onRemove && (
        <IconAction label={`${verb} ${file.name}`} icon={<CloseOutlined aria-hidden />} onClick={onRemove} />
      )}
    </li>
  )
}

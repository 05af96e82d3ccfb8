import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined'
import FileOutlined from '@ant-design/icons/es/icons/FileOutlined'
import { useTranslation } from 'react-i18next'
import { IconAction } from '../../actions/icon-action.tsx'
import { fileSize } from '../../text/file-size.ts'
import '../fields.css'

interface FileRowProps {
  file: File
  onRemove?: (() => void) | undefined
}

export function FileRow({ file, onRemove }: FileRowProps) {
  const { t } = useTranslation()
  return (
    <li className="rb-file">
      <FileOutlined aria-hidden />
      <span className="rb-file-name">{file.name}</span>
      <span className="rb-file-size">{fileSize(t, file.size)}</span>
      {onRemove && (
        <IconAction
          label={`${t('ui.upload.remove')} ${file.name}`}
          icon={<CloseOutlined aria-hidden />}
          onClick={onRemove}
        />
      )}
    </li>
  )
}

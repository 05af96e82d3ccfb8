import { downloadFile } from './authorised-file.ts'

/** Downloads a file of a record. */
export const FileLink = ({ file }: { file: { file_name: string; url: string } }) => (
  <button
    type="button"
    className="rb-link-button"
    onClick={() => void downloadFile(file.url, file.file_name)}
  >
    {file.file_name}
  </button>
)

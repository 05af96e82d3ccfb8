export { checkUpload } from './check-upload.ts'
export { FileMissing, type Files, FilesUnavailable, newFileKey, openFiles } from './files.ts'
export { type PreparedUpload, prepareUpload } from './prepare-upload.ts'
export type { StoredUpload, UploadedFile } from './uploads.ts'

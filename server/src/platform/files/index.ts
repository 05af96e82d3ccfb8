export { type CheckedUpload, checkUpload, type Upload, type UploadRefusal } from './check-upload.ts'
export { fileHeaders, type ServedFile } from './file-headers.ts'
export {
  FileMissing,
  type Files,
  type FilesOptions,
  FilesUnavailable,
  newFileKey,
  openFiles,
  type S3Options,
} from './files.ts'
export { type ImageRefusal, type ImageWishes, type PreparedImage, prepareImage } from './images.ts'
export { type PreparedUpload, prepareUpload } from './prepare-upload.ts'

import type { TFunction } from 'i18next'

/** 219136 -> `214 KB`. */
export function fileSize(t: TFunction, bytes: number): string {
  if (bytes < 1024) return t('ui.file_size.bytes', { size: bytes })
  const kb = bytes / 1024
  return kb < 1000
    ? t('ui.file_size.kb', { size: Math.round(kb) })
    : t('ui.file_size.mb', { size: (kb / 1024).toFixed(1) })
}

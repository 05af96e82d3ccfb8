/** What uploads take unless they say otherwise. */
export const uploadExtensions = [
  '.jpg',
  '.jpeg',
  '.png',
  '.txt',
  '.pdf',
  '.doc',
  '.docx',
  '.xls',
  '.xlsx',
] as const

/** 1 KB is 1024 bytes. */
export const uploadMaxKb = 10240

export interface FileRules {
  extensions: readonly string[]
  maxKb: number
}

export type FileFault = { kind: 'size'; maxKb: number } | { kind: 'extension'; extensions: readonly string[] }

/** What is wrong with a file, before anything of it is sent. */
export function faultsOf(file: { name: string; size: number }, rules: FileRules): FileFault[] {
  const faults: FileFault[] = []
  if (file.size > rules.maxKb * 1024) faults.push({ kind: 'size', maxKb: rules.maxKb })
  const extension = /\.[^.]+$/.exec(file.name.toLowerCase())?.[0]
  if (!extension || !rules.extensions.includes(extension))
    faults.push({ kind: 'extension', extensions: rules.extensions })
  return faults
}

/** 219136 -> `214 KB`. */
export function fileSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`
  const kb = bytes / 1024
  return kb < 1000 ? `${Math.round(kb)} KB` : `${(kb / 1024).toFixed(1)} MB`
}

import { Unzip, UnzipInflate } from 'fflate'
import { importTextMaxMb } from '#contract/imports/import-file.ts'
import { UnfitFile } from './unfit-file.ts'

const pieceBytes = 16_384

/** Counts unpacked bytes piece by piece: the sizes that an archive names may be wrong. */
export function refuseLargeArchive(bytes: Uint8Array): void {
  let total = 0
  const unzip = new Unzip(file => {
    file.ondata = (error, piece) => {
      total += piece?.length ?? 0
      // What is thrown here comes back as an error of the archive.
      if (total > importTextMaxMb * 1_000_000) throw new UnfitFile('import_text_too_large')
      if (error) throw new UnfitFile('import_file_unreadable')
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  for (let from = 0; from < bytes.length; from += pieceBytes)
    unzip.push(bytes.subarray(from, from + pieceBytes), from + pieceBytes >= bytes.length)
}

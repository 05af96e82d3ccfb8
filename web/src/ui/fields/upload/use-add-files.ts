import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  imageExtensions,
  type UploadProblem,
  type UploadRules,
  uploadProblems,
} from '#contract/shared/uploads.ts'
import { isPhoto, smallerPhoto } from './smaller-photo.ts'

export interface RefusedFile {
  name: string
  sentences: string[]
}

interface AddFilesOptions<Item> {
  /** The chosen files, possibly among other items. */
  value: readonly (File | Item)[]
  onChange: ((value: (File | Item)[]) => void) | undefined
  /** Receives the files instead, photos in full size. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  rules: UploadRules
  /** How many more files may be added. */
  free: number
}

const sentences: Record<UploadProblem, string> = {
  file_wrong_type: 'ui.upload.wrong_extension',
  file_too_large: 'ui.upload.too_big',
  file_empty: 'ui.upload.empty',
}

/** Adds files to a field: checks name and size, and makes photos smaller in the background. */
export function useAddFiles<Item = never>({ value, onChange, onFiles, rules, free }: AddFilesOptions<Item>) {
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const acceptsPhotos = imageExtensions.some(extension => extensions.includes(extension))
  // The value may change while a photo is made smaller.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return { refused, add }

  function add(files: readonly File[]) {
    const good = files.filter(file => problemsAhead(file).length === 0)
    const bad = files
      .filter(file => !good.includes(file))
      .map(file => ({ name: file.name, sentences: problemsAhead(file).map(sentenceOf) }))
    if (good.length > free)
      bad.push(
        ...good.slice(free).map(file => ({
          name: file.name,
          sentences: [t('ui.upload.validate__max-count-attachment', { max: maxCount, count: maxCount })],
        })),
      )
    setRefused(bad)
    const added = good.slice(0, free)
    if (added.length === 0) return
    if (onFiles) return onFiles(added)
    put([...latest.current, ...added])
    void makeSmaller(added.filter(isPhoto))
  }

  /** Size and type of a photo are only final after it was made smaller. */
  function problemsAhead(file: File): UploadProblem[] {
    const problems = uploadProblems(file, rules)
    return isPhoto(file) && acceptsPhotos ? problems.filter(problem => problem === 'file_empty') : problems
  }

  /** Adds the originals first, so that a save in the meantime includes them. */
  async function makeSmaller(photos: readonly File[]) {
    for (const photo of photos) {
      const smaller = await smallerPhoto(photo, maxKb)
      const problems = uploadProblems(smaller, rules)
      if (problems.length > 0) {
        put(latest.current.filter(item => item !== photo))
        setRefused(now => [...now, { name: photo.name, sentences: problems.map(sentenceOf) }])
      } else if (smaller !== photo) put(latest.current.map(item => (item === photo ? smaller : item)))
    }
  }

  function put(items: readonly (File | Item)[]) {
    latest.current = items
    onChange?.([...items])
  }

  function sentenceOf(problem: UploadProblem): string {
    return t(sentences[problem], {
      size: t('ui.file_size.kb', { size: maxKb }),
      extensions: extensions.join(', '),
    })
  }
}

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

interface TakeFiles<Item> {
  /** What the field holds: the files that were chosen, and whatever else stands among them. */
  value: readonly (File | Item)[]
  onChange: ((value: (File | Item)[]) => void) | undefined
  /** Takes the files over instead, photos as they are. */
  onFiles?: ((files: readonly File[]) => void) | undefined
  rules: UploadRules
  /** How many more fit. */
  free: number
}

const sentences: Record<UploadProblem, string> = {
  file_wrong_type: 'ui.upload.wrong_extension',
  file_too_large: 'ui.upload.too_big',
  file_empty: 'ui.upload.empty',
}

/** Files on their way into a field: checked by name and size, photos made smaller while the form goes on. */
export function useTakeFiles<Item = never>({ value, onChange, onFiles, rules, free }: TakeFiles<Item>) {
  const { extensions, maxKb, maxCount } = rules
  const { t } = useTranslation()
  const [refused, setRefused] = useState<RefusedFile[]>([])
  const acceptsPhotos = imageExtensions.some(extension => extensions.includes(extension))
  // What stands in the form when a photo has become smaller is no longer what stood there when it came.
  const latest = useRef(value)
  useEffect(() => {
    latest.current = value
  }, [value])
  return { refused, take }

  function take(files: readonly File[]) {
    const good = files.filter(file => problemsAhead(file).length === 0)
    const bad = files
      .filter(file => !good.includes(file))
      .map(file => ({ name: file.name, sentences: problemsAhead(file).map(sentenceOf) }))
    if (good.length > free)
      bad.push(
        ...good.slice(free).map(file => ({
          name: file.name,
          sentences: [t('ui.upload.validate__max-count-attachment', { max: maxCount })],
        })),
      )
    setRefused(bad)
    const taken = good.slice(0, free)
    if (taken.length === 0) return
    if (onFiles) return onFiles(taken)
    put([...latest.current, ...taken])
    void makeSmaller(taken.filter(isPhoto))
  }

  /** Of a photo it is known what it weighs, and what it is, when it has been made smaller. */
  function problemsAhead(file: File): UploadProblem[] {
    const problems = uploadProblems(file, rules)
    return isPhoto(file) && acceptsPhotos ? problems.filter(problem => problem === 'file_empty') : problems
  }

  /** They stand in the form from the start, so that none is missing if it is saved in the meantime. */
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

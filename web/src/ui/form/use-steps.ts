import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useGo } from '#web/shell/use-go.ts'
import { badSteps, isAbout } from './server-errors.ts'
import { placeInSteps, type StepsPlace } from './steps-place.ts'
import type { StepsFormProps } from './steps-types.ts'

/** Which step is open, how far one has come, and which steps are to be mended; kept with the draft. */
export function useSteps<Values extends object>(props: StepsFormProps<Values>) {
  const { form, steps, startAt = 0, wantingAt, onNext, onStep } = props
  // What is there already can be opened anywhere.
  const [reached, setReached] = useState(form.mode === 'create' ? startAt : steps.length - 1)
  const named = useStepInAddress()
  const [current, setCurrent] = useState(() => {
    const inAddress = steps.findIndex(step => step.key === named.first)
    return inAddress >= 0 && inAddress <= reached ? inAddress : startAt
  })
  const [isChecking, setChecking] = useState(false)
  // Steps that were passed, or all of them after a submit, tell of their errors.
  const [isRevealed, setRevealed] = useState(false)
  // The step that could not be left: red until it is mended.
  const [held, setHeld] = useState<number>()
  const bad = badSteps(form.entries, steps).filter(index => isRevealed || index < reached || index === held)

  const key = steps[current]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the step
  useEffect(() => {
    if (key && (current !== startAt || named.first)) named.write(key)
  }, [key])

  const root = useRef<HTMLOListElement>(null)
  const isOpened = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is about the moment at which another step is drawn
  useEffect(() => {
    if (isOpened.current) goToHead(root.current)
    isOpened.current = false
  }, [current])

  useEffect(() => {
    form.onShowErrors.current = (entries, isAtOnce) => {
      const [firstBad] = badSteps(entries, steps)
      const first = isAtOnce ? (wantingAt ?? firstBad) : firstBad
      flushSync(() => {
        setRevealed(true)
        if (first !== undefined) open(first)
      })
    }
    form.place.current = {
      now: (): StepsPlace => ({ step: current, reached }),
      restore: place => {
        const found = placeInSteps(place, steps.length)
        if (!found) return
        setReached(now => Math.max(now, found.reached))
        setCurrent(found.step)
        onStep?.(found.reached)
      },
    }
    return () => {
      form.onShowErrors.current = undefined
      form.place.current = undefined
    }
  })

  return { root, current, reached, bad, isChecking, open, next }

  function open(index: number) {
    isOpened.current = index !== current
    setCurrent(index)
    setReached(now => Math.max(now, index))
    onStep?.(index)
    form.moved()
  }

  /** Goes on from a step when the server finds nothing wrong with it. */
  async function next(index: number) {
    const step = steps[index]
    if (isChecking || !step) return
    setChecking(true)
    try {
      const mayGo = onNext
        ? await onNext(index)
        : (await form.check(entry => isAbout(entry, step.fields))).length === 0
      setHeld(mayGo ? undefined : index)
      if (mayGo) open(index + 1)
    } finally {
      setChecking(false)
    }
  }
}

/** A reload, and a link that is sent, come to the same step. */
function useStepInAddress() {
  const router = useRouter()
  const go = useGo()
  const [first] = useState(() => (router.state.location.search as { step?: unknown }).step)
  const write = (step: string) =>
    void go('.', {
      search: now => ({ ...now, step }),
      replace: true,
      resetScroll: false,
      ignoreBlocker: true,
    })
  return { first, write }
}

/** The step that was opened is what one looks at and goes on from: the one before it was longer, and is closed now. */
function goToHead(root: HTMLElement | null) {
  const step = root?.querySelector('[aria-current=step]')
  const head = step?.querySelector('h2')
  if (!step || !head) return
  head.focus({ preventScroll: true })
  const { top, bottom } = step.getBoundingClientRect()
  if (top < 60 || bottom > window.innerHeight) step.scrollIntoView({ block: 'start' })
}

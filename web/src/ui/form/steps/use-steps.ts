import { useRouter } from '@tanstack/react-router'
import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { focusOnceThere } from '#web/shell/focus/focus-soon.ts'
import { useGo } from '#web/shell/use-go.ts'
import { badSteps, isAbout } from '../save/server-errors.ts'
import { goToHead, isByKeyboard } from './step-focus.ts'
import { placeInSteps, type StepsPlace } from './steps-place.ts'
import type { StepsFormProps } from './steps-types.ts'

/** The open step, the furthest one reached, and the steps with errors; stored with the draft. */
export function useSteps<Values extends object>(props: StepsFormProps<Values>) {
  const { form, steps, startAt = 0, restoredErrorStep, onNext, onStep } = props
  // An edit can open any step.
  const [reached, setReached] = useState(form.mode === 'create' ? startAt : steps.length - 1)
  const named = useStepInAddress()
  const [current, setCurrent] = useState(() => {
    const inAddress = steps.findIndex(step => step.key === named.first)
    return inAddress >= 0 && inAddress <= reached ? inAddress : startAt
  })
  const [isChecking, setChecking] = useState(false)
  // Completed steps show their errors; after a submit all do.
  const [isRevealed, setRevealed] = useState(false)
  // The step that failed validation: red until fixed.
  const [failedStep, setFailedStep] = useState<number>()
  const bad = badSteps(form.entries, steps).filter(
    index => isRevealed || index < reached || index === failedStep,
  )

  const key = steps[current]?.key
  // biome-ignore lint/correctness/useExhaustiveDependencies: the address follows the step
  useEffect(() => {
    if (key && (current !== startAt || named.first)) named.write(key)
  }, [key])

  const root = useRef<HTMLOListElement>(null)
  const isOpened = useRef(false)
  const isTyping = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only runs when another step is rendered
  useEffect(() => {
    if (isOpened.current) goToHead(root.current, isTyping.current)
    isOpened.current = false
  }, [current])

  // After a failed validation the first invalid field gets the focus.
  const [refused, setRefused] = useState(0)
  useEffect(() => {
    if (refused > 0) focusOnceThere(() => root.current?.querySelector<HTMLElement>(firstErrorOfStep))
  }, [refused])

  useEffect(() => {
    form.onShowErrors.current = (entries, isAtOnce) => {
      const [firstBad] = badSteps(entries, steps)
      const first = isAtOnce ? (restoredErrorStep ?? firstBad) : firstBad
      flushSync(() => {
        setRevealed(true)
        if (first !== undefined) open(first)
      })
    }
    form.place.current = {
      now: (): StepsPlace => ({ step: current, reached }),
      restore: place => {
        const restored = placeInSteps(place, steps.length)
        if (!restored) return
        setReached(now => Math.max(now, restored.reached))
        setCurrent(restored.step)
        onStep?.(restored.reached)
      },
    }
    // When creating, Ctrl-Enter goes to the next step; an edit saves from any step.
    form.nextStep.current =
      form.mode === 'create' && current < steps.length - 1 ? () => void next(current) : undefined
    return () => {
      form.nextStep.current = undefined
      form.onShowErrors.current = undefined
      form.place.current = undefined
    }
  })

  return { root, current, reached, bad, isChecking, open, next }

  function open(index: number, byKeyboard = isByKeyboard()) {
    isTyping.current = byKeyboard
    isOpened.current = index !== current
    setCurrent(index)
    setReached(now => Math.max(now, index))
    onStep?.(index)
    form.moved()
  }

  /** Opens the next step if this one has no errors. */
  async function next(index: number) {
    const step = steps[index]
    if (isChecking || !step) return
    setChecking(true)
    const byKeyboard = isByKeyboard()
    try {
      const mayGo = onNext
        ? await onNext(index)
        : (await form.check(entry => isAbout(entry, step.fields))).length === 0
      setFailedStep(mayGo ? undefined : index)
      if (mayGo) open(index + 1, byKeyboard)
      // After the errors are rendered, which is a transition too.
      else startTransition(() => setRefused(count => count + 1))
    } finally {
      setChecking(false)
    }
  }
}

const firstErrorOfStep = '[aria-current=step] [aria-invalid=true]'

/** The URL names the step, for reloads and links. */
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

import { useSearch } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import type { PartsOrder } from '#contract/parts-orders/parts-order.ts'
import { type WizardStep, wizardSteps } from '#contract/parts-orders/parts-order-input.ts'
import type { ErrorEntry } from '#contract/shared/errors.ts'
import { useGo } from '#web/shell/use-go.ts'
import { goToHead, isByKeyboard } from '#web/ui/form/steps/step-focus.ts'
import { cacheOrder } from '../cached-order.ts'
import { reachedStep } from './reached-step.ts'
import type { StepHandle } from './step-types.ts'

/** The open step (in the URL), the furthest reached one, and navigation between them. */
export function useWizardSteps(order: PartsOrder) {
  const go = useGo()
  const search = useSearch({ strict: false }) as { step?: unknown }
  const [reached, setReached] = useState(() => reachedStep(order))
  const [entries, setEntries] = useState<Partial<Record<WizardStep, readonly ErrorEntry[]>>>({})
  // The step with errors that blocked leaving.
  const [held, setHeld] = useState<number>()
  const [isBusy, setBusy] = useState(false)
  const isMoving = useRef(false)
  // Saves of single choices, which run before the step is saved.
  const choices = useRef<Promise<unknown>>(Promise.resolve())
  const handles = useRef(new Map<WizardStep, StepHandle>())
  // Requested while the open step was loading; opened once that is saved.
  const awaited = useRef<number>(undefined)

  const named = wizardSteps.indexOf(search.step as WizardStep)
  // If the customer is known it starts with the items.
  const [first] = useState(() => Math.min(reached, 1))
  const current = Math.min(named < 0 ? first : named, reached)
  const bad = wizardSteps.flatMap((step, index) =>
    (entries[step]?.length ?? 0) > 0 && (index !== current || index === held) ? [index] : [],
  )

  const root = useRef<HTMLOListElement>(null)
  const isTyping = useRef(false)
  const shown = useRef(current)
  useEffect(() => {
    if (shown.current === current) return
    shown.current = current
    goToHead(root.current, isTyping.current)
  }, [current])

  return {
    root,
    current,
    reached,
    bad,
    isBusy,
    entries: wizardSteps.flatMap(step => entries[step] ?? []),
    register,
    showErrors,
    took,
    inTurn,
    open,
    move,
    isDirty: () => [...handles.current.values()].some(handle => handle.isDirty()),
    saveDirty,
    refuse,
  }

  function register(step: WizardStep, handle: StepHandle | null) {
    if (!handle) return void handles.current.delete(step)
    handles.current.set(step, handle)
    const next = awaited.current
    if (next === undefined || step !== wizardSteps[current]) return
    awaited.current = undefined
    void move(next)
  }

  function showErrors(step: WizardStep, found: readonly ErrorEntry[]) {
    setEntries(before => (before[step] === found ? before : { ...before, [step]: found }))
    if (found.length === 0) setHeld(now => (now === wizardSteps.indexOf(step) ? undefined : now))
  }

  function took(answer: PartsOrder) {
    cacheOrder(answer)
    for (const handle of handles.current.values()) handle.basedOn(answer)
  }

  function inTurn(save: () => Promise<unknown>) {
    choices.current = choices.current.then(save)
  }

  function open(index: number) {
    awaited.current = undefined
    setReached(now => Math.max(now, index))
    void go('.', {
      search: now => ({ ...now, step: wizardSteps[index] }),
      resetScroll: false,
      ignoreBlocker: true,
    })
  }

  /** Back at once; forward once all steps between are saved. */
  async function move(index: number) {
    if (isMoving.current) return
    isTyping.current = isByKeyboard()
    if (index > current && !handles.current.has(wizardSteps[current]!)) {
      awaited.current = index
      return
    }
    if (index <= current || (await saveDirty(index))) open(index)
  }

  /**
   * Saves dirty steps up to `until`, and the open one unless it may lack something. Resolves to whether all are
   * saved.
   */
  async function saveDirty(until: number, mayLack = false): Promise<boolean> {
    if (isMoving.current) return false
    isMoving.current = true
    setBusy(true)
    try {
      for (const [index, step] of wizardSteps.entries()) {
        await choices.current
        const handle = handles.current.get(step)
        if (index >= until || !handle || ((mayLack || index !== current) && !handle.isDirty())) continue
        if (await handle.save()) continue
        setHeld(index)
        if (index !== current) open(index)
        return false
      }
      return true
    } finally {
      isMoving.current = false
      setBusy(false)
    }
  }

  /** Opens the first step with an error; each step shows its own. */
  function refuse(found: readonly ErrorEntry[], stepOf: (entry: ErrorEntry) => WizardStep | undefined) {
    const refusedSteps = wizardSteps.filter(step => found.some(entry => stepOf(entry) === step))
    for (const step of refusedSteps)
      showErrors(
        step,
        found.filter(entry => stepOf(entry) === step),
      )
    const [firstBad] = refusedSteps
    if (!firstBad) return
    setHeld(wizardSteps.indexOf(firstBad))
    open(wizardSteps.indexOf(firstBad))
    for (const step of refusedSteps) handles.current.get(step)?.show()
  }
}

import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Typed text is shown at once; the form re-renders everything else with lower priority. Its values are
 * set at once too: what is sent or stored is never behind, only the rendering.
 */
export function useTyped<Value>(value: Value) {
  const [typed, setTyped] = useState<string>()
  const isTyping = useRef(false)
  const told = useRef(value)
  const teller = useRef<(value: Value) => void>(undefined)

  // After leaving the field, the form's value is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only runs when the value changes
  useEffect(() => {
    if (!isTyping.current) setTyped(undefined)
  }, [value])

  return {
    /** Undefined while nothing is typed: then the value is shown. */
    typed,
    type(text: string, next: Value, tell: ((value: Value) => void) | undefined) {
      isTyping.current = true
      told.current = next
      teller.current = tell
      setTyped(text)
      startTransition(() => tell?.(next))
    },
    /**
     * The field is left, or its value is set by code. Flushes pending renders
     * now: the next field may belong to the same value, and changes are based on what is rendered.
     */
    stop(last: Value = told.current) {
      const isBehind = isTyping.current && !Object.is(last, value)
      isTyping.current = false
      if (isBehind) flushSync(() => teller.current?.(last))
      else setTyped(undefined)
    },
  }
}

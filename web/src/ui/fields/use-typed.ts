import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * What is being typed shows at once; the form that hears of it draws everything else in its own time. Its values are
 * set at once too: what is sent or kept is never behind, only what is drawn.
 */
export function useTyped<Value>(value: Value) {
  const [typed, setTyped] = useState<string>()
  const isTyping = useRef(false)
  const told = useRef(value)
  const teller = useRef<(value: Value) => void>(undefined)

  // Once the field is left, whatever the form says goes.
  // biome-ignore lint/correctness/useExhaustiveDependencies: this is about the moment at which another value comes
  useEffect(() => {
    if (!isTyping.current) setTyped(undefined)
  }, [value])

  return {
    /** Undefined while nothing is typed: the value is to be shown then. */
    typed,
    type(text: string, next: Value, tell: ((value: Value) => void) | undefined) {
      isTyping.current = true
      told.current = next
      teller.current = tell
      setTyped(text)
      startTransition(() => tell?.(next))
    },
    /**
     * The field is left, or its value is set by something else than typing. What the form has not drawn yet is drawn
     * now: the next field may belong to the same value, and is changed from what is drawn.
     */
    stop(last: Value = told.current) {
      const isBehind = isTyping.current && !Object.is(last, value)
      isTyping.current = false
      if (isBehind) flushSync(() => teller.current?.(last))
      else setTyped(undefined)
    },
  }
}

import { startTransition, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Shows typed text at once; other re-rendering has lower priority. The form's values are set synchronously,
 * so that nothing stale is sent or stored.
 */
export function useTyped<Value>(value: Value) {
  const [typed, setTyped] = useState<string>()
  const isTyping = useRef(false)
  const latest = useRef(value)
  const onChange = useRef<(value: Value) => void>(undefined)

  // After blur the form's value is shown.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only runs when the value changes
  useEffect(() => {
    if (!isTyping.current) setTyped(undefined)
  }, [value])

  return {
    /** Undefined while nothing is typed. */
    typed,
    type(text: string, next: Value, change: ((value: Value) => void) | undefined) {
      isTyping.current = true
      latest.current = next
      onChange.current = change
      setTyped(text)
      startTransition(() => change?.(next))
    },
    /**
     * On blur, or when code sets the value. Flushes pending renders, because the next field may base its
     * change on them.
     */
    stop(last: Value = latest.current) {
      const isBehind = isTyping.current && !Object.is(last, value)
      isTyping.current = false
      if (isBehind) flushSync(() => onChange.current?.(last))
      else setTyped(undefined)
    },
  }
}

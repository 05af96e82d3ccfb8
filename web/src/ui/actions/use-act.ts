import { useRef } from 'react'
import type { AnswerOf, CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useWrite, type WriteOptions } from '#web/api/hooks.ts'
import { notify, type Outcome } from '#web/shell/notices.ts'
import { type Hints, showRefusal } from './show-refusal.ts'

interface ActOptions<E extends Endpoint> extends WriteOptions<E> {
  /** Key of the success notice. Default: 'Operation completed successfully'; null for none. */
  notice?: string | null
  /** The second line of the success notice. */
  outcome?: ((answer: AnswerOf<E>) => Outcome) | undefined
  /** Translation keys by status, shown below the server's message. */
  hints?: Hints
  onDone?: (() => unknown) | undefined
  /** Called on success and on refusal. */
  onClose?: () => void
}

/** A write outside of forms: shows success or the refusal, ignores repeated presses. */
export function useAct<const E extends Endpoint>(endpoint: E, options: ActOptions<E> = {}) {
  const { notice = 'app.notices.done', outcome, hints = {}, onDone, onClose, ...rest } = options
  const quiet = [...(rest.quiet ?? []), ...Object.keys(hints).map(Number)]
  const write = useWrite(endpoint, { ...rest, quiet })
  // The second press of a double click comes before `isPending` is rendered.
  const isWriting = useRef(false)
  return { act, isBusy: write.isPending }

  async function act(input: CallInput<E>): Promise<void> {
    if (isWriting.current) return
    isWriting.current = true
    let answer: AnswerOf<E>
    try {
      answer = await write.mutateAsync(input)
    } catch (failure) {
      showRefusal(failure, hints)
      onClose?.()
      return
    } finally {
      isWriting.current = false
    }
    if (notice) notify.success(notice, outcome?.(answer))
    onClose?.()
    await onDone?.()
  }
}

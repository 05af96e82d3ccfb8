import type { CallInput, Endpoint } from '#contract/shared/endpoint.ts'
import { useWrite, type WriteOptions } from '#web/api/hooks.ts'
import { notify } from '#web/shell/notices.ts'
import { type Hints, showRefusal } from './show-refusal.ts'

interface ActOptions<E extends Endpoint> extends WriteOptions<E> {
  /** Key of the success notice. Default: 'Operation completed successfully'; null for none. */
  notice?: string | null
  /** By the status of a refusal: a hint below the server's sentence (translation key). */
  hints?: Hints
  onDone?: (() => unknown) | undefined
  /** Called when done or refused, to close the dialog. */
  onClose?: () => void
}

/**
 * A write outside of forms: shows the success or the server's refusal. A second press does nothing.
 *
 *   const remove = useAct(tagEndpoints.deleteTag, { deletes: 'tag', onClose })
 *   <ConfirmAction busy={remove.isBusy} onYes={() => remove.act({ params: { id } })} onClose={onClose} ... />
 */
export function useAct<const E extends Endpoint>(endpoint: E, options: ActOptions<E> = {}) {
  const { notice = 'app.notices.done', hints = {}, onDone, onClose, ...rest } = options
  const quiet = [...(rest.quiet ?? []), ...Object.keys(hints).map(Number)]
  const write = useWrite(endpoint, { ...rest, quiet })
  return { act, isBusy: write.isPending }

  async function act(input: CallInput<E>): Promise<void> {
    if (write.isPending) return
    try {
      await write.mutateAsync(input)
    } catch (failure) {
      showRefusal(failure, hints)
      onClose?.()
      return
    }
    if (notice) notify.success(notice)
    onClose?.()
    await onDone?.()
  }
}

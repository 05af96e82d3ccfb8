import { useRouter } from '@tanstack/react-router'
import { useGo } from '#web/shell/use-go.ts'

/** From an order's own pages on to the list, when what was done there leaves nothing more to do; who is there stays. */
export function useToTheList(orderId: number): (how?: { replace?: boolean }) => Promise<void> | undefined {
  const router = useRouter()
  const go = useGo()
  const page = `/parts-orders/${orderId}`
  return how => {
    const { pathname } = router.state.location
    return pathname === page || pathname.startsWith(`${page}/`) ? go('/parts-orders', how) : undefined
  }
}

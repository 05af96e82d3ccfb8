import { useRouter } from '@tanstack/react-router'
import { useGo } from '#web/shell/use-go.ts'

/** Returns from an order's page to the list, if the user is still there. */
export function useToTheList(orderId: number): (how?: { replace?: boolean }) => Promise<void> | undefined {
  const router = useRouter()
  const go = useGo()
  const page = `/parts-orders/${orderId}`
  return how => {
    const { pathname } = router.state.location
    return pathname === page || pathname.startsWith(`${page}/`) ? go('/parts-orders', how) : undefined
  }
}

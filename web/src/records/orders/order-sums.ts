/** Dollars. */
export interface OrderSums {
  total_amount: number
  paid_amount: number
  balance: number
  is_overdue: boolean
  overdue_days: number
}

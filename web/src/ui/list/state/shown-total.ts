/** `1,204`, or `10,000+` if the count stopped there. */
export const totalText = (total: number, isMore: boolean): string =>
  `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`

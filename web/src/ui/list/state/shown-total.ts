/** `1,204`, or `10,000+` if the rows were not counted to the end. */
export const totalText = (total: number, isMore: boolean): string =>
  `${total.toLocaleString('en-US')}${isMore ? '+' : ''}`

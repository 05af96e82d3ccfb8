export const demoPassword = 'rigbay-demo'

export const demoAccounts = [
  { email: 'superadmin@rigbay.test', does: 'runs everything' },
  { email: 'admin@rigbay.test', does: 'runs the shop' },
  { email: 'mechanic@rigbay.test', does: 'works on the orders of the day, best on a phone' },
  { email: 'sales@rigbay.test', does: 'takes orders and payments, buys and sells parts' },
] as const

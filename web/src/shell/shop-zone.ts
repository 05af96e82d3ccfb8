let zone: string | undefined

/** The IANA zone of the company, which decides which day it is. Undefined before the configuration is loaded. */
export const shopZone = (): string | undefined => zone

export function setShopZone(name: string): void {
  zone = name
}

let zone: string | undefined

/** The company's IANA zone, which decides the day. Undefined before the configuration is loaded. */
export const shopZone = (): string | undefined => zone

export function setShopZone(name: string): void {
  zone = name
}

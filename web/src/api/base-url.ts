/** Empty: same origin as the pages. Another host is set at build time. */
export const apiBaseUrl: string = (import.meta.env?.VITE_API_URL ?? '').replace(/\/$/, '')

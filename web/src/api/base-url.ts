/** Where the API lives. Empty: where the pages came from. Another host is set when the web is built. */
export const apiBaseUrl: string = (import.meta.env?.VITE_API_URL ?? '').replace(/\/$/, '')

export const searchDebounceMs = 500

/** Searches need more than 2 characters. */
export const minSearchLength = 3

export const searchesWith = (text: string): boolean => text.trim().length >= minSearchLength

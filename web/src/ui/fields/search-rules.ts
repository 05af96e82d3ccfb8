/** Search boxes wait until typing rests this long. */
export const searchDebounceMs = 500

/** They ask with more than 2 characters. */
export const minSearchLength = 3

export const searchesWith = (text: string): boolean => text.trim().length >= minSearchLength

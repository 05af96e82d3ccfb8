import { z } from 'zod'

/**
 * NFC, without zero-width characters and direction marks, which pasted text contains and no search finds.
 * The joiner within an emoji stays.
 */
export const cleanText = (text: string): string => text.normalize('NFC').replace(invisible, '')

const invisible =
  /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u200c\u200d](?!\p{Extended_Pictographic})/gu

export const typedText = (error?: string) => z.string(error).overwrite(cleanText).trim()

/**
 * Normalizes the name of a place, so that its spellings compare equal: lower case, no accents on Latin letters, no
 * punctuation, "and" for "&", "saint" for "St."
 */
export const foldPlace = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll('&', ' and ')
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^st /, 'saint ')
    .replace(/^the /, '')

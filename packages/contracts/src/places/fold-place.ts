/**
 * The one form in which two spellings of a place's name are the same: lower case, no accents on Latin letters,
 * no punctuation, "and" for "&", "saint" for "St."
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

/**
 * Folds a text for searching and sorting: lower case, no accents on Latin letters, no repeated spaces, so that "zoe"
 * finds "Zoë". This is not done in the database, where the result would depend on the locale.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** Returns the key by which names are compared. It ignores case and repeated spaces, but not accents. */
export const normalizeName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

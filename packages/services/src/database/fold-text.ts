/**
 * Folds a text for searching and sorting: lower case, without accents on Latin letters and repeated spaces,
 * so that "zoe" finds "Zoë". Not done in the database, where the result would depend on the locale.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The key by which two names are the same: ignores case and repeated spaces, but not accents. */
export const normalizeName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

/**
 * A text as it is compared when searching and sorting: without case, accents on Latin letters and doubled
 * spaces, so that "zoe" finds "Zoë". Done here and not in the database, whose answer would depend on its
 * locale.
 */
export const foldText = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A name as it is compared for being the same name: only case and spaces do not count. */
export const normalizeName = (name: string): string =>
  name.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()

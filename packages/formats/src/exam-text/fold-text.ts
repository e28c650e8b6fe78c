/** Normalizes a text for comparison: ignores case and invisible characters. */
export const foldText = (text: string): string =>
  (/[\u0300-\u036f]/.test(text) ? text.normalize('NFC') : text)
    .replace(/[\xad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/** Normalizes a text for comparison: ignores case and invisible characters. */
export const foldText = (text: string): string =>
  text
    .replace(/[\xad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

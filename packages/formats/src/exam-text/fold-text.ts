/** A text as it is compared: without its case, and what of it nobody sees. */
export const foldText = (text: string): string =>
  text
    .replace(/[\xad\u200b-\u200d\ufeff]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()

/**
 * Removes characters that the database cannot store (NUL, unpaired surrogates), which pasted text may
 * contain.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * Removes characters that no service can store (NUL, lone surrogates), which a pasted text may
 * contain.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

/**
 * What a text field takes: all but what no service can store (a NUL, half of a character), which a paste may
 * bring along.
 */
export const storable = (text: string): string => text.replaceAll('\0', '').toWellFormed()

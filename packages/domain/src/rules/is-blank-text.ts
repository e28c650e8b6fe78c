/** What a reader can see: U+2800, an empty braille cell, is neither a space nor ignorable, and shows nothing. */
const visible = /[^\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/u

/** Whether a text has nothing to read: it is empty, or has only spaces and characters that are never shown. */
export const isBlankText = (text: string): boolean => !visible.test(text)

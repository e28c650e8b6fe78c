/** Classes of elements that our own files write, by which they are read again character by character. */
export const exactText = 'exact-text'
export const exactEquation = 'exact-equation'

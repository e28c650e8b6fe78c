import { limits } from '../limits.ts'

/** Shortens a long text. It counts code points, so that no character is cut in half. */
export const preview = (text: string): string => {
  const characters = [...text]
  return characters.length > limits.previewLength
    ? `${characters.slice(0, limits.previewLength).join('')}…`
    : text
}

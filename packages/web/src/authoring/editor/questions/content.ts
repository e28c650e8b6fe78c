/** A text with its equation (TeX), its image (a link) and what the image shows; missing ones are empty. */
export type Content = { text: string; equation: string; image: string; description?: string | undefined }

export const isEmptyContent = ({ text, equation, image }: Content): boolean =>
  text.trim() === '' && equation.trim() === '' && image === ''

/** The fields that are visible. */
export type Area = 'text' | 'text and equation' | 'equation'

/** The visible fields: those with content, and those that the author asked for. */
export const areaOf = ({ text, equation }: Content, asked: Area): Area => {
  if (asked === 'text and equation') return asked
  if (equation === '') return asked === 'equation' && text === '' ? 'equation' : 'text'
  return text === '' ? 'equation' : 'text and equation'
}

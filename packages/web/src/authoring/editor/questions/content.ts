/** A text with its equation (TeX) and its image (a link), each empty where there is none. */
export type Content = { text: string; equation: string; image: string }

export const isEmptyContent = ({ text, equation, image }: Content): boolean =>
  text.trim() === '' && equation.trim() === '' && image === ''

/** Which fields are shown. */
export type Area = 'text' | 'text and equation' | 'equation'

/** What is written is always shown; of fields without content only those that were asked for. */
export const areaOf = ({ text, equation }: Content, asked: Area): Area => {
  if (asked === 'text and equation') return asked
  if (equation === '') return asked === 'equation' && text === '' ? 'equation' : 'text'
  return text === '' ? 'equation' : 'text and equation'
}

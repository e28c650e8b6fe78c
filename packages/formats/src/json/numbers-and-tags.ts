import { fieldOf, type JsonObject, textOf } from './json-fields.ts'
import { textsOf } from './other-options.ts'

/** The number that a question has in the file: 5, "5", or "Q5". Longer ones identify it for a program. */
export const numberOf = (question: JsonObject): { number?: number } => {
  const names = ['questionnumber', 'questionno', 'number', 'no', 'num', 'nr', 'id', 'questionid']
  const written = textOf(fieldOf(question, names)?.value)?.trim() ?? ''
  const [, digits] = /^(?:q|question)?[\s_#-]{0,3}0*(\d{1,5})$/i.exec(written) ?? []
  return digits === undefined ? {} : { number: Number(digits) }
}

export const tagsOf = (question: JsonObject): string[] => {
  const tags = fieldOf(question, ['tags', 'keywords', 'labels'])?.value
  return Array.isArray(tags) ? textsOf(tags) : (textOf(tags) ?? '').split(/[,;|]/).map((tag) => tag.trim())
}

export const marksOf = (question: JsonObject): { marks?: number } => {
  const marks = Number(
    textOf(
      fieldOf(question, [
        'points',
        'marks',
        'score',
        'mark',
        'pointspossible',
        'maxscore',
        'pointvalue',
        'defaultmark',
      ])?.value,
    ) ?? Number.NaN,
  )
  return Number.isNaN(marks) ? {} : { marks }
}

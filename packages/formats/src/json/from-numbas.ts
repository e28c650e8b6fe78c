import { isDecimal } from '../decimals.ts'
import { isObject, type JsonObject, textOf } from './json-fields.ts'

const listIn = (object: JsonObject, name: string): unknown[] => {
  const value = object[name]
  return Array.isArray(value) ? value : []
}
const wordsIn = (object: JsonObject, name: string): string => (textOf(object[name]) ?? '').trim()

type Part = (part: JsonObject) => JsonObject

/** Options and what they earn. What is said to each of them stands beside them. */
const choices: Part = (part) => {
  const feedback = listIn(part, 'distractors')
  const marks = listIn(part, 'matrix').map(Number)
  return {
    options: listIn(part, 'choices').map((text, index) => ({
      text: textOf(text) ?? '',
      isCorrect: (marks[index] ?? 0) > 0,
      ...(textOf(feedback[index]) && { feedback: textOf(feedback[index]) }),
    })),
  }
}

const number: Part = (part) => {
  const [low, high] = [wordsIn(part, 'minValue'), wordsIn(part, 'maxValue')]
  return isDecimal(low) && isDecimal(high)
    ? { type: 'numeric', answer: low === high ? low : `${low} to ${high}` }
    : { type: 'generated_numbers' }
}

const pattern: Part = (part) =>
  wordsIn(part, 'matchMode') === 'exact'
    ? { type: 'short_answer', answer: wordsIn(part, 'answer') }
    : { type: 'regular_expression' }

/** The parts of Numbas that can be asked here, by their types. */
const parts: Readonly<Record<string, Part>> = {
  '1_n_2': choices,
  m_n_2: choices,
  numberentry: number,
  patternmatch: pattern,
  extension: () => ({ type: 'program' }),
  jme: () => ({ type: 'formula' }),
  matrix: () => ({ type: 'formula' }),
  gapfill: () => ({ type: 'several_parts' }),
  m_n_x: () => ({ type: 'several_parts' }),
  information: () => ({ type: 'text_without_question' }),
}

const drawn = /\\(?:var|simplify)\{|\{[A-Za-z]\w*\}/

/** A question of Numbas in the words of other tools. Its variables are drawn by a language of its own. */
const fromQuestion = (question: JsonObject, section: string): JsonObject => {
  const all = listIn(question, 'parts').filter(isObject)
  const [part] = all
  const asked = [wordsIn(question, 'statement'), part ? wordsIn(part, 'prompt') : '']
  const advice = wordsIn(question, 'advice')
  const hasVariables = isObject(question['variables']) && Object.keys(question['variables']).length > 0
  const text = asked.filter((one) => one !== '').join('\n')
  const read = part && parts[wordsIn(part, 'type')]
  return {
    question: text,
    ...(section !== '' && { section }),
    ...(listIn(question, 'tags').length > 0 && { tags: question['tags'] }),
    ...(advice !== '' && { explanation: advice }),
    ...(part && Number(part['marks']) > 0 && { points: Number(part['marks']) }),
    ...(all.length > 1
      ? { type: 'several_parts' }
      : hasVariables && drawn.test(JSON.stringify(question))
        ? { type: 'generated_numbers' }
        : part && read
          ? read(part)
          : { type: 'of_another_kind' }),
  }
}

/** The questions of an exam of Numbas, below the names of their groups. Undefined for other JSON. */
export const fromNumbas = (value: JsonObject): JsonObject | undefined => {
  const groups = value['question_groups']
  if (!Array.isArray(groups) || !groups.every(isObject)) return undefined
  const hasSections = groups.length > 1
  return {
    questions: groups.flatMap((group) =>
      listIn(group, 'questions')
        .filter(isObject)
        .map((question) => fromQuestion(question, hasSections ? wordsIn(group, 'name') : '')),
    ),
  }
}

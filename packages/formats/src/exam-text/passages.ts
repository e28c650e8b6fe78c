import { latinDigits } from './letters.ts'
import type { ListedQuestion } from './listed-question.ts'
import { defined, elementAt } from '@quizwright/domain/defined.ts'

const questionsWord =
  'questions?|items?|fragen|aufgaben|preguntas?|domande|quest(?:ões|oes)|perguntas?|vragen|frågorna|pytania|' +
  'sorular|вопрос\\p{L}*|питання|savollar|الأسئلة|أسئلة|سوالات|سوال|प्रश्न\\p{M}*\\p{L}*|প্রশ্ন|soal|câu(?:\\s+hỏi)?'
const upTo = '[-–—~]|to|through|and|bis|und|a|al|à|et|e|y|до|и|إلى|تا|से'
/** "Read the passage and answer questions 1-2", in whatever order the language has these words. */
const range = new RegExp(
  String.raw`(?:${questionsWord})\s*(?:n[oº°]s?\.?|nos?\.?|#)?\s*[([（]?(\p{Nd}{1,4})\s*(?:${upTo})\s*(\p{Nd}{1,4})|` +
    String.raw`(\p{Nd}{1,4})\s*(?:${upTo})\s*(\p{Nd}{1,4})\s*(?:${questionsWord})`,
  'iu',
)
const mostQuestions = 50

const rangeIn = (text: string): { from: number; to: number } | undefined => {
  const [, one, two, first, last] = range.exec(text) ?? []
  const [from, to] = [one ?? first, two ?? last].map((digits) => latinDigits(digits ?? ''))
  return defined(from, 'from') > 0 &&
    defined(to, 'to') > defined(from, 'from') &&
    defined(to, 'to') - defined(from, 'from') < mostQuestions
    ? { from: defined(from, 'from'), to: defined(to, 'to') }
    : undefined
}

/** Whether a text says which questions it is about. */
export const namesQuestions = (text: string): boolean => rangeIn(text) !== undefined

/**
 * Handles a text above questions that names them: "Read the passage and answer questions 1-2." It becomes the
 * paragraph of the questions with these numbers that follow it, in a row.
 */
export const withPassages = <Question extends ListedQuestion>(questions: readonly Question[]): Question[] => {
  const result: Question[] = []
  for (let at = 0; at < questions.length; at += 1) {
    const passage = elementAt(questions, at)
    const named = passage.number === undefined && passage.options.length === 0 ? rangeOf(passage) : undefined
    const count = named ? named.to - named.from + 1 : 0
    const about = questions.slice(at + 1, at + 1 + count)
    const areThese =
      about.length === count &&
      about.every(({ number }, index) => number === defined(named, 'named').from + index)
    if (count === 0 || !areThese) result.push(passage)
    else {
      const paragraph = passage.stem.join('\n').trim()
      for (const question of about) result.push({ ...question, paragraph })
      at += count
    }
  }
  return result
}

/** A title may stand above the line that names them. */
const mostAbove = 3

const rangeOf = ({ stem, fields, images }: ListedQuestion) =>
  Object.keys(fields).length > 0 || images.length > 0
    ? undefined
    : rangeIn(
        stem
          .filter((line) => line.trim() !== '')
          .slice(0, mostAbove)
          .join('\n'),
      )

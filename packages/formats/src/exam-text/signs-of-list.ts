import { withPercents } from './percents-of-options.ts'
import { withWordsInBrackets } from './words-in-brackets.ts'
import { defined } from '@quizwright/domain/defined.ts'
import { latinLetter } from '@quizwright/domain/rules/option-letters.ts'
import { anyLetter } from './letters.ts'
import type { ListedOption, ListedQuestion } from './listed-question.ts'

type Asked = ListedQuestion & { keyAnswer?: string | undefined }

const letterAtEnd = new RegExp(String.raw`^(.*\S)\s*[([{（【]\s*(${anyLetter})\s*[)\]}）】]\s*$`, 'su')
/** Without a blank it is the sign of a charge: Na+. */
const plusAtEnd = /^(.*\S)\s+\+$/s
const leastQuestions = 2

/**
 * Signs that mean nothing at one question, because a text may end so, but name the right option where the whole list
 * has them: "Which planet is red? [B]", and a plus behind one option of each question.
 */
export const withSignsOfList = <Question extends Asked>(
  questions: readonly Question[],
): readonly Question[] =>
  withoutWrongWords(
    withWordsInBrackets(
      withKeyRow(
        withShortSign(
          withWordBehind(
            withLetterBelow(withScores(withPercents(withPlus(withOwnLetter(withLetterAtEnd(questions)))))),
          ),
        ),
      ),
    ),
  )

const lacksKey = ({ options, fields, keyAnswer }: Asked): boolean =>
  options.length > 1 &&
  fields.answer === undefined &&
  keyAnswer === undefined &&
  !options.some(({ isMarked }) => isMarked)

/** Applies what was read of each question that lacks a key, if it was read of all of them. */
const whereAll = <Question extends Asked, Found>(
  questions: readonly Question[],
  read: (question: Question) => Found | undefined,
  apply: (question: Question, found: Found) => Question,
): readonly Question[] => {
  const lacking = questions.filter(lacksKey)
  const found = new Map(lacking.map((question) => [question, read(question)] as const))
  if (lacking.length < leastQuestions || [...found.values()].includes(undefined)) return questions
  return questions.map((question) => {
    const one = found.get(question)
    return one === undefined ? question : apply(question, one)
  })
}

const withLetterAtEnd = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  whereAll(
    questions,
    ({ stem, options }) => {
      const [, text, letter] = letterAtEnd.exec(stem.join('\n').trimEnd()) ?? []
      return letter !== undefined && options.some((option) => option.letter === latinLetter(letter))
        ? { text: defined(text, 'text'), letter }
        : undefined
    },
    (question, { text, letter }) => ({
      ...question,
      stem: text.split('\n'),
      fields: { ...question.fields, answer: letter },
    }),
  )

const withPlus = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  whereAll(
    questions,
    ({ options }) => {
      const signed = options.filter(({ text }) => plusAtEnd.test(text))
      return signed.length === 1 ? signed[0] : undefined
    },
    (question, signed) => ({
      ...question,
      options: question.options.map((option) =>
        option === signed
          ? { ...option, text: option.text.replace(plusAtEnd, '$1'), isMarked: true }
          : option,
      ),
    }),
  )

const ownLetter = /^(.*\S)\s+[([]?([A-H])[)\]]?$/s

/** The only option of a question that ends with its own letter: "b. Rome  B". */
const withOwnLetterIn = ({ options }: Asked): ListedOption | undefined => {
  const signed = options.filter(({ text, letter }) => ownLetter.exec(text)?.[2] === letter)
  return signed.length === 1 ? signed[0] : undefined
}

/** The same, where the right option of each question ends with its letter. Its formatting may mark it, too. */
const withOwnLetter = <Question extends Asked>(questions: readonly Question[]): readonly Question[] => {
  const lacking = questions.filter(lacksKey)
  const areAll =
    lacking.length >= leastQuestions && lacking.every((one) => withOwnLetterIn(one) !== undefined)
  const marked = questions.filter((one) => withOwnLetterIn(one)?.isMarked === true)
  const isSigned = (question: Question): boolean =>
    (areAll && lacksKey(question)) || (marked.length >= leastQuestions && marked.includes(question))
  return questions.map((question) => {
    const signed = isSigned(question) ? withOwnLetterIn(question) : undefined
    return signed === undefined
      ? question
      : {
          ...question,
          options: question.options.map((option) =>
            option === signed
              ? { ...option, text: option.text.replace(ownLetter, '$1'), isMarked: true }
              : option,
          ),
        }
  })
}

/** What an option earns, or whether it is right, behind its text: "Mars [1]", "Mars (100%)", "Mars - correct". */
const scoreAtEnd = /^(.*\S)\s*(?:[([](\d{1,3})\s*%?[)\]]|(?<=\s)[-–]\s*(correct|right|incorrect|wrong))\.?$/is

const scoredIn = (text: string): { rest: string; isRight: boolean } | undefined => {
  const [, rest, score, word] = scoreAtEnd.exec(text) ?? []
  if (rest === undefined) return undefined
  return { rest: rest.trim(), isRight: Number(score) > 0 || /^(?:correct|right)$/i.test(word ?? '') }
}

/** The same, where each option of the list has such a score, and one of each question a score above nothing. */
const withScores = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  whereAll(
    questions,
    ({ options }) => {
      const scored = options.map(({ text }) => scoredIn(text))
      const areAll = scored.every((one) => one !== undefined)
      return areAll && scored.filter((one) => one.isRight).length === 1 ? scored : undefined
    },
    (question, scored) => ({
      ...question,
      options: question.options.map((option, index) => ({
        ...option,
        text: scored[index]?.rest ?? option.text,
        isMarked: scored[index]?.isRight === true,
      })),
    }),
  )

const letterBelow = new RegExp(String.raw`^([^]*\S)\s*\n\s*[([（]?(${anyLetter})[)\]）.]?\s*$`, 'u')

/** A letter alone below the last option of each question. */
const withLetterBelow = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  whereAll(
    questions,
    ({ options }) => {
      const [, text, letter] = letterBelow.exec(options.at(-1)?.text ?? '') ?? []
      return letter !== undefined && options.some((option) => option.letter === latinLetter(letter))
        ? { text: defined(text, 'text'), letter }
        : undefined
    },
    (question, { text, letter }) => ({
      ...question,
      options: question.options.map((option, index, all) =>
        index === all.length - 1 ? { ...option, text } : option,
      ),
      fields: { ...question.fields, answer: letter },
    }),
  )

/** Without brackets around them, other words for right are the ends of texts: "turn - right". */
const sureWords =
  '(?:(?:the\\s+)?correct|right)\\s+(?:answer|one|option)|correct[ao]?|answer|ans|richtig|corrett[ao]|' +
  'верно|正解|正确|정답'
const wordBehind = new RegExp(
  String.raw`^(.*\S)\s*(?:\s[–—-]{1,2}\s*|\s\/\/\s*|\s#\s*)\(?(?:${sureWords})\)?[.!]?\s*$`,
  'isu',
)

/** A word for right behind one option of each question: "gold — ANSWER", "V = IR // correct". */
const withWordBehind = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  whereAll(
    questions,
    ({ options }) => {
      const signed = options.filter(({ text }) => wordBehind.test(text))
      return signed.length === 1 ? signed[0] : undefined
    },
    (question, signed) => ({
      ...question,
      options: question.options.map((option) =>
        option === signed
          ? { ...option, text: option.text.replace(wordBehind, '$1'), isMarked: true }
          : option,
      ),
    }),
  )

const rowOfKeys = new RegExp(String.raw`^${anyLetter}(?:[\s,;]*${anyLetter})+$`, 'u')
const leastInRow = 3

/**
 * A row with one letter for each question, which stands as the answer of the last one: "Key: BAD". All others have no
 * answer of their own.
 */
const withKeyRow = <Question extends Asked>(questions: readonly Question[]): readonly Question[] => {
  const written = questions.at(-1)?.fields.answer?.trim() ?? ''
  if (questions.length < leastInRow || !rowOfKeys.test(written)) return questions
  const letters = written.match(new RegExp(anyLetter, 'gu')) ?? []
  const areAll =
    letters.length === questions.length &&
    questions.slice(0, -1).every(lacksKey) &&
    questions.every(({ options }, index) =>
      options.some(({ letter }) => letter === latinLetter(letters[index] ?? '')),
    )
  if (!areAll) return questions
  return questions.map((question, index) => ({
    ...question,
    fields: { ...question.fields, answer: letters[index] ?? '' },
  }))
}

/** A word is a sign only where many questions have it. */
const shortAtEnd = /^(.*\S)[ \t]+(\S{1,3}|\p{L}{4,12})$/u
const longestShort = 3
const leastWords = 10
const leastSigned = 3
const leastShare = 0.8

/** The signs that stand behind exactly one option of a question. */
const shortSignsOf = ({ options }: Asked): string[] => {
  const signs = options.flatMap(({ text }) => shortAtEnd.exec(text)?.[2] ?? [])
  return signs.filter((sign) => signs.indexOf(sign) === signs.lastIndexOf(sign))
}

/** A number, a unit or the end of a sentence may stand behind one option of each question, too. */
const mayMark = (sign: string): boolean => !/^\d|^[a-z%]|^[?!.:;…]+$/u.test(sign)

/** The short sign behind one option of nearly each question, the same in all: "Rome R", "Rome (x)". */
const signOfAll = (questions: readonly Asked[]): string | undefined => {
  const counts = new Map<string, number>()
  for (const question of questions)
    for (const sign of shortSignsOf(question)) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const [most] = [...counts].toSorted(([, one], [, other]) => other - one)
  const least = (most?.[0].length ?? 0) > longestShort ? leastWords : leastSigned
  const isShared = most !== undefined && mayMark(most[0]) && most[1] >= least
  return isShared && most[1] >= leastShare * questions.length ? most[0] : undefined
}

const withShortSign = <Question extends Asked>(questions: readonly Question[]): readonly Question[] => {
  const lacking = questions.filter(lacksKey)
  const sign = signOfAll(lacking)
  if (sign === undefined) return questions
  return questions.map((question) =>
    lacking.includes(question) && shortSignsOf(question).includes(sign)
      ? {
          ...question,
          hints: [...(question.hints ?? []), `“${sign}” was read as the name of the answer: check it`],
          source: question.source.map((line) =>
            shortAtEnd.exec(line.trimEnd())?.[2] === sign ? line.trimEnd().replace(shortAtEnd, '$1') : line,
          ),
          options: question.options.map((option) =>
            shortAtEnd.exec(option.text)?.[2] === sign
              ? { ...option, text: option.text.replace(shortAtEnd, '$1'), isMarked: true }
              : option,
          ),
        }
      : question,
  )
}

const wrongWords =
  'wrong|incorrect|false|falsch|incorrect[ao]|fals[ao]|errad[ao]|faux|неверно|غلط|خطأ|गलत|错误|錯誤|错'
const wrongAtEnd = new RegExp(String.raw`^(.*\S)\s*[([](?:${wrongWords})[)\]]$`, 'isu')

/** The word for wrong behind each option of a question that is not right says what the marks say. */
const withoutWrongWords = <Question extends Asked>(questions: readonly Question[]): readonly Question[] =>
  questions.map((question) => {
    const wrong = question.options.filter(({ isMarked }) => !isMarked)
    const isSaid =
      wrong.length > 0 &&
      wrong.length < question.options.length &&
      wrong.every(({ text }) => wrongAtEnd.test(text))
    return isSaid
      ? {
          ...question,
          options: question.options.map((option) =>
            option.isMarked ? option : { ...option, text: option.text.replace(wrongAtEnd, '$1') },
          ),
        }
      : question
  })

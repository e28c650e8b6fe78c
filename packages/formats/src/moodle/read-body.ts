import { emptyContent, type RawOption, type RawQuestion } from '../entry/entry.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { oneChoice } from '../entry/one-choice.ts'
import { allOrNothing, byWeights } from '../entry/tick-scoring.ts'
import {
  type AcceptedLine,
  feedbackLost,
  inWords,
  typedAnswer,
  type TypedSettings,
  withoutWorth,
} from '../entry/typed-settings.ts'
import { wordsOf } from '../entry/words-of.ts'
import { ruleOfName } from '../kinds/ordering/rules.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import { readCloze } from './read-cloze.ts'
import { kindOfType } from './other-types.ts'
import { textOfMoodle } from '../kinds/numeric/drawn/moodle-formula.ts'
import { readCalculated, variableNames } from './read-calculated.ts'
import { typedWords, unitsOf } from './typed-settings.ts'
import { readFeedback } from './read-feedback.ts'
import { readNumberedGaps } from './read-numbered-gaps.ts'
import { readNumber } from './read-number.ts'
import { readMarkedGaps } from './read-marked-gaps.ts'
import { readSingleChoice } from './read-single-choice.ts'
import { gridOfKprime, gridOfMatrix, gridOfOuMatrix } from './read-grids.ts'
import { readRows } from './read-rows.ts'
import type { ReadText } from './read-text.ts'

type Body = Pick<
  RawQuestion,
  | 'kind'
  | 'options'
  | 'ticks'
  | 'answer'
  | 'typed'
  | 'matched'
  | 'matchedBy'
  | 'ordered'
  | 'filled'
  | 'choices'
  | 'reason'
  | 'optionFeedback'
  | 'whenRight'
  | 'whenWrong'
  | 'hintTexts'
> & {
  content?: RawQuestion['content']
}

/** Reads the answers of a question by its Moodle type. */
export const readBody = (element: Element, readText: ReadText, without: string[]): Body =>
  trueFirst({
    ...readFeedback(element, readText, without),
    ...readAnswers(element, readText, without),
  })

/** Moodle shows True before False, in whichever order a file has them. */
const trueFirst = (body: Body): Body => {
  const { kind, options = [], optionFeedback } = body
  if (kind !== 'trueFalse' || options[0]?.text !== 'False') return body
  return {
    ...body,
    options: options.toReversed(),
    ...(optionFeedback && { optionFeedback: optionFeedback.toReversed() }),
  }
}

const readAnswers = (element: Element, readText: ReadText, without: string[]): Body => {
  const answers = childrenNamed(element, 'answer')
  const type = attribute(element, 'type') ?? ''
  switch (type) {
    case 'multichoiceset':
      return { ...readOptions(answers, false, readText, without), ticks: allOrNothing }
    case 'oumultiresponse':
      return { ...readOptions(answers, false, readText, without), ticks: { scoring: { rule: 'net' } } }
    case 'multichoice':
      return readOptions(answers, isSingle(element), readText, without)
    case 'truefalse':
      return { kind: 'trueFalse', options: readTrueFalse(answers) }
    case 'essay':
    case 'essayautograde':
    case 'aitext':
      if (type !== 'essay') without.push('how Moodle grades it')
      if (textOf(childNamed(element, 'graderinfo')).trim() !== '') without.push('its notes for graders')
      if (textOf(childNamed(element, 'responsetemplate')).trim() !== '')
        without.push('the text that answers begin with')
      return { kind: 'descriptive' }
    case 'shortanswer':
      return { kind: 'shortAnswer', ...readTyped(answers, readText, without, typedWords(element)) }
    case 'pmatch':
    case 'regexp':
      return {
        kind: 'shortAnswer',
        answer: inWords(worth(acceptedIn(answers, readText))),
        ...(answers.length > 0 && { reason: onlyPatterns }),
      }
    case 'numerical':
      return { kind: 'number', ...readTyped(answers, readText, without, unitsOf(element)) }
    case 'calculated':
    case 'calculatedsimple':
      return readDrawn(element, answers, readText, without) ?? { kind: 'calculated' }
    case 'calculatedmulti':
      // Its texts come with the numbers of one student.
      return variableNames(element).size === 0
        ? { kind: 'calculated' }
        : readOptions(answers, isSingle(element), readText, without)
    case 'matching':
    case 'match':
    case 'ddmatch':
      return readMatching(element, readText)
    case 'kprime':
    case 'mtf':
      return readRows(gridOfKprime(element, readText), without)
    case 'matrix':
      return readRows(gridOfMatrix(element, readText), without)
    case 'oumatrix':
      return readRows(gridOfOuMatrix(element, readText), without)
    case 'cloze':
    case 'multianswer':
      return { kind: 'gaps', ...readCloze(readText(childNamed(element, 'questiontext')), without) }
    case 'ddwtos':
    case 'gapselect':
      return { kind: 'gaps', ...readNumberedGaps(element, type === 'ddwtos', readText) }
    case 'gapfill':
      return readMarkedGaps(element, readText, without) ?? { kind: 'composed' }
    case 'sc':
      return readSingleChoice(element, readText, without)
    case 'ordering':
      return readOrdering(element, readText, without)
    default:
      return kindOfType(type) ?? { kind: 'unknown', reason: unknownType(type) }
  }
}

const onlyPatterns =
  'Its answers are patterns of another tool, which are not read. Give the texts they stand for.'

const maxShownType = 60
const unknownType = (type: string): string =>
  type === ''
    ? 'It does not say of which type it is.'
    : `Its type "${type.slice(0, maxShownType)}" is not known here. Write it as a question with one right option or ` +
      'a descriptive one.'

const isSingle = (element: Element): boolean => textOf(childNamed(element, 'single')).trim() !== 'false'

const fractionOf = (answer: Element): number => readNumber(attribute(answer, 'fraction') ?? '0')

/** If students tick one option, a correct option gives all marks; if they tick several, it gives any share. */
const readOptions = (
  answers: readonly Element[],
  isSingle: boolean,
  readText: ReadText,
  without: string[],
): Body => {
  const isRight = (answer: Element): boolean =>
    isSingle ? fractionOf(answer) > 99.99 : fractionOf(answer) > 0
  const options = answers.map((answer): RawOption => ({ ...readText(answer), isRight: isRight(answer) }))
  if (isSingle) {
    const { without: lost, ...read } = oneChoice(options, answers.map(fractionOf))
    without.push(...lost)
    return read
  }
  if (!options.some((option) => option.isRight)) return { kind: 'noneRight', options }
  return { kind: 'severalRight', options, ticks: byWeights(answers.map(fractionOf)) }
}

const readTrueFalse = (answers: readonly Element[]): RawOption[] =>
  answers.map((answer) => {
    const text = textOf(childNamed(answer, 'text')).trim()
    return {
      text: text === 'true' ? 'True' : text === 'false' ? 'False' : text,
      equation: '',
      image: '',
      isRight: fractionOf(answer) > 0,
    }
  })

const acceptedIn = (answers: readonly Element[], readText: ReadText): AcceptedLine[] =>
  answers.map((answer) => {
    const tolerance = textOf(childNamed(answer, 'tolerance')).trim()
    const text = textOf(childNamed(answer, 'text')).trim()
    const feedback = wordsOf(readText(childNamed(answer, 'feedback')))
    const around = readNumber(tolerance) ? `${text} ± ${tolerance.replace(',', '.')}` : text
    return { text: around, share: fractionOf(answer), feedback }
  })

const worth = (accepted: readonly AcceptedLine[]): AcceptedLine[] => accepted.filter(({ share }) => share > 0)

const readTyped = (
  answers: readonly Element[],
  readText: ReadText,
  without: string[],
  settings: Omit<TypedSettings, 'accepted'>,
): Pick<Body, 'answer' | 'typed'> => {
  const accepted = acceptedIn(answers, readText)
  without.push(...withoutWorth(accepted), ...feedbackLost(accepted))
  return typedAnswer(accepted, settings)
}

/** Reads a question with other numbers for each student; undefined if its formulas can not be said here. */
const readDrawn = (
  element: Element,
  answers: readonly Element[],
  readText: ReadText,
  without: string[],
): Body | undefined => {
  const names = variableNames(element)
  const lines = answers.flatMap((answer) => {
    const text = textOf(childNamed(answer, 'text')).trim()
    const feedback = textOfMoodle(wordsOf(readText(childNamed(answer, 'feedback'))), names)
    return fractionOf(answer) > 0 ? [{ element: answer, text, share: fractionOf(answer), feedback }] : []
  })
  const drawn = readCalculated(element, lines, without)
  return (
    drawn && {
      kind: 'number',
      ...typedAnswer(drawn.accepted, { ...unitsOf(element), variables: drawn.variables }),
    }
  )
}

const readOrdering = (element: Element, readText: ReadText, without: string[]): Body => {
  const items = childrenNamed(element, 'answer').map(readText)
  const shown = textOf(childNamed(element, 'selecttype')).trim().toUpperCase()
  if (shown !== '' && shown !== 'ALL' && shown !== '0') without.push('that only some of its items are shown')
  const words = items.map(({ text }) => text)
  return {
    kind: 'ordering',
    ordered: { items, rule: ruleOfName(textOf(childNamed(element, 'gradingtype')), without) },
    answer: words.join('\n'),
    choices: listsOfChoices([words.toSorted()]),
  }
}

const readMatching = (element: Element, readText: ReadText): Body => {
  const matched = childrenNamed(element, 'subquestion').map((pair) => {
    const answer = childNamed(pair, 'answer')
    const plain = textOf(childNamed(answer, 'text')).trim()
    // Only choices that are dragged have a format of their own.
    const hasFormat = answer !== undefined && attribute(answer, 'format') !== undefined
    return {
      prompt: readText(pair),
      choice: hasFormat ? readText(answer) : { ...emptyContent, text: plain },
    }
  })
  const pairs = matched.map(({ prompt, choice }): [string, string] => [prompt.text, choice.text])
  const complete = pairs.filter(([left]) => left !== '')
  return {
    kind: 'matching',
    matched,
    answer: complete.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(pairs),
  }
}

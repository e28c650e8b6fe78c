import { elementAt } from '../../defined.ts'
import { judgeNumbers } from '../numeric/judge.ts'
import { blankPiece, pieceKey } from '../pieces.ts'
import type { AddFinding } from '../question-kind.ts'
import { judgeTexts } from '../short-answer/judge.ts'
import { gapsOf, type WholeGap } from './blank.ts'
import { gapMarker, gapsInText } from './gaps-in-text.ts'
import { listOf } from './mark.ts'
import type { Cloze } from './schema.ts'

const hasAnswer = ({ as, accepted, numbers }: WholeGap): boolean =>
  as === 'number'
    ? numbers.some(({ value, tolerance }) => value.trim() !== '' || tolerance.by === 'range')
    : accepted.some(({ value }) => value.trim() !== '')

/** Adds an error for two words that read alike: nobody could tell which is meant. */
const judgeAlike = (what: string, field: string, words: readonly string[], add: AddFinding): void => {
  const keys = words.map((word) => pieceKey(blankPiece(word)))
  const subject = `${what.charAt(0).toUpperCase()}${what.slice(1)}`
  for (const [index, key] of keys.entries()) {
    const earlier = keys.indexOf(key)
    if (elementAt(words, index).trim() === '')
      add('error', 'choiceEmpty', `${field}.${index}`, `A word of ${what} is empty`)
    else if (earlier < index)
      add(
        'error',
        'piecesEqual',
        `${field}.${index}`,
        `${subject} has “${elementAt(words, index).trim()}” twice: nobody can tell which is meant`,
      )
  }
}

/** Adds what is wrong with one gap that has an answer and a place. */
const judgeGap = (gap: WholeGap, index: number, cloze: Cloze, add: AddFinding): void => {
  const name = `Gap ${index + 1}`
  const list = listOf(gap, cloze.presentation.bank)
  const named: AddFinding = (severity, rule, field, message) =>
    add(severity, rule, field, `${name}: ${message}`)
  const field = `interaction.key.gaps.${index}`
  if (gap.as === 'number') judgeNumbers(gap.numbers, `${field}.numbers`, named)
  if (gap.as === 'typed') judgeTexts(gap.accepted, cloze.key.words, `${field}.accepted`, named)
  if (!list) return
  if (gap.as === 'chosen') {
    const shown = `interaction.presentation.gaps.${index}.choices`
    if (list.length < 2) add('error', 'choicesFew', shown, `${name} needs two choices`)
    judgeAlike(`the list of gap ${index + 1}`, shown, list, add)
  }
  if (gap.accepted.some(({ value }) => !list.includes(value)))
    add(
      'error',
      'rightMissing',
      `${field}.accepted`,
      `The right answer of gap ${index + 1} can not be chosen`,
    )
  else if (gap.accepted.every(({ share }) => share < 100))
    add('error', 'acceptedShare', `${field}.accepted`, `One answer of gap ${index + 1} must earn all marks`)
}

/** Adds what is wrong with the gaps, and where they do not fit the question's text. */
export const judgeCloze = (cloze: Cloze, text: string, add: AddFinding): void => {
  const gaps = gapsOf(cloze)
  const inText = gapsInText(text)
  const { bank } = cloze.presentation
  const error = (rule: string, field: string, message: string): void => add('error', rule, field, message)
  if (gaps.length === 0 && inText.length === 0)
    return error('gapsMissing', 'interaction.presentation.gaps', 'Write [[1]] in the text where the gap is')
  for (const [index, gap] of gaps.entries()) {
    const no = index + 1
    if (!inText.includes(no))
      error(
        'gapWithoutPlace',
        `interaction.presentation.gaps.${index}`,
        `The text has no place for gap ${no} (${gapMarker(no)})`,
      )
    if (hasAnswer(gap)) judgeGap(gap, index, cloze, add)
  }
  for (const no of new Set(inText)) {
    const gap = gaps[no - 1]
    if (!gap || !hasAnswer(gap))
      error('gapWithoutAnswer', `interaction.key.gaps.${no - 1}`, `${gapMarker(no)} has no answer`)
    if (inText.indexOf(no) !== inText.lastIndexOf(no))
      error(
        'gapTwice',
        `interaction.presentation.gaps.${no - 1}`,
        `${gapMarker(no)} stands in the text twice`,
      )
  }
  if (gaps.some(({ as }) => as === 'bank')) {
    if (bank.length < 2)
      error('choicesFew', 'interaction.presentation.bank', 'The word bank needs two different words')
    judgeAlike('the word bank', 'interaction.presentation.bank', bank, add)
  }
  if (cloze.scoring.rule === 'each' && gaps.length > 0 && gaps.every(({ weight }) => weight === 0))
    error('weightsMissing', 'interaction.key.gaps', 'One gap must earn marks')
}

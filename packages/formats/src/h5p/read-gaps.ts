import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { JsonObject } from '../json/json-fields.ts'
import { withGaps, withoutMarks, wordsMarkedIn } from './marked-words.ts'
import { objectOf, type PartReader, stringOf } from './part-reader.ts'
import type { FoundQuestion, ReadPart } from './read-part.ts'

/** What stands above a text whose words are typed, dragged or pressed. */
const askedIn = ({ text, taskDescription, media }: JsonObject, part: PartReader) =>
  part.withMedia(part.html(taskDescription ?? text), media)

/**
 * Reads a text in which the answers are marked by stars. H5P distinguishes capital letters in typed answers unless the
 * file says otherwise.
 */
const readGaps = (
  written: string,
  as: 'typed' | 'bank',
  params: JsonObject,
  part: PartReader,
): FoundQuestion[] => {
  const asked = askedIn(params, part)
  const { text, accepted, hasTips } = withGaps(written)
  if (hasTips) part.without.push('its tips')
  const behaviour = objectOf(params.behaviour)
  const whole = [asked.text, text].filter(Boolean).join('\n')
  return [
    {
      kind: 'gaps',
      content: { ...asked, text: withBlanks(whole) },
      ...(accepted.length > 0 && { answer: accepted.map((answers) => answers.join(' / ')).join('\n') }),
      filled: {
        text: whole,
        gaps: accepted.map((answers) => ({
          ...blankGap(as),
          accepted: answers.map((answer) => acceptedWord(answer)),
        })),
        extra: as === 'bank' ? wordsMarkedIn(stringOf(params.distractors)) : [],
        words: {
          case_counts: as === 'typed' && behaviour.caseSensitive !== false,
          typos: behaviour.acceptSpellingErrors === true ? 1 : 0,
        },
      },
    },
  ]
}

/** Texts in which words are typed. */
export const readBlanks: ReadPart = (params, part) => {
  const texts = Array.isArray(params.questions) ? params.questions : []
  const written = texts.map((one) => part.html(one).text).filter(Boolean)
  return readGaps(written.join('\n'), 'typed', params, part)
}

/** A text into which words are dragged. */
export const readDragText: ReadPart = (params, part) =>
  readGaps(stringOf(params.textField), 'bank', params, part)

/** A text of which words are pressed, which can not be asked here. */
export const readMarkTheWords: ReadPart = (params, part) => {
  const asked = askedIn(params, part)
  const { text, answers } = withoutMarks(stringOf(params.textField))
  return [
    {
      kind: 'words',
      content: { ...asked, text: [asked.text, text].filter(Boolean).join('\n') },
      ...(answers.length > 0 && { answer: answers.join('\n') }),
    },
  ]
}

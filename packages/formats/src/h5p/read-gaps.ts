import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { isObject, type JsonObject } from '../json/json-fields.ts'
import { withGaps, wordsMarkedIn } from './marked-words.ts'

type Read = Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'filled'>

/**
 * Reads a text in which the answers are marked by stars: typed, or dragged from all marked words. H5P distinguishes
 * capital letters in typed answers unless the file says otherwise.
 */
export const readGaps = (
  library: string,
  written: string,
  asked: Content,
  params: JsonObject,
  without: string[],
): Read => {
  const { text, accepted, hasTips } = withGaps(written)
  if (hasTips) without.push('its tips')
  const isDragged = library === 'DragText'
  const behaviour = isObject(params.behaviour) ? params.behaviour : {}
  const whole = [asked.text, text].filter(Boolean).join('\n')
  const isText = (value: unknown): value is string => typeof value === 'string'
  return {
    kind: 'gaps',
    content: { ...asked, text: withBlanks(whole) },
    ...(accepted.length > 0 && { answer: accepted.map((answers) => answers.join(' / ')).join('\n') }),
    filled: {
      text: whole,
      gaps: accepted.map((answers) => ({
        ...blankGap(isDragged ? 'bank' : 'typed'),
        accepted: answers.map((answer) => acceptedWord(answer)),
      })),
      extra: isDragged && isText(params.distractors) ? wordsMarkedIn(params.distractors) : [],
      words: {
        case_counts: !isDragged && behaviour.caseSensitive !== false,
        typos: behaviour.acceptSpellingErrors === true ? 1 : 0,
      },
    },
  }
}

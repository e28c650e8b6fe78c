import { wordsOfMarkup } from '../conservation/seen-in-markup.ts'
import type { SeenText } from '../conservation/seen.ts'
import { isObject } from '../json/json-fields.ts'

/** Fields with texts for students, whatever the kind of content. All others label buttons or are settings. */
const shown = new Set([
  'question',
  'text',
  'answers',
  'taskDescription',
  'questions',
  'choices',
  'textField',
  'distractors',
  'answer',
  'clue',
  'intro',
  'summary',
  'paragraphs',
  'imageDescription',
])
/** Fields whose texts a loss stands for, and how it is worded. */
const named: Readonly<Record<string, RegExp>> = {
  tip: /the feedback/,
  chosenFeedback: /the feedback/,
  notChosenFeedback: /the feedback/,
  feedbackOnCorrect: /the feedback/,
  feedbackOnWrong: /the feedback/,
  feedback: /its feedback on scores/,
}
/** A tip behind a colon within the stars of a gap. */
const tip = /\*([^*:\n]*):([^*\n]*)\*/g

/** What people see of a part of an H5P package. */
export const seenInH5p = (value: unknown, name = '', isShown = false): SeenText[] => {
  if (typeof value === 'string') {
    const namedBy = Object.hasOwn(named, name) ? named[name] : undefined
    if (!isShown && !namedBy) return []
    const isMarked = name === 'textField' || name === 'questions' || name === 'distractors'
    const text = wordsOfMarkup(value)
    if (!isMarked) return [{ text, ...(namedBy && { namedBy }) }]
    const tips = [...text.matchAll(tip)].map(([, , said]) => said)
    return [{ text: text.replace(tip, '*$1*') }, { text: tips.join(' '), namedBy: /its tips/ }]
  }
  if (Array.isArray(value)) return value.flatMap((one) => seenInH5p(one, name, isShown))
  if (!isObject(value)) return []
  return Object.entries(value).flatMap(([own, one]) =>
    own === 'l10n' || own === 'media' ? [] : seenInH5p(one, own, shown.has(own)),
  )
}

import { elementAt, lastOf } from '@quizwright/domain/defined.ts'
import { limits } from '@quizwright/domain/limits.ts'
import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import { gapMarker, withBlanks } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { wordsOfMarkup } from '../conservation/seen-in-markup.ts'
import { contentOfPlain } from '../content/content-of-plain.ts'
import { contentOfHtml } from '../content/content-of-text.ts'
import type { Content, RawQuestion } from '../entry/entry.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { wordsOf } from '../entry/words-of.ts'
import { type AnkiFile, readNotes } from './notes.ts'

/** A gap of a note: its number, the hidden text, and a hint. */
const cloze = /\{\{c(\d{1,3})::((?:(?!\{\{c\d|::|\}\})[^])*)(?:::((?:(?!\}\})[^])*))?\}\}/g
const sound = /\[sound:[^\]\n]{1,200}\]/g

/** Reads the notes that Anki exports as text: what is in front is asked, and the back is the accepted answer. */
export function* readAnki(text: string): Generator<RawQuestion> {
  const file = readNotes(text)
  for (const row of file.rows) yield readNote(row, file)
}

const readNote = ({ line, cells }: AnkiFile['rows'][number], file: AnkiFile): RawQuestion => {
  const { settings, tagsColumn, typeColumn, deckColumn, isHtml } = file
  const without: string[] = []
  const read = (written: string): Content => {
    if (sound.test(written)) without.push('a sound')
    const text = written.replaceAll(sound, '').trim()
    return isHtml ? contentOfHtml(text, { findImage: linkOnTheWeb, without }) : contentOfPlain(text)
  }
  const fields = cells.filter((_, index) => !settings.has(index))
  const [front = '', back = '', ...more] = fields
  const choice = choiceIn(fields)
  if (choice) more.splice(0)
  for (const field of more)
    if (field.trim() !== '') without.push(`its further field "${wordsOf(read(field)).slice(0, 100)}"`)
  if (/reversed/i.test(cells[typeColumn] ?? '')) without.push('its card that asks the other way round')
  const deck = lastOf((cells[deckColumn] ?? '').split('::')).trim()
  const base = {
    position: { line },
    source: cells.join('\t'),
    seen: { texts: (choice?.seen ?? fields).map((text) => ({ text: seenIn(text) })) },
    tags: (cells[tagsColumn] ?? '').split(/\s+/).map((tag) => tag.replaceAll('::', ' ').replaceAll('_', ' ')),
    ...(deck !== '' && { topic: deck }),
  }
  if (choice) {
    for (const field of choice.others)
      if (field.trim() !== '') without.push(`its further field "${wordsOf(read(field)).slice(0, 100)}"`)
    const right = choice.flags.filter(Boolean).length
    return {
      ...base,
      kind: right === 1 ? 'oneRight' : right === 0 ? 'noneRight' : 'severalRight',
      content: read(front),
      options: choice.options.map((text, index) => ({
        ...read(text),
        isRight: choice.flags[index] === true,
      })),
      without,
    }
  }
  if (front.search(cloze) >= 0) return { ...base, ...readCloze(front, back, read, without), without }
  const asked = read(front)
  const answer = wordsOf(read(back)).replaceAll(/\s*\n\s*/g, ' ')
  return { ...base, kind: 'shortAnswer', content: asked, ...typedAnswer(allAccepted([answer])), without }
}

/** `seen`: the fields that hold texts for people. */
type Choice = { options: string[]; flags: boolean[]; others: string[]; seen: string[] }

const truths = /^[01](?:[ ,;][01])+$/
const kindNumber = /^[0-2]$/

/**
 * The options of a note with a field for each and one that says which are right, "1 0 0", as the add-on Multiple Choice
 * has it: before the options may stand a title and the number of the kind.
 */
const choiceIn = (fields: readonly string[]): Choice | undefined => {
  const at = fields.findIndex((field) => truths.test(field.trim()))
  if (at < 0) return undefined
  const flags = elementAt(fields, at)
    .trim()
    .split(/[ ,;]/)
    .map((one) => one === '1')
  const kind = fields.findIndex((field, index) => index > 0 && index < at && kindNumber.test(field.trim()))
  const from = kind > 0 && kind < 3 && at - kind - 1 >= flags.length ? kind + 1 : 1
  const options = fields.slice(from, at).filter((field) => field.trim() !== '')
  if (options.length !== flags.length || options.length < limits.minOptions) return undefined
  const others = [...fields.slice(1, from > 1 ? from - 1 : 1), ...fields.slice(at + 1)]
  return { options, flags, others, seen: [...fields.slice(0, 1), ...options, ...others] }
}

const linkOnTheWeb = (address: string): string | undefined =>
  /^https?:\/\//.test(address) ? address : undefined

const seenIn = (field: string): string =>
  wordsOfMarkup(field.replaceAll(sound, ' ').replaceAll(cloze, ' $2 '))

/** A note with gaps asks for all of them at once; what is behind it explains it. */
const readCloze = (
  front: string,
  back: string,
  read: (written: string) => Content,
  without: string[],
): Pick<RawQuestion, 'kind' | 'content' | 'answer' | 'filled' | 'solution'> => {
  const hidden: string[] = []
  const marked = front.replaceAll(cloze, (_, __, text: string, hint: string | undefined) => {
    if (hint !== undefined) without.push('its hints')
    return gapMarker(hidden.push(wordsOf(read(text))))
  })
  const content = read(marked)
  const solution = back.trim() === '' ? undefined : read(back)
  return {
    kind: 'gaps',
    content: { ...content, text: withBlanks(content.text) },
    answer: hidden.join('\n'),
    filled: {
      text: content.text,
      gaps: hidden.map((text) => ({ ...blankGap('typed'), accepted: [acceptedWord(text)] })),
    },
    ...(solution && { solution }),
  }
}

import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import type { Content } from '../entry/entry.ts'
import type { JsonObject } from '../json/json-fields.ts'
import { listOf, objectOf, stringOf } from './part-reader.ts'
import type { FoundQuestion, ReadPart } from './read-part.ts'

/** Answers between slashes are all accepted; a slash behind a backslash is one of its own. */
const accepted = (answer: string): string[] =>
  answer
    .split(/(?<!\\)\//)
    .map((one) => one.replaceAll('\\/', '/').trim())
    .filter(Boolean)

const typed = (
  of: JsonObject,
  content: Content,
  answers: readonly string[],
  { tips, caseCounts = false }: { tips: readonly Content[]; caseCounts?: boolean },
): FoundQuestion => ({
  of,
  kind: 'shortAnswer',
  content,
  hintTexts: tips.map(({ text }) => text).filter(Boolean),
  ...(answers.length > 0 && typedAnswer(allAccepted(answers), { words: { case_counts: caseCounts } })),
})

/** A text or an image, and the word that is typed for it. */
export const readFlashcards: ReadPart = ({ cards, description, caseSensitive }, { html, image }) =>
  listOf(cards).map((card) => {
    const asked = html(card.text)
    const text = [html(description).text, asked.text].filter(Boolean).join('\n')
    const content = { ...asked, text, image: image(card.image) ?? asked.image }
    const settings = { tips: [html(card.tip)], caseCounts: caseSensitive === true }
    return typed(card, content, accepted(html(card.answer).text), settings)
  })

/** Cards with two sides: the front asks for the back. */
export const readDialogCards: ReadPart = ({ dialogs }, { html, image }) =>
  listOf(dialogs).map((card) => {
    const asked = html(card.text)
    const content = { ...asked, image: image(card.image, stringOf(card.imageAltText)) ?? asked.image }
    const { front, back } = objectOf(card.tips)
    return typed(card, content, [html(card.answer).text], { tips: [html(front), html(back)] })
  })

/** The clues of a crossword. Where the words cross is not asked here. */
export const readCrossword: ReadPart = ({ words }, { html }) =>
  listOf(words).map((word) => {
    const tips = [html(objectOf(objectOf(word.extraClue).params).text)]
    return typed(word, html(word.clue), [stringOf(word.answer)], { tips })
  })

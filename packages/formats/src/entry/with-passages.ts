import type { RawQuestion } from './entry.ts'

const questionsWord =
  'questions?|fragen|preguntas|perguntas|domande|vragen|вопрос\\p{L}*|sorular|الأسئلة|أسئلة|سوالات|प्रश्न\\p{M}*\\p{L}*'
const followingWord =
  'following|next|below|these|folgenden?|nächsten|suivantes?|ci-dessous|siguientes|seguintes|seguenti|volgende|' +
  'следующ\\p{L}*|aşağıdaki|التالية|الآتية|مندرجہ|درج ذیل|निम्न\\p{M}*\\p{L}*|आगे'
const near = '[^.!?\\n]{0,60}?'
/** "Answer the following questions", in whatever order a language has these words. */
const namesWhatFollows = new RegExp(
  `(?:${followingWord})${near}(?:${questionsWord})|(?:${questionsWord})${near}(?:${followingWord})`,
  'iu',
)
/** A text of this length is read to be asked about. */
const longText = 400

/** Whether a text is about the questions behind it. Others are an introduction or a break. */
const isAbout = (text: string): boolean => text.length >= longText || namesWhatFollows.test(text)

const textOf = ({ content: { text, equation } }: RawQuestion): string =>
  [text, equation && String.raw`\[${equation}\]`].filter(Boolean).join('\n').trim()

/** What is lost of a text, worded to follow "without". */
const lossesOf = ({ without = [], content }: RawQuestion): string[] =>
  [...without, ...(content.image === '' ? [] : ['its image'])].map((loss) => `${loss} (of the text above it)`)

const joined = (texts: readonly (string | undefined)[]): string =>
  texts.filter((text) => text !== undefined && text !== '').join('\n\n')

/**
 * Gives texts without a question to the questions behind them: one that is about them is their paragraph, up to the
 * next text or section; any other, and one that says so, is a page of its own before the next question. What no
 * question follows waits for one as the paragraph of a question that is not written yet.
 */
export function* withPassages(questions: Iterable<RawQuestion>): Generator<RawQuestion> {
  let about: { text: string; section: string | undefined; category: string } | undefined
  let waiting: RawQuestion[] = []
  for (const question of questions) {
    if (question.isPassage && textOf(question) !== '') {
      waiting.push(question)
      about = undefined
      continue
    }
    if (question.kind === 'information' || question.kind === 'unreadable') {
      yield question
      continue
    }
    const texts = waiting.map(textOf)
    const around = { section: question.section, category: (question.tags ?? []).join('\n') }
    if (about && (about.section !== around.section || about.category !== around.category)) about = undefined
    const isFirst = waiting.length > 0
    const areAbout = waiting.some((one) => one.isAboutNext || (!one.isPage && isAbout(textOf(one))))
    if (isFirst && areAbout) about = { text: joined(texts), ...around }
    yield {
      ...question,
      ...(about && { paragraph: joined([about.text, question.paragraph]) }),
      ...(isFirst && !about && { page: joined(texts) }),
      ...(isFirst && {
        passages: waiting.length,
        without: [...(question.without ?? []), ...waiting.flatMap(lossesOf)],
      }),
    }
    waiting = []
  }
  for (const passage of waiting) yield unasked(passage)
}

const unasked = (passage: RawQuestion): RawQuestion => ({
  ...passage,
  content: { ...passage.content, text: '', equation: '' },
  paragraph: joined([passage.paragraph, textOf(passage)]),
  passages: 1,
  hints: [
    ...(passage.hints ?? []),
    'It is a text without a question, which became a paragraph: write the question about it, or delete it',
  ],
})

import { seenInFields } from '../conservation/seen-in-lines.ts'
import { feedbackLost, sharesOf, typedAnswer, withoutWorth } from '../entry/typed-settings.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import { contentOfHtml } from '../content/content-of-text.ts'
import { contentOfPlain } from '../content/content-of-plain.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import { lookUp } from '../entry/look-up.ts'
import { wordsOf } from '../entry/words-of.ts'
import { weightedOptions } from '../entry/weighted-options.ts'
import { titleLost } from '../qti/item-place.ts'
import { type Field, questionsOf } from './fields.ts'

/** The question types of WebCT. `MC` may have several correct answers. */
const kindOf: Readonly<Record<string, Kind>> = {
  MC: 'oneRight',
  M: 'matching',
  S: 'shortAnswer',
  P: 'descriptive',
  C: 'calculated',
}

/** Reads a WebCT question database: fields that begin with a colon, each with the text below it. */
export function* readWebct(text: string): Generator<RawQuestion> {
  for (const question of questionsOf(text)) yield readQuestion(question.fields, question)
}

const readQuestion = (
  fields: readonly Field[],
  { line, source }: Pick<RawQuestion, 'source'> & { line: number },
): RawQuestion => {
  const without: string[] = []
  const context: ContentContext = { findImage: () => undefined, without }
  const contentOf = (field: Field | undefined): Content => {
    if (!field) return emptyContent
    return field.settings[0] === 'H' ? contentOfHtml(field.text, context) : contentOfPlain(field.text)
  }
  const named = (name: string) => fields.find((field) => field.name === name)
  const textIn = (name: string) => named(name)?.settings.join(':').trim() ?? ''
  const [type = '', several] = named('TYPE')?.settings ?? []
  const kind = lookUp(kindOf, type.trim().toUpperCase()) ?? 'unknown'
  const content = contentOf(named('QUESTION'))
  const solution = [
    contentOf(named('FEEDBACK')),
    ...(kind === 'descriptive' ? [contentOf(named('ANSWER'))] : []),
  ]
  const words = solution.map(({ text }) => text).filter(Boolean)
  const image = textIn('IMAGE')
  const read = readAnswers(kind, fields, contentOf, several?.trim().toUpperCase() === 'N')
  return {
    ...read,
    position: { line },
    source,
    seen: { texts: seenInFields(fields.map(seenField)) },
    content,
    tags: [textIn('CAT')],
    ...(words.length > 0 && { solution: { ...emptyContent, text: words.join('\n\n') } }),
    without: [
      ...titleLost(textIn('TITLE'), undefined, content),
      ...without,
      ...(read.without ?? []),
      ...(image === '' ? [] : [`the image "${image.slice(-80)}", which the file does not hold`]),
    ],
  }
}

const seenField = ({ name, text }: Field): { name: string; texts: string[] } => ({
  name,
  texts: [text],
})

const readAnswers = (
  kind: Kind,
  fields: readonly Field[],
  contentOf: (field: Field) => Content,
  maySeveral: boolean,
): Pick<
  RawQuestion,
  'kind' | 'options' | 'optionFeedback' | 'ticks' | 'answer' | 'typed' | 'choices' | 'matched' | 'without'
> => {
  const numbered = (name: RegExp) => fields.filter((field) => name.test(field.name))
  if (kind === 'oneRight') {
    const options = numbered(/^ANSWER\d+$/).map((field) => {
      const [weight = '0', ...markup] = field.settings
      return { content: contentOf({ ...field, settings: markup }), weight: Number(weight) || 0 }
    })
    const read = weightedOptions(options, maySeveral)
    const reasons = new Map(numbered(/^REASON\d+$/).map((field) => [field.name, wordsOf(contentOf(field))]))
    const optionFeedback = numbered(/^ANSWER\d+$/).map(
      ({ name }) => reasons.get(name.replace('ANSWER', 'REASON')) ?? '',
    )
    return { ...read, optionFeedback }
  }
  if (kind === 'matching') {
    const right = numbered(/^R\d+$/).map(({ text }) => text)
    const pairs = numbered(/^L\d+$/).map(({ text }, index): [string, string] => [text, right[index] ?? ''])
    const choices = numbered(/^R\d+$/).map(contentOf)
    const matched = numbered(/^L\d+$/).map((field, index) => {
      const choice = choices[index]
      return { prompt: contentOf(field), ...(choice && { choice }) }
    })
    return {
      kind,
      answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
      choices: listsOfPairs(pairs),
      matched,
    }
  }
  if (kind !== 'shortAnswer') return { kind }
  const scored = numbered(/^ANSWER\d+$/).map(({ settings: [text = '', score = '100'] }) => ({
    text: text.trim(),
    score: Number(score) || 0,
  }))
  const explained = new Map(numbered(/^FEEDBACK\d+$/).map((field) => [field.name, wordsOf(contentOf(field))]))
  const accepted = sharesOf(scored).map((line, index) => ({
    ...line,
    feedback: explained.get(`FEEDBACK${index + 1}`) ?? '',
  }))
  return { kind, ...typedAnswer(accepted), without: [...withoutWorth(accepted), ...feedbackLost(accepted)] }
}

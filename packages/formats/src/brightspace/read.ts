import type { ContentContext } from '../content/content-of-nodes.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { lookUp } from '../entry/look-up.ts'
import { weightedOptions } from '../entry/weighted-options.ts'
import { readDelimited } from '../pasted/delimited.ts'
import { titleLost } from '../qti/item-place.ts'
import { type Block, blocksOf } from './blocks.ts'
import { questionKinds } from './question-kinds.ts'

/** A line of a question: its first cell names the field. */
type Field = { name: string; cells: readonly string[] }

/** Reads the CSV of Brightspace's question library: a block of lines for each question, each line a field of it. */
export function* readBrightspace(text: string): Generator<RawQuestion> {
  for (const block of blocksOf(text)) yield readBlock(block)
}

const readBlock = ({ line, source, separator }: Block): RawQuestion => {
  const rows = readDelimited(source, separator).filter(([name = '']) => !name.trim().startsWith('//'))
  const fields = rows.map(([name = '', ...cells]): Field => ({ name: name.trim().toLowerCase(), cells }))
  const without: string[] = []
  const context: ContentContext = { findImage: () => undefined, without }
  const contentOf = (written: string): Content => contentOfLooseText(written, context)
  const valuesOf = (name: string): string[] =>
    fields.flatMap((field) => (field.name === name ? [field.cells[0]?.trim() ?? ''] : [])).filter(Boolean)
  const typeName = valuesOf('newquestion')[0] ?? ''
  const type = lookUp(questionKinds, typeName.toUpperCase())
  const base = { position: { line }, source }
  if (!type)
    return {
      ...base,
      kind: 'unreadable',
      content: emptyContent,
      reason: `It is of the type "${typeName.slice(0, 40)}", which is none of Brightspace's, as MC or TF are.`,
    }
  const content = contentOf(valuesOf('questiontext').join('\n'))
  const read = readAnswers(type, fields, contentOf)
  const told = [...(read.told ?? []), ...valuesOf('feedback')].join('\n\n')
  const marks = Number(valuesOf('points')[0]?.replace(',', '.') ?? 'NaN')
  const { told: _, without: lost = [], ...answers } = read
  return {
    ...base,
    ...answers,
    content,
    ...(told !== '' && { solution: contentOf(told) }),
    ...(valuesOf('difficulty')[0] !== undefined && { difficulty: valuesOf('difficulty')[0]! }),
    ...(!Number.isNaN(marks) && { marks }),
    without: [
      ...titleLost(valuesOf('title')[0], undefined, content),
      ...without,
      ...lost,
      ...valuesOf('image').map((name) => `the image "${name.slice(-80)}", which the file does not hold`),
      ...(valuesOf('hint').length > 0 ? ['its hint'] : []),
      ...(valuesOf('initialtext').length > 0 ? ['the text that answers begin with'] : []),
    ],
  }
}

type Answers = Pick<RawQuestion, 'kind' | 'options' | 'answer' | 'choices' | 'without'> & {
  /** Texts that belong to the solution. */
  told?: readonly string[]
}

/** What a question asks for. The cells of an answer are its weight, its text, its markup and its feedback. */
const readAnswers = (
  type: (typeof questionKinds)[string],
  fields: readonly Field[],
  contentOf: (written: string) => Content,
): Answers => {
  const named = (name: string) => fields.filter((field) => field.name === name).map(({ cells }) => cells)
  const feedback = (cells: readonly string[], at: number): string => cells[at]?.trim() ?? ''
  if (type === 'oneRight' || type === 'severalRight') {
    const options = named('option')
    const read = weightedOptions(
      options.map(([weight = '', text = '']) => ({ content: contentOf(text), weight: Number(weight) || 0 })),
      type === 'severalRight',
    )
    const isLost = options.some((cells) => feedback(cells, 3) !== '')
    return { ...read, without: [...read.without, ...(isLost ? ['the feedback of its options'] : [])] }
  }
  if (type === 'trueFalse') {
    const truths = ['true', 'false'].flatMap((name) => named(name).map((cells) => ({ name, cells })))
    const read = weightedOptions(
      truths.map(({ name, cells: [weight = ''] }) => ({
        content: { ...emptyContent, text: name === 'true' ? 'True' : 'False' },
        weight: Number(weight) || 0,
      })),
      false,
    )
    const isLost = truths.some(({ cells }) => feedback(cells, 1) !== '')
    return {
      ...read,
      kind: read.kind === 'oneRight' ? 'trueFalse' : read.kind,
      without: [...read.without, ...(isLost ? ['the feedback of its options'] : [])],
    }
  }
  if (type === 'descriptive')
    return { kind: type, told: named('answerkey').flatMap(([text = '']) => (text.trim() ? [text] : [])) }
  if (type === 'matching') {
    const textOf = new Map(named('choice').map(([number = '', text = '']) => [number.trim(), text.trim()]))
    const pairs = named('match').map(([number = '', text = '']): [string, string] => [
      textOf.get(number.trim()) ?? '',
      text.trim(),
    ])
    return {
      kind: type,
      answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
      choices: listsOfPairs(pairs),
    }
  }
  if (type === 'ordering') {
    const items = named('item').map(([text = '']) => text.trim())
    return { kind: type, answer: items.join('\n'), choices: listsOfChoices([items.toSorted()]) }
  }
  const answers = named('answer').map(([, text = '']) => text.trim())
  return { kind: type, answer: answers.join(' / ') }
}

import { elementAt } from '@quizwright/domain/defined.ts'
import { wordsOf } from '../entry/words-of.ts'
import { seenInFields } from '../conservation/seen-in-lines.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import { createFileImages } from '../entry/file-images.ts'
import { lookUp } from '../entry/look-up.ts'
import { readDelimited } from '../pasted/delimited.ts'
import { type ItemPlace, titleLost } from '../qti/item-place.ts'
import { type Field, readAnswers } from './answers.ts'
import { type Block, blocksOf } from './blocks.ts'
import type { Kind } from '../entry/kinds.ts'

/** The kinds of question by the second cell of `NewQuestion`, as in Brightspace's sample file. */
const questionKinds: Readonly<Record<string, Kind>> = {
  WR: 'descriptive',
  SA: 'shortAnswer',
  MSA: 'shortAnswer',
  FIB: 'gaps',
  M: 'matching',
  MC: 'oneRight',
  TF: 'trueFalse',
  MS: 'severalRight',
  O: 'ordering',
}

/** Reads the CSV of Brightspace's question library: a block of lines per question, one field per line. */
export function* readBrightspace(text: string, place?: ItemPlace): Generator<RawQuestion> {
  for (const block of blocksOf(text)) yield readBlock(block, place?.readImage)
}

/** Keeps the first image of a question and reports all others as lost. */
const withImages = (
  content: Content,
  names: readonly string[],
  findImage: ContentContext['findImage'],
): { content: Content; lost: string[] } => {
  const lost: string[] = []
  let { image } = content
  for (const name of names) {
    const found = findImage(name)
    if (found === undefined) lost.push(`the image "${name.slice(-80)}", which the file does not hold`)
    else if (image) lost.push('further images')
    else image = found
  }
  return { content: { ...content, image }, lost: [...new Set(lost)] }
}

/** Cells without what they weigh, how they are written and how they are compared. */
const seenCells = ({ name, cells }: Field): { name: string; texts: string[] } => ({
  name,
  texts: cells.filter((cell) => !/^\s*(?:-?[\d.,]+|HTML|text|regexp|sensitive|insensitive)?\s*$/i.test(cell)),
})

const readBlock = (
  { line, source, separator }: Block,
  readImage: ItemPlace['readImage'] = () => undefined,
): RawQuestion => {
  const rows = readDelimited(source, separator).filter(([name = '']) => !name.trim().startsWith('//'))
  const fields = rows.map(([name = '', ...cells]): Field => ({ name: name.trim().toLowerCase(), cells }))
  const without: string[] = []
  const images = createFileImages()
  const findImage = (name: string) => images.add(name, () => readImage(name))
  const context: ContentContext = { findImage, without }
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
  const written = contentOf(valuesOf('questiontext').join('\n'))
  const { content, lost: lostImages } = withImages(written, valuesOf('image'), findImage)
  const read = readAnswers(type, fields, contentOf)
  const solution = [...(read.explanations ?? []), ...valuesOf('feedback')].join('\n\n')
  const marks = Number(valuesOf('points')[0]?.replace(',', '.') ?? 'NaN')
  const { explanations: _, without: lost = [], ...answers } = read
  return {
    ...base,
    seen: { texts: seenInFields(fields.map(seenCells)) },
    ...answers,
    content,
    images: images.all(),
    ...(solution !== '' && { solution: contentOf(solution) }),
    ...(valuesOf('difficulty')[0] !== undefined && { difficulty: elementAt(valuesOf('difficulty'), 0) }),
    ...(!Number.isNaN(marks) && { marks }),
    hintTexts: valuesOf('hint').map((hint) => wordsOf(contentOf(hint))),
    without: [
      ...titleLost(valuesOf('title')[0], undefined, content),
      ...without,
      ...lost,
      ...lostImages,
      ...(valuesOf('initialtext').length > 0 ? ['the text that answers begin with'] : []),
    ],
  }
}

import { wordsOf } from '../entry/words-of.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { inWpProQuiz } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import { contentOfLooseText } from '../content/content-of-text.ts'
import { type Content, emptyContent, type RawQuestion } from '../entry/entry.ts'
import { allOrNothing } from '../entry/tick-scoring.ts'
import { bytesOfDataUrl, createFileImages } from '../entry/file-images.ts'
import type { Kind } from '../entry/kinds.ts'
import { listsOfChoices, listsOfPairs } from '../entry/lists-of-choices.ts'
import { lookUp } from '../entry/look-up.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml, type XmlPart } from '../xml/read-xml.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import { elementAt } from '@quizwright/domain/defined.ts'

const kindOf: Readonly<Record<string, Kind>> = {
  single: 'oneRight',
  multiple: 'severalRight',
  free_answer: 'shortAnswer',
  sort_answer: 'ordering',
  matrix_sort_answer: 'matching',
  cloze_answer: 'gaps',
  essay: 'descriptive',
}

/** Reads the XML that the WordPress plugins WP-Pro-Quiz and LearnDash export. */
export function* readWpProQuiz(xml: string): Generator<RawQuestion> {
  const parts = readXml(xml, ['question'])
  let next = parts.next()
  for (; !next.done; next = parts.next()) yield readQuestion(next.value)
  if (next.value) yield brokenXml(next.value)
}

const readQuestion = ({ element, source }: XmlPart): RawQuestion => {
  const without: string[] = []
  const images = createFileImages()
  const read = (holder: Element | undefined): Content =>
    holder
      ? contentOfLooseText(textOf(holder).trim(), {
          without,
          findImage: (address) => {
            if (/^https?:/.test(address)) return address
            return address.startsWith('data:')
              ? images.add(address, () => bytesOfDataUrl(address))
              : undefined
          },
        })
      : emptyContent
  const content = read(childNamed(element, 'questionText'))
  const body = readAnswers(element, read)
  const title = textOf(childNamed(element, 'title')).trim()
  const points = Number(textOf(childNamed(element, 'points')).trim() || 1)
  const solution = read(childNamed(element, 'correctMsg'))
  const isSame = textOf(childNamed(element, 'correctSameText')).trim() === 'true'
  const category = textOf(childNamed(element, 'category')).trim()
  return {
    ...body,
    position: { line: element.line },
    source,
    seen: seenInXml(element, inWpProQuiz),
    content,
    ...(solution.text + solution.equation + solution.image !== '' && { solution }),
    ...(Number.isFinite(points) && { marks: points }),
    ...(category !== '' && { tags: [category] }),
    hintTexts: [wordsOf(read(childNamed(element, 'tipMsg')))],
    ...(!isSame && { whenWrong: wordsOf(read(childNamed(element, 'incorrectMsg'))) }),
    without: [
      ...(title === '' || /^question:?\s*\d*$/i.test(title) ? [] : [`its title "${title.slice(0, 100)}"`]),
      ...without,
    ],
    images: images.all(),
  }
}

const readAnswers = (
  element: Element,
  read: (holder: Element | undefined) => Content,
): Pick<
  RawQuestion,
  'kind' | 'options' | 'ticks' | 'answer' | 'typed' | 'choices' | 'matched' | 'ordered'
> => {
  const kind = lookUp(kindOf, attribute(element, 'answerType') ?? '') ?? 'unknown'
  const answers = childrenNamed(childNamed(element, 'answers'), 'answer')
  const textsOf = (name: string): string[] => answers.map((answer) => read(childNamed(answer, name)).text)
  // The plugin itself misspells the name.
  const pairs = textsOf('answerText').map((left, index): [string, string] => [
    left,
    elementAt(textsOf('stortText'), index),
  ])
  if (kind === 'ordering')
    return {
      kind,
      answer: textsOf('answerText').join('\n'),
      choices: listsOfChoices([textsOf('answerText').toSorted()]),
      ordered: { items: answers.map((answer) => read(childNamed(answer, 'answerText'))), rule: 'all' },
    }
  if (kind === 'matching')
    return {
      kind,
      answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
      choices: listsOfPairs(pairs),
      matched: answers.map((answer) => ({
        prompt: read(childNamed(answer, 'answerText')),
        choice: read(childNamed(answer, 'stortText')),
      })),
    }
  if (kind === 'shortAnswer')
    return {
      kind,
      // Each line is an accepted answer.
      ...typedAnswer(allAccepted(textsOf('answerText').flatMap((text) => text.split(/\r\n|\r|\n/)))),
    }
  if (kind !== 'oneRight' && kind !== 'severalRight')
    return { kind, ...(kind !== 'descriptive' && { answer: textsOf('answerText').join('\n') }) }
  const options = answers.map((answer) => ({
    ...read(childNamed(answer, 'answerText')),
    isRight: attribute(answer, 'correct') === 'true',
  }))
  const right = options.filter(({ isRight }) => isRight).length
  if (kind === 'severalRight') return { kind: right === 0 ? 'noneRight' : kind, options, ticks: allOrNothing }
  return { kind: right === 1 ? 'oneRight' : right === 0 ? 'noneRight' : 'severalRight', options }
}

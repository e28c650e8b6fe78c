import { inExamview } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import { contentOfNodes } from '../content/content-of-nodes.ts'
import { type Content, emptyContent, type RawOption, type RawQuestion } from '../entry/entry.ts'
import type { Kind } from '../entry/kinds.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import { lookUp } from '../entry/look-up.ts'
import { allOrNothing } from '../entry/tick-scoring.ts'
import { allAccepted, typedAnswer } from '../entry/typed-settings.ts'
import { brokenXml } from '../xml/broken-xml.ts'
import { readXml, type XmlPart } from '../xml/read-xml.ts'
import {
  attribute,
  childNamed,
  descendants,
  type Element,
  elementsOf,
  isElement,
  textOf,
  type Node,
} from '../xml/tree.ts'
import { defined, elementAt, entryOf } from '@quizwright/domain/defined.ts'

/** The kinds of question by the types that Examview gives them. Problems and cases are answered in writing. */
const kindOf: Readonly<Record<string, Kind>> = {
  tf: 'trueFalse',
  mtf: 'trueFalse',
  yn: 'oneRight',
  mc: 'oneRight',
  nr: 'number',
  co: 'shortAnswer',
  sa: 'shortAnswer',
  ma: 'matching',
  es: 'descriptive',
  pr: 'descriptive',
  ca: 'descriptive',
  ot: 'descriptive',
}

/**
 * Reads the XML in which Examview exports a test. The prompts of a matching question are questions of their own there,
 * and name the group that has the choices.
 */
export function* readExamview(xml: string): Generator<RawQuestion> {
  const groups = new Map<string, XmlPart>()
  const used = new Set<string>()
  let open: { name: string; prompts: XmlPart[] } | undefined
  const parts = readXml(xml, ['question', 'matching-group', 'narrative'])
  let next = parts.next()
  for (; !next.done; next = parts.next()) {
    const part = next.value
    const name = attribute(part.element, 'group') ?? ''
    const isPrompt = attribute(part.element, 'type') === 'ma' && groups.has(name)
    if (open && !(isPrompt && open.name === name)) {
      yield matchingOf(entryOf(groups, open.name), open.prompts)
      open = undefined
    }
    if (isPrompt) {
      used.add(name)
      open ??= { name, prompts: [] }
      open.prompts.push(part)
    } else if (part.element.name === 'matching-group') groups.set(attribute(part.element, 'name') ?? '', part)
    else yield part.element.name === 'narrative' ? passageOf(part) : questionOf(part)
  }
  if (open) yield matchingOf(entryOf(groups, open.name), open.prompts)
  for (const [name, group] of groups) if (!used.has(name)) yield matchingOf(group, [])
  if (next.value) yield brokenXml(next.value)
}

type Read = (holder: Element | undefined) => Content

const reader =
  (without: string[]): Read =>
  (holder) =>
    holder ? contentOfNodes(asMarkup(holder.children), { findImage: () => undefined, without }) : emptyContent

/** A paragraph has a name of its own. */
const asMarkup = (nodes: readonly Node[]): Node[] =>
  nodes.map((node) =>
    isElement(node)
      ? { ...node, name: node.name === 'para' ? 'p' : node.name, children: asMarkup(node.children) }
      : node,
  )

const questionOf = ({ element, source }: XmlPart): RawQuestion => {
  const without: string[] = []
  const read = reader(without)
  const rationale = read(childNamed(element, 'rationale'))
  const answers = answersOf(element, read)
  const solution = [answers.solution, rationale].filter((one) => one !== undefined && !isEmpty(one))
  return {
    ...answers,
    position: { line: element.line },
    source,
    seen: seenInXml(element, inExamview),
    content: read(childNamed(element, 'text')),
    ...(solution.length > 0 && {
      solution: {
        ...elementAt(solution, 0),
        text: solution.map((one) => defined(one, 'one').text).join('\n'),
      },
    }),
    ...infoOf(element),
    without: [...without, ...(answers.without ?? []), ...lostIn(element)],
  }
}

const isEmpty = ({ text, equation, image }: Content): boolean => text + equation + image === ''

const passageOf = ({ element, source }: XmlPart): RawQuestion => {
  const without: string[] = []
  return {
    kind: 'information',
    isPassage: true,
    position: { line: element.line },
    source,
    seen: seenInXml(element, inExamview),
    content: reader(without)(childNamed(element, 'text')),
    without: [...without, ...lostIn(element)],
  }
}

const matchingOf = (group: XmlPart, prompts: readonly XmlPart[]): RawQuestion => {
  const without: string[] = []
  const read = reader(without)
  const choices = choicesOf(group.element, read)
  const pairs = prompts.map(({ element }) => {
    const right = choices.find(({ letter }) => letter === answerOf(element).toUpperCase())
    return { prompt: read(childNamed(element, 'text')), ...(right && { choice: right.content }) }
  })
  const used = new Set(pairs.map(({ choice }) => choice))
  const extra = choices
    .filter(({ content }) => !used.has(content))
    .map(({ content }) => ({ choice: content }))
  const seen = [group, ...prompts].map(({ element }) => seenInXml(element, inExamview))
  const explained = prompts
    .map(({ element }) => read(childNamed(element, 'rationale')).text)
    .filter((text) => text !== '')
  const words = pairs.map(({ prompt, choice }): [string, string] => [prompt.text, choice?.text ?? ''])
  return {
    kind: 'matching',
    answer: words.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(words),
    matched: [...pairs, ...extra],
    position: { line: group.element.line },
    source: [group, ...prompts].map(({ source }) => source).join('\n'),
    seen: {
      texts: seen.flatMap(({ texts }) => texts),
      images: seen.reduce((sum, { images }) => sum + images, 0),
      formulas: seen.reduce((sum, { formulas }) => sum + formulas, 0),
    },
    content: read(childNamed(group.element, 'text')),
    ...(explained.length > 0 && { solution: { ...emptyContent, text: explained.join('\n') } }),
    ...(prompts[0] && infoOf(prompts[0].element)),
    without: [...new Set([...without, ...[group, ...prompts].flatMap(({ element }) => lostIn(element))])],
  }
}

type Choice = { letter: string; content: Content }

/** The name of each choice ends with its letter. */
const choicesOf = (element: Element, read: Read): Choice[] =>
  elementsIn(childNamed(element, 'choices')).flatMap((choice) => {
    const [, letter] = /^choice-(\w)$/i.exec(choice.name) ?? []
    return letter === undefined ? [] : [{ letter: letter.toUpperCase(), content: read(choice) }]
  })

const elementsIn = (element: Element | undefined): Element[] => (element ? elementsOf(element) : [])

const answerOf = (element: Element): string => textOf(childNamed(element, 'answer')).trim()

type Answers = Pick<
  RawQuestion,
  'kind' | 'options' | 'ticks' | 'answer' | 'typed' | 'matched' | 'solution' | 'without'
>

const answersOf = (element: Element, read: Read): Answers => {
  const type = attribute(element, 'type') ?? ''
  const kind = lookUp(kindOf, type) ?? 'unknown'
  const answer = answerOf(element)
  if (kind === 'number' || kind === 'shortAnswer') return { kind, ...typedAnswer(allAccepted([answer])) }
  if (kind === 'descriptive') return { kind, solution: read(childNamed(element, 'answer')) }
  if (kind === 'matching') return { kind, answer, matched: [{ prompt: read(childNamed(element, 'text')) }] }
  if (kind === 'trueFalse') return statement(answer)
  if (type === 'yn') return choice(twoSides(['Yes', 'No'], /^y/i.test(answer), /^n/i.test(answer)))
  if (type !== 'mc') return { kind, answer }
  const right = new Set(answer.toUpperCase().split(/[\s,;]+/))
  return choice(
    choicesOf(element, read).map(({ letter, content }) => ({ ...content, isRight: right.has(letter) })),
  )
}

/** In a modified statement the words that make it true may stand behind the answer. */
const statement = (answer: string): Answers => {
  const [, side = '', rest = ''] = /^([TF])(?:rue|alse)?\b[\s,;:.-]*(.*)$/is.exec(answer) ?? []
  const options = twoSides(['True', 'False'], /^t/i.test(side), /^f/i.test(side))
  return {
    kind: side === '' ? 'noneRight' : 'trueFalse',
    options,
    ...(rest !== '' && { without: [`the words that make it true, "${rest.slice(0, 100)}"`] }),
  }
}

const twoSides = (names: readonly [string, string], ...areRight: readonly [boolean, boolean]): RawOption[] =>
  names.map((text, index) => ({ ...emptyContent, text, isRight: elementAt(areRight, index) }))

const choice = (options: readonly RawOption[]): Answers => {
  const right = options.filter(({ isRight }) => isRight).length
  if (right > 1) return { kind: 'severalRight', options, ticks: allOrNothing }
  return { kind: right === 1 ? 'oneRight' : 'noneRight', options }
}

/** What authors note at a question: its topic, its difficulty and words to find it by. */
const infoOf = (element: Element): Pick<RawQuestion, 'topic' | 'difficulty' | 'tags'> => {
  const said = (name: string): string => textOf(childNamed(childNamed(element, 'info'), name)).trim()
  const tags = said('keywords')
    .split(/[,;|]/)
    .map((tag) => tag.trim())
  return {
    ...(said('topic') !== '' && { topic: said('topic') }),
    ...(said('difficulty') !== '' && { difficulty: said('difficulty') }),
    ...(tags.some((tag) => tag !== '') && { tags: tags.filter((tag) => tag !== '') }),
  }
}

const isTaken = new Set(['answer-space', 'topic', 'difficulty', 'keywords'])

const lostIn = (element: Element): string[] => [
  ...elementsIn(childNamed(element, 'info')).flatMap((note) => {
    const text = textOf(note).trim()
    return isTaken.has(note.name) || text === ''
      ? []
      : [`its note "${note.name.slice(0, 40)}: ${text.slice(0, 100)}"`]
  }),
  ...(descendants(element, 'picture', 'pict', 'image', 'ole').length > 0 ? ['its image'] : []),
]

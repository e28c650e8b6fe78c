import { defined, elementAt } from '@quizwright/domain/defined.ts'
import { gapMarker } from '@quizwright/domain/kinds/cloze/gaps-in-text.ts'
import { inQti } from '../conservation/exceptions.ts'
import { seenInXml } from '../conservation/seen-in-markup.ts'
import { contentOfNodes, type ContentContext } from '../content/content-of-nodes.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { sizeOfImage } from '../kinds/hotspot/size-of-image.ts'
import {
  childNamed,
  childrenNamed,
  descendants,
  type Element,
  isElement,
  type Node,
  textOf,
} from '../xml/tree.ts'
import { greatestOf } from '../long-lists.ts'
import { aroundItem, readImages, type ItemPlace, titleLost } from './item-place.ts'
import { hasOtherForms } from './in-language.ts'
import { ownPage } from './own-page.ts'
import { readFeedback } from './read-feedback.ts'
import { readTemplates } from './read-templates.ts'
import { interactionsOf, isNumberEntry, readInteraction } from './read-interaction.ts'
import { readMarked } from './read-marked.ts'
import { readStimulus } from './read-stimulus.ts'
import { isShownLater } from './without-feedback.ts'

/** Reads one item of QTI 2 or 3. `item` is a normalized tree. */
export const readItem = (written: Element, source: string, place: ItemPlace): RawQuestion => {
  const drawn = templatesIn(written)
  const item = drawn?.item ?? written
  const without: string[] = []
  const images = readImages(place.readImage)
  const context: ContentContext = { findImage: images.link, without }
  const sizeOf = (link: string) => sizeOfImage(images.all().find((one) => one.link === link)?.bytes)
  const body = childNamed(item, 'itembody')
  const interactions = body ? interactionsOf(body) : []
  const read = readInteraction(item, interactions, context)
  const shown = interactions.length === 1 ? withoutLoneField(body?.children ?? []) : (body?.children ?? [])
  const stem = contentOfNodes(
    stemOf(shown, () => ' _____ '),
    context,
  )
  const stimulus = readStimulus(item, place, context)
  const content = stem.image === '' ? { ...stem, image: stimulus.image } : stem
  if (stem.image !== '' && stimulus.image !== '') without.push('the image of its paragraph')
  const feedback = readFeedback(item, interactions, context)
  if (descendants(item, 'rubricblock').some(({ attributes }) => attributes.view === 'scorer'))
    without.push('its notes for graders')
  const { gaps, ...answers } = read
  const variables = drawn?.variables
  const areas =
    read.kind === 'position' ? readMarked(item, elementAt(interactions, 0), context, sizeOf) : undefined
  return {
    ...answers,
    ...(answers.typed && variables && { typed: { ...answers.typed, variables } }),
    ...(read.kind === 'information' && { isPassage: true }),
    ...(item.attributes.identifier?.startsWith(ownPage) && { isPage: true }),
    ...areas,
    ...(gaps && { filled: { ...gaps, text: filledText(shown, context) } }),
    ...aroundItem(item, place),
    ...(stimulus.paragraph !== '' && { paragraph: stimulus.paragraph }),
    source,
    seen: seenInXml(written, inQti),
    content,
    ...feedback,
    ...(place.difficulty !== undefined && { difficulty: place.difficulty }),
    ...marksOf(item, read.marks, place.weight),
    tags: place.tags ?? [],
    without: [
      ...titleLost(item.attributes.title, item.attributes.identifier, content),
      ...without,
      ...(read.without ?? []),
      ...(areas?.without ?? []),
      ...(place.lostInTest ?? []),
      ...(Number(templateOf(item, 'SCORE_EACH_WRONG')) < 0 ? ['marks that a wrong answer costs'] : []),
      ...(hasOtherForms(item) ? ['its other forms, such as spoken ones'] : []),
    ],
    images: images.all(),
  }
}

/** An item whose only answer is a number of what is drawn. */
const templatesIn = (written: Element): ReturnType<typeof readTemplates> => {
  const drawn = readTemplates(written)
  const body = drawn && childNamed(drawn.item, 'itembody')
  const [interaction, ...others] = body ? interactionsOf(body) : []
  return interaction && others.length === 0 && isNumberEntry(defined(drawn, 'drawn').item, interaction)
    ? drawn
    : undefined
}

/** The text with the markers of its gaps, which are counted as they stand in it. */
const filledText = (nodes: readonly Node[], context: ContentContext): string => {
  let count = 0
  const next = (): string => gapMarker((count += 1))
  const marked = stemOf(nodes, next, next)
  return contentOfNodes(marked, { ...context, without: [] }).text
}

const isField = (node: Node): boolean => isElement(node) && node.name === 'textentryinteraction'

/** A field that stands alone in its paragraph is no gap in the text. */
const withoutLoneField = (nodes: readonly Node[]): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node) || node.name.endsWith('interaction')) return [node]
    const filled = node.children.filter((child) => isElement(child) || child.trim() !== '')
    if (filled.length === 1 && filled.every(isField)) return []
    return [{ ...node, children: withoutLoneField(node.children) }]
  })

/**
 * The text around the interactions: their prompts, and a line for each gap. `choice` stands for a choice that is one of
 * several parts.
 */
const stemOf = (nodes: readonly Node[], gap: () => string, choice?: () => string): Node[] =>
  nodes.flatMap((node): Node[] => {
    if (!isElement(node)) return [node]
    if (isShownLater(node)) return []
    if (node.name === 'rubricblock' && !/candidate/.test(node.attributes.view ?? 'candidate')) return []
    if (node.name === 'printedvariable') return ['_____']
    if (/^(?:textentry|inlinechoice)interaction$/.test(node.name) || node.name === 'gap') return [gap()]
    if (node.name === 'gapmatchinteraction')
      return stemOf(
        node.children.filter((child) => !isElement(child) || !/^gap(?:text|img)$/.test(child.name)),
        gap,
      )
    if (node.name === 'hottextinteraction') return node.children
    if (node.name === 'choiceinteraction' && choice) return [...childrenNamed(node, 'prompt'), choice()]
    if (node.name.endsWith('interaction')) return childrenNamed(node, 'prompt')
    return [{ ...node, children: stemOf(node.children, gap, choice) }]
  })

/** Inspera writes what answers give, and cost, as numbers of a template. */
const templateOf = (item: Element, identifier: string): string =>
  textOf(
    childNamed(
      childrenNamed(item, 'templatedeclaration').find(
        ({ attributes }) => attributes.identifier === identifier,
      ),
      'defaultvalue',
    ),
  ).trim()

/** The most that one condition sets the score to, where an item says nothing else of its marks. */
const greatestSet = (item: Element): number | undefined => {
  const set = descendants(item, 'setoutcomevalue')
    .filter(({ attributes }) => attributes.identifier === 'SCORE')
    .map((one) => Number(textOf(childNamed(one, 'basevalue')).trim() || 'NaN'))
    .filter((value) => value > 0)
  return set.length === 0 ? undefined : greatestOf(set)
}

/** The greatest score that an item declares, else of its mapping or its conditions, times its weight in the test. */
const marksOf = (
  item: Element,
  mapped: number | undefined,
  weight: number | undefined,
): { marks?: number } => {
  const outcomes = childrenNamed(item, 'outcomedeclaration')
  const maximum = outcomes.find(({ attributes }) => attributes.identifier === 'MAXSCORE')
  const score = outcomes.find(({ attributes }) => attributes.identifier === 'SCORE')
  const written =
    textOf(childNamed(maximum, 'defaultvalue')).trim() ||
    score?.attributes.normalmaximum ||
    templateOf(item, 'SCORE_ALL_CORRECT') ||
    templateOf(item, 'SCORE_EACH_CORRECT')
  const marks = written === undefined || written === '' ? (mapped ?? greatestSet(item)) : Number(written)
  if (marks !== undefined && Number.isFinite(marks) && marks !== 0) return { marks: marks * (weight ?? 1) }
  return weight === undefined ? {} : { marks: weight }
}

import { acceptedWord, blankGap, type WholeGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import type { NamedGap } from '../entry/named-gaps.ts'
import { gapOfTexts } from '../kinds/cloze/gap-of-typed.ts'
import type { ContentContext } from '../content/content-of-nodes.ts'
import { listsOfChoices } from '../entry/lists-of-choices.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { attribute, descendants, type Element, textOf } from '../xml/tree.ts'
import { contentOfMaterials, materialsIn } from './material.ts'
import { scoresIn } from './read-scores.ts'

type Read = Pick<RawQuestion, 'answer' | 'choices' | 'reason'> & { gaps?: NamedGap[] }

/** One response of an item with several responses: its text, its choices and the correct ones. */
type Part = {
  words: string
  ident: string
  offered: string[]
  right: string[]
  /** How New Quizzes asks and compares: from a list, from a bank, or typed. */
  answerType: string
  algorithm: string
}

/**
 * Puts the answers of a matching, ordering or fill-in item into words. Returns no answer if the file gives it
 * in another way.
 */
export const readParts = (
  item: Element,
  kind: 'matching' | 'ordering' | 'gaps',
  isOffered: boolean,
  context: ContentContext,
): Read => {
  const parts = descendants(item, 'response_lid', 'response_str', 'response_num').map((response) =>
    readPart(item, response, context),
  )
  const offered = parts.flatMap((part) => part.offered)
  if (kind === 'ordering')
    return {
      ...answerOf(parts[0]?.right ?? []),
      choices: listsOfChoices([(parts[0]?.offered ?? []).toSorted()]),
    }
  if (kind === 'matching')
    return {
      ...answerOf(parts.map(({ words, right }) => bothOf(words, right))),
      choices: listsOfChoices([parts.map(({ words }) => words), offered]),
    }
  const lines = parts.map(({ right }, index) => bothOf(`${index + 1}.`, right).replace(' → ', ' '))
  const lists = isOffered ? parts.map((part, index) => `${index + 1}: ${part.offered.join(' / ')}`) : []
  const unread = parts.findIndex(isRegularExpression)
  return {
    ...answerOf(lines),
    choices: lists,
    gaps: parts.map((part) => gapOf(part, isOffered)),
    ...(unread >= 0 && {
      reason:
        `The answer of gap ${unread + 1} is a regular expression, which is not read. ` +
        'Give the texts it stands for.',
    }),
  }
}

const gapOf = (part: Part, isOffered: boolean): NamedGap => {
  const { words, ident, offered, right, answerType } = part
  const accepted = right.map((word) => acceptedWord(word))
  const names = { name: words, also: ident.replace(/^response_/, '') }
  if (answerType === 'wordbank') return { ...names, gap: { ...blankGap('bank'), accepted }, offered }
  if (isOffered || answerType === 'dropdown')
    return { ...names, gap: { ...blankGap('chosen'), choices: offered, accepted } }
  return { ...names, gap: typedGapOf(part) }
}

const isRegularExpression = ({ algorithm }: Part): boolean => /regex/i.test(algorithm)

/** A regular expression is not run, so the gap has no answer. What must be contained is a pattern. */
const typedGapOf = (part: Part): WholeGap => {
  const { right, algorithm } = part
  if (isRegularExpression(part)) return blankGap('typed')
  if (!/contains/i.test(algorithm)) return gapOfTexts(right)
  const patterns = right.map((word) => `*${word.replaceAll('*', String.raw`\*`)}*`)
  return {
    ...blankGap('typed'),
    accepted: patterns.map((value) => ({ ...acceptedWord(value), is_pattern: true })),
  }
}

const bothOf = (words: string, right: readonly string[]): string =>
  words === '' || right.length === 0 ? '' : `${words} → ${right.join(' / ')}`

/** An answer with a missing part is dropped. */
const answerOf = (lines: readonly string[]): Pick<RawQuestion, 'answer'> =>
  lines.length > 0 && lines.every((line) => line !== '') ? { answer: lines.join('\n') } : {}

/** Whether a comparison is of a response: it names it, or nothing of the item but one of its labels. */
const isOf = (equal: Element, response: Element, item: Element): boolean => {
  const named = attribute(equal, 'respident')
  if (named === attribute(response, 'ident')) return true
  const isKnown = descendants(item, response.name).some((other) => attribute(other, 'ident') === named)
  return !isKnown && labelsOf(response).includes(textOf(equal).trim())
}

const labelsOf = (response: Element): (string | undefined)[] =>
  descendants(response, 'response_label').map((label) => attribute(label, 'ident'))

const readPart = (item: Element, response: Element, context: ContentContext): Part => {
  const wordsIn = (element: Element): string =>
    contentOfMaterials(materialsIn(element), { ...context, without: [] }).text
  const labels = descendants(response, 'response_label').map((label) => ({
    ident: attribute(label, 'ident'),
    words: wordsIn(label),
  }))
  const [first] = descendants(response, 'response_label')
  const isWritten = response.name !== 'response_lid'
  const scoreOf = scoresIn(item)
  const right = descendants(item, 'respcondition')
    .filter((condition) => (scoreOf(condition) ?? 0) > 0)
    .flatMap((condition) => descendants(condition, 'varequal'))
    .filter((equal) => isOf(equal, response, item))
    .map((equal) => textOf(equal).trim())
    .map((value) => (isWritten ? value : (labels.find(({ ident }) => ident === value)?.words ?? '')))
  return {
    words: wordsIn(response),
    ident: attribute(response, 'ident') ?? '',
    answerType: (first && attribute(first, 'answer_type')) ?? '',
    algorithm: (first && attribute(first, 'scoring_algorithm')) ?? '',
    offered: labels.map(({ words }) => words).filter((words) => words !== ''),
    right: [...new Set(right)].filter((words) => words !== ''),
  }
}

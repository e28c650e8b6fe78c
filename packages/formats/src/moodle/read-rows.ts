import type { MatchingRule } from '@quizwright/domain/kinds/matching/schema.ts'
import type { RawQuestion } from '../entry/entry.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import { attribute, childNamed, childrenNamed, type Element, textOf } from '../xml/tree.ts'
import { numberOf } from './number-of.ts'
import type { ReadText } from './read-text.ts'

/** How rows earn marks, by the names of the plugins: one point for all, a half with one fault, or a part for each. */
const rules: Readonly<Record<string, MatchingRule>> = {
  kprimeonezero: 'all',
  kprime: 'half',
  subpoints: 'each',
}

/**
 * Reads rows of which each has one right column, as K-prime and multiple true/false questions do: statements that are
 * matched with what the columns say. Undefined if a row has no right column or several.
 */
export const readRows = (
  element: Element,
  readText: ReadText,
  without: string[],
): Pick<RawQuestion, 'kind' | 'matched' | 'matchedBy' | 'answer' | 'choices'> | undefined => {
  const columns = new Map(
    childrenNamed(element, 'column').map((column) => [
      attribute(column, 'number') ?? '',
      readText(childNamed(column, 'responsetext')),
    ]),
  )
  const weights = Map.groupBy(
    childrenNamed(element, 'weight').filter((weight) => numberOf(textOf(childNamed(weight, 'value'))) > 0),
    (weight) => attribute(weight, 'rownumber'),
  )
  const rows = childrenNamed(element, 'row')
  const matched = rows.flatMap((row) => {
    const [right, ...others] = weights.get(attribute(row, 'number')) ?? []
    const choice =
      right && others.length === 0 ? columns.get(attribute(right, 'columnnumber') ?? '') : undefined
    return choice ? [{ prompt: readText(childNamed(row, 'optiontext')), choice }] : []
  })
  if (matched.length === 0 || matched.length < rows.length) return undefined
  const hasFeedback = rows.some((row) => textOf(childNamed(row, 'feedbacktext')).trim() !== '')
  if (hasFeedback) without.push('its feedback')
  const used = new Set(matched.map(({ choice }) => choice))
  const others = [...columns.values()].filter((column) => !used.has(column)).map((choice) => ({ choice }))
  const pairs = matched.map(({ prompt, choice }): [string, string] => [prompt.text, choice.text])
  const rule = rules[textOf(childNamed(element, 'scoringmethod')).trim().toLowerCase()]
  return {
    kind: 'matching',
    matched: [...matched, ...others],
    matchedBy: { ...(rule && { rule }), reuse: true },
    answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(pairs),
  }
}

import type { RawQuestion } from '../entry/entry.ts'
import { listsOfPairs } from '../entry/lists-of-choices.ts'
import type { Grid } from './read-grids.ts'

type Read = Pick<RawQuestion, 'kind' | 'matched' | 'matchedBy' | 'answer' | 'choices' | 'reason'>

/**
 * Makes a grid a matching question: its rows are matched with what the columns say. It is left out if a row has no
 * right column or several.
 */
export const readRows = ({ columns, rows, rule }: Grid, without: string[]): Read => {
  const matched = rows.flatMap(({ prompt, right: [right, ...others] }) => {
    const choice = right !== undefined && others.length === 0 ? columns[right] : undefined
    return choice ? [{ prompt, choice }] : []
  })
  if (matched.length === 0) return { kind: 'composed' }
  if (matched.length < rows.length) return { kind: 'composed', reason: severalInRow }
  if (rows.some(({ feedback }) => feedback.trim() !== '')) without.push('its feedback')
  const used = new Set(matched.map(({ choice }) => choice))
  const others = columns.filter((column) => !used.has(column)).map((choice) => ({ choice }))
  const pairs = matched.map(({ prompt, choice }): [string, string] => [prompt.text, choice.text])
  return {
    kind: 'matching',
    matched: [...matched, ...others],
    matchedBy: { ...(rule && { rule }), reuse: true },
    answer: pairs.map((pair) => pair.join(' → ')).join('\n'),
    choices: listsOfPairs(pairs),
  }
}

const severalInRow =
  'A row of its table has several right columns or none, and a matching question here has one right choice for ' +
  'each prompt.'

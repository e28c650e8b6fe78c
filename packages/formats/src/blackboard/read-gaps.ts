import { lastOf } from '@quizwright/domain/defined.ts'
import { acceptedWord, blankGap } from '@quizwright/domain/kinds/cloze/blank.ts'
import type { FilledText } from '../entry/filled-text.ts'
import { filledBy, type NamedGap } from '../entry/named-gaps.ts'
import { gapOfTexts } from '../kinds/cloze/gap-of-typed.ts'

/** An empty cell ends the group of a gap. */
const groupsOf = (cells: readonly string[]): string[][] => {
  const groups: string[][] = [[]]
  for (const cell of cells) {
    if (cell !== '') lastOf(groups).push(cell)
    else if (lastOf(groups).length > 0) groups.push([])
  }
  return groups.filter((group) => group.length > 0)
}

/** What Blackboard calls a gap stands in brackets in its text. */
export type BlackboardGaps = { filled: FilledText | undefined; gaps: NamedGap[] }

/** Each gap has its name and the answers that are accepted in it. */
export const readBlanks = (text: string, cells: readonly string[]): BlackboardGaps => {
  const gaps = groupsOf(cells).map(([name = '', ...accepted]): NamedGap => ({
    name,
    gap: gapOfTexts(accepted),
  }))
  return { filled: filledBy(text, gaps), gaps }
}

/** Words alternate with the names of the gaps into which they belong. One without a name is a distractor. */
export const readJumbled = (text: string, cells: readonly string[]): BlackboardGaps => {
  const words = cells.flatMap((word, index) =>
    index % 2 === 0 && word !== '' ? [{ word, name: cells[index + 1] ?? '' }] : [],
  )
  const names = [...new Set(words.map(({ name }) => name))].filter((name) => name !== '')
  const gaps = names
    .toSorted((one, other) => text.indexOf(`[${one}]`) - text.indexOf(`[${other}]`))
    .map((name): NamedGap => ({
      name,
      gap: {
        ...blankGap('bank'),
        accepted: words.filter((one) => one.name === name).map(({ word }) => acceptedWord(word)),
      },
    }))
  const filled = filledBy(text, gaps)
  const extra = words.filter(({ name }) => name === '').map(({ word }) => word)
  return { filled: filled && { ...filled, extra }, gaps }
}

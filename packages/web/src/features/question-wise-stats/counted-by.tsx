import { saidWhenRead } from '@quizwright/domain/language/say.ts'
import { chakra } from '../../ui/styled/chakra.tsx'
import type { CountedAttempts } from '@quizwright/domain/schemas/item-statistics.ts'

/** Says which attempts the figures below count, because other figures on the screen may count others. */
export const CountedBy = chakra('p', {
  base: { textStyle: 'xs', fontWeight: 'medium', color: 'fg.muted', mb: '1.5' },
})

export const countedInWords: Readonly<Record<CountedAttempts, string>> = saidWhenRead({
  first: 'First attempts only',
  latest: 'Latest attempts only',
  highest: 'Best attempts only',
  all: 'All attempts',
})

import type { Numeric } from '@quizwright/domain/kinds/numeric/schema.ts'
import type { WordsCount } from '@quizwright/domain/kinds/short-answer/schema.ts'

/** What a file says about a typed answer besides the accepted ones. */
export type TypedSettings = {
  /** What must be the same in a short answer. */
  words?: Partial<WordsCount>
  /** Whether `*` stands for any text. */
  hasPatterns?: true
  /** How a number's unit is given and what it costs. */
  units?: Pick<Numeric, 'presentation'> & Pick<Numeric['key'], 'units' | 'unit_costs'>
}

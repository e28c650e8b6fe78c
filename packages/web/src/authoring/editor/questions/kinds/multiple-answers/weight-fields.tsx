import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import type { Option } from '@quizwright/domain/schemas/question.ts'
import { chakra } from '../../../../../ui/styled/chakra.tsx'
import { Select } from '../../../../../ui/form/select.tsx'

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    flexBasis: '100%',
    listStyle: 'none',
    '& > li': { width: '6.5rem' },
  },
})

/** The fractions of other tools, in percent, from all marks to all marks taken back. */
const steps = [
  100, 90, 80, 75, 66.66667, 60, 50, 40, 33.33333, 30, 25, 20, 16.66667, 15, 14.28571, 12.5, 10, 5,
]
const offered = [...steps, 0, ...steps.map((step) => -step).reverse()]

type WeightFieldsProps = {
  options: readonly Option[]
  /** In percent of the marks, one for each option. */
  weights: readonly number[]
  onChange: (weights: number[]) => void
}

/** What choosing each option earns or costs. */
export const WeightFields = ({ options, weights, onChange }: WeightFieldsProps) => (
  <List>
    {options.map((_, index) => {
      const weight = weights[index] ?? 0
      const values = [...new Set([...offered, weight])].sort((a, b) => b - a)
      return (
        // Options have no id, so their index is the key.
        <li key={index}>
          <Select
            label={say('Option {number}', { number: index + 1 })}
            size="sm"
            value={String(weight)}
            options={values.map((value) => ({
              value: String(value),
              label: `${value < 0 ? '−' : ''}${formatPercent(Math.abs(value))}`,
            }))}
            onChange={(chosen) =>
              onChange(options.map((__, at) => (at === index ? Number(chosen) : (weights[at] ?? 0))))
            }
          />
        </li>
      )
    })}
  </List>
)

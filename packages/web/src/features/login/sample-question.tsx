import { say } from '@quizwright/domain/language/say.ts'
import { formatPercent } from '@quizwright/domain/rules/format-number.ts'
import { Check } from 'lucide-react'
import { chakra } from '../../ui/styled/chakra.tsx'

/** The options of the sample, `factor` x to the power of `power`, and how many of a hundred students chose each. */
const options = [
  { power: '2', factor: '', chosen: 9, isRight: false },
  { power: '2', factor: '3', chosen: 78, isRight: true },
  { power: '4', factor: '', chosen: 8, isRight: false },
  { power: '', factor: '3', chosen: 5, isRight: false },
]

const Sample = chakra('div', {
  base: {
    display: { base: 'none', lg: 'flex' },
    flexDirection: 'column',
    gap: '4',
    width: 'full',
    maxWidth: 'md',
    p: '6',
    bg: 'bg',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    boxShadow: 'lg',
    '& > p': { textStyle: 'title.sm' },
    '& > small': { textStyle: 'xs', color: 'fg.muted' },
    '& ul': { display: 'flex', flexDirection: 'column', gap: '2', listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '1.25rem 3rem minmax(0, 1fr) 3rem',
      alignItems: 'center',
      gap: '3',
      minHeight: '10',
      px: '3',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'md',
      '&[data-right]': { borderColor: 'green.fg', bg: 'green.subtle' },
    },
    '& i': {
      display: 'grid',
      placeItems: 'center',
      boxSize: '4',
      borderWidth: '1px',
      borderColor: 'border.emphasized',
      borderRadius: 'full',
    },
    '& [data-right] > i': { color: 'bg', bg: 'green.fg', borderColor: 'green.fg' },
    '& hr': { height: '2', border: '0', borderRadius: 'full', bg: 'border.emphasized' },
    '& [data-right] hr': { bg: 'green.fg' },
    '& b': { textStyle: 'xs', textAlign: 'end', color: 'fg.muted', fontWeight: 'medium' },
  },
})

/** A question as the product shows it, with how students answered: an image of what one signs in to. */
export const SampleQuestion = () => (
  <Sample aria-hidden>
    <p>{say('What is the derivative of x³?')}</p>
    <ul>
      {options.map(({ power, factor, chosen, isRight }) => (
        <li key={`${factor}x${power}`} data-right={isRight || undefined}>
          <i>{isRight && <Check size={12} strokeWidth={3} />}</i>
          <span dir="ltr">
            {factor}
            <em>x</em>
            <sup>{power}</sup>
          </span>
          <hr style={{ inlineSize: `${chosen}%` }} />
          <b>{formatPercent(chosen)}</b>
        </li>
      ))}
    </ul>
    <small>{say('How students answered')}</small>
  </Sample>
)

import { say, sayCount } from '@quizwright/domain/language/say.ts'
import { kindOf } from '@quizwright/domain/kinds/kind-of.ts'
import { drawnInWords, inVariant, variantsOf } from '@quizwright/domain/kinds/numeric/drawn/in-variant.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { Shuffle } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../../../../../ui/buttons/button.tsx'
import { chakra } from '../../../../../../ui/styled/chakra.tsx'

const Examples = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'start',
    gap: '2',
    textStyle: 'sm',
    '& > p': { color: 'fg.muted', textStyle: 'xs' },
    '& > ul': { listStyle: 'none', fontVariantNumeric: 'tabular-nums' },
    '& > ul > li': { overflowWrap: 'anywhere' },
  },
})

const shown = 4

/** Multiples of the golden ratio are spread over all combinations, however many are shown. */
const goldenRatio = 0.618_033_988_749_895
const spread = (index: number, variants: number): number =>
  Math.floor((((index + 1) * goldenRatio) % 1) * variants)

/** Values that students may get, each with its right answer. */
export const DrawnExamples = ({ question }: { question: DraftQuestion }) => {
  const [round, setRound] = useState(0)
  const variants = variantsOf(question)
  if (!variants) return null
  const examples = new Set(
    Array.from({ length: Math.min(shown, variants) }, (_, index) =>
      variants <= shown ? index : spread(round * shown + index, variants),
    ),
  )
  const rightFor = (variant: number): string => {
    const drawn = inVariant(question, variant)
    const isComputed =
      drawn.interaction?.kind !== 'numeric' ||
      drawn.interaction.key.accepted.every(({ value, tolerance }) => value !== '' || tolerance.by === 'range')
    return isComputed ? (kindOf(drawn).accepted?.(drawn).join(', ') ?? '') : say('no value')
  }
  return (
    <Examples>
      <p>{sayCount(variants, '{count} combination, for example:', '{count} combinations, for example:')}</p>
      <ul>
        {[...examples].map((variant) => (
          <li key={variant} dir="ltr">
            {drawnInWords(question, variant)} → <strong>{rightFor(variant)}</strong>
          </li>
        ))}
      </ul>
      {variants > shown && (
        <Button size="sm" icon={<Shuffle aria-hidden />} onClick={() => setRound(round + 1)}>
          {say('Other examples')}
        </Button>
      )}
    </Examples>
  )
}

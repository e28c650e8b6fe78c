import { memo } from '../../../language/memo.ts'
import { sameItems } from '@quizwright/machines/quiz-document/selectors.ts'
import { Plus } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { type Extra, extraTitles, extras } from './extras.ts'

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } })

type AddersProps = { shown: readonly Extra[]; onAsk: (extra: Extra) => void }

const Buttons = ({ shown, onAsk }: AddersProps) => (
  <Line>
    {extras
      .filter((extra) => !shown.includes(extra))
      .map((extra) => (
        <Button
          key={extra}
          size="sm"
          variant="ghost"
          icon={<Plus aria-hidden />}
          onClick={() => onAsk(extra)}
        >
          {extraTitles[extra]}
        </Button>
      ))}
  </Line>
)

/** Buttons that add optional fields to a question. `shown` is a new list at each keystroke. */
export const Adders = memo(
  Buttons,
  (before, after) => before.onAsk === after.onAsk && sameItems(before.shown, after.shown),
)

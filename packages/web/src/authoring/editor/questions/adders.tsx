import { Plus } from 'lucide-react'
import { Button } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { type Extra, extraTitles, extras } from './extras.ts'

const Line = chakra('div', { base: { display: 'flex', flexWrap: 'wrap', gap: '1' } })

/** Buttons that add optional fields to a question. */
export const Adders = ({ shown, onAsk }: { shown: readonly Extra[]; onAsk: (extra: Extra) => void }) => (
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

import { labels } from '@quizwright/contracts/texts.ts'
import { FileUp, PencilLine, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import { chooseWay, type WizardWay } from './wizard-host.ts'
import type { WizardPart } from './wizard-part.ts'

const Ways = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    minWidth: '0',
    '& > legend': { mb: '4', textStyle: 'sm', color: 'fg.muted' },
  },
})
const Way = chakra('label', {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '1.5',
    p: '4',
    borderWidth: '1px',
    borderColor: 'border.emphasized',
    borderRadius: 'lg',
    cursor: 'pointer',
    textStyle: 'sm',
    color: 'fg.muted',
    _hover: { bg: 'bg.subtle' },
    '&:has(:checked)': {
      borderColor: 'accent.solid',
      bg: 'accent.subtle',
      boxShadow: 'inset 0 0 0 1px {colors.accent.solid}',
    },
    '&:focus-within': { outline: '2px solid', outlineColor: 'accent.focusRing', outlineOffset: '2px' },
    '& > strong': { color: 'fg', fontWeight: 'semibold' },
    '& > svg': { color: 'accent.fg', width: '5', height: '5' },
    '& > input': { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
  },
})

const ways = {
  'upload a CSV': {
    name: 'Upload CSV',
    says: 'Questions from a spreadsheet or another tool. What is wrong with them is shown before anything is saved.',
    icon: <FileUp aria-hidden />,
  },
  generate: {
    name: 'Auto generate',
    says: 'Questions you already have, chosen by tags, faculties and difficulty.',
    icon: <Sparkles aria-hidden />,
  },
  'write by hand': {
    name: 'Enter questions manually',
    says: 'Write each question with its options in the editor.',
    icon: <PencilLine aria-hidden />,
  },
} as const satisfies Record<WizardWay, { name: string; says: string; icon: ReactNode }>

/** Window 6: how the questions come. */
export const ChooseWayWindow = ({ host, view, send }: WizardPart) => {
  const [chosen, setChosen] = useState<WizardWay>(host.way ?? 'upload a CSV')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        chooseWay(host, chosen)
        send({ type: chosen })
      }}
    >
      <Ways>
        <legend>“{host.quiz?.name}” is saved. How do the questions come?</legend>
        {(Object.keys(ways) as WizardWay[]).map((name) => (
          <Way key={name}>
            <input
              type="radio"
              name="way"
              value={name}
              checked={chosen === name}
              onChange={() => setChosen(name)}
            />
            {ways[name].icon}
            <strong>{ways[name].name}</strong>
            <span>{ways[name].says}</span>
          </Way>
        ))}
      </Ways>
      <WindowFooter>
        <Button disabled={!view.canGoBack} onClick={() => send({ type: 'back' })}>
          {labels.back}
        </Button>
        <Button type="submit" variant="solid">
          Create and continue
        </Button>
      </WindowFooter>
    </form>
  )
}

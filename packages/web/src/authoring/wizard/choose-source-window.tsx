import { say } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { FileUp, PencilLine, Sparkles } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { WindowProps } from './wizard-props.ts'

const Sources = chakra('fieldset', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
    gap: '3',
    minWidth: '0',
    '& > legend': { mb: '4', textStyle: 'sm', color: 'fg.muted' },
  },
})
const Source = chakra('label', {
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

const sources = () =>
  ({
    'upload a CSV': {
      name: say('Upload CSV'),
      description: say(
        'Questions from a spreadsheet or another tool. What is wrong with them is shown ' +
          'before anything is saved.',
      ),
      icon: <FileUp aria-hidden />,
    },
    generate: {
      name: say('Auto generate'),
      description: say('Questions you already have, chosen by tags, faculties and difficulty.'),
      icon: <Sparkles aria-hidden />,
    },
    'write by hand': {
      name: say('Enter questions manually'),
      description: say('Write or paste them in the editor, or take some from your other quizzes.'),
      icon: <PencilLine aria-hidden />,
    },
  }) as const satisfies Record<QuestionSource, { name: string; description: string; icon: ReactNode }>

/** Window 6: the author chooses the source of questions. */
export const ChooseSourceWindow = ({ view, send }: WindowProps) => {
  const [chosen, setChosen] = useState<QuestionSource>(view.source ?? 'upload a CSV')
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: chosen })
      }}
    >
      <Sources>
        <legend>{say('How do you want to add questions?')}</legend>
        {(Object.keys(sources()) as QuestionSource[]).map((source) => (
          <Source key={source}>
            <input
              type="radio"
              name="source"
              value={source}
              checked={chosen === source}
              onChange={() => setChosen(source)}
            />
            {sources()[source].icon}
            <strong>{sources()[source].name}</strong>
            <span>{sources()[source].description}</span>
          </Source>
        ))}
      </Sources>
      <WindowFooter>
        <Button disabled={!view.canGoBack} onClick={() => send({ type: 'back' })}>
          {labels.back}
        </Button>
        <Button type="submit" variant="solid">
          {say('Create and continue')}
        </Button>
      </WindowFooter>
    </form>
  )
}

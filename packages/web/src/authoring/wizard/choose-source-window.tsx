import { say, texts } from '@quizwright/domain/language/say.ts'
import { labels } from '@quizwright/domain/texts.ts'
import type { QuestionSource } from '@quizwright/machines/quiz-wizard/guards-and-actions.ts'
import { ClipboardPaste, FileUp, Library, PencilLine, Dices } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useIsOffered } from '../../api/offered-calls.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { chakra } from '../../ui/styled/chakra.tsx'
import { WindowFooter } from '../../ui/layout/window-footer.tsx'
import type { WindowProps } from './wizard-props.ts'

const Sources = chakra('fieldset', {
  base: {
    display: 'grid',
    gap: '2',
    minWidth: '0',
    '& > legend': { mb: '3', textStyle: 'sm', color: 'fg.muted' },
  },
})
const Source = chakra('label', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    columnGap: '3.5',
    alignItems: 'center',
    px: '4',
    py: '2.5',
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
    '& > span': { gridColumn: '2' },
    '& > svg': { color: 'accent.fg', width: '5', height: '5', gridRow: 'span 2' },
    '& > input': { position: 'absolute', opacity: '0', width: '1px', height: '1px' },
  },
})

/** In the order in which they are shown. */
const icons: Record<QuestionSource, ReactNode> = {
  'write by hand': <PencilLine aria-hidden />,
  'paste a list': <ClipboardPaste aria-hidden />,
  'upload a CSV': <FileUp aria-hidden />,
  'take from other quizzes': <Library aria-hidden />,
  generate: <Dices aria-hidden />,
}
const names = texts({
  'write by hand': 'Enter questions manually',
  'paste a list': 'Paste questions',
  'upload a CSV': 'Upload a file',
  'take from other quizzes': 'Add from your quizzes',
  generate: 'Auto generate',
})
const descriptions = texts({
  'write by hand': 'One by one, with formulas and images.',
  'paste a list': 'A numbered list with answers, or a table, from any document.',
  'upload a CSV':
    'CSV, Word, Excel, or an export from Moodle, Canvas and other tools. You review it before it’s saved.',
  'take from other quizzes': 'Search your existing questions and pick some.',
  generate: 'Picks questions from your quizzes by tag, faculty and difficulty.',
})

/** Window 6: the author chooses the source of questions. */
export const ChooseSourceWindow = ({ view, send }: WindowProps) => {
  const [chosen, setChosen] = useState<QuestionSource>(view.source ?? 'upload a CSV')
  const hasBank = useIsOffered('searchQuestionBank')
  const offered = (Object.keys(icons) as QuestionSource[]).filter(
    (source) => hasBank || source !== 'take from other quizzes',
  )
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send({ type: chosen })
      }}
    >
      <Sources>
        <legend>{say('How do you want to add questions?')}</legend>
        {offered.map((source) => (
          <Source key={source}>
            <input
              type="radio"
              name="source"
              value={source}
              checked={chosen === source}
              onChange={() => setChosen(source)}
            />
            {icons[source]}
            <strong>{say(names[source])}</strong>
            <span>{say(descriptions[source])}</span>
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

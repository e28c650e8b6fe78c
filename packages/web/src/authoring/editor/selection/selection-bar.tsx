import { say } from '@quizwright/domain/language/say.ts'
import type { DraftQuestion } from '@quizwright/domain/schemas/question.ts'
import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useIsOffered } from '../../../api/offered-calls.ts'
import { Button, IconButton } from '../../../ui/buttons/button.tsx'
import { chakra } from '../../../ui/styled/chakra.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuestionCount } from '../use-quiz.ts'
import { AskOfSelected, type Request, requests } from './ask-of-selected.tsx'
import { useSelectedActions } from './use-selected-actions.ts'
import { useSelectedQuestions } from './use-selection.ts'
import type { Selection } from './selection.ts'

/** Clears the selection on Escape, unless Escape closes a dialog or a list of options. */
const useSelectionKeys = (selection: Selection): void => {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return
      const closes = document.querySelector(
        '[role=dialog]:not(:has([data-editor])), [aria-expanded=true][role=combobox]',
      )
      if (!closes) selection.clear()
    }
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [selection])
}

/** Fixed at the bottom of the window, above the questions, without taking space in the list. */
const Bar = chakra('div', {
  base: {
    position: 'sticky',
    bottom: { base: '2', md: '4' },
    zIndex: 'docked',
    alignSelf: 'center',
    maxWidth: 'full',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0.5',
    px: '2',
    py: '1.5',
    bg: 'bg.panel',
    borderWidth: '1px',
    borderColor: 'accent.emphasized',
    borderRadius: 'xl',
    boxShadow: 'lg',
    '& > span': { textStyle: 'sm', fontWeight: 'medium', px: '2', fontVariantNumeric: 'tabular-nums' },
    '& > button:not([title])': { px: '1.5' },
    // On a phone, the buttons for the selection itself fill the first row.
    smDown: { '& > span': { flex: '1 0 auto' }, '& > :is(span, [title], [data-all])': { order: '-1' } },
  },
})

const SelectedBar = ({ selected }: { selected: readonly DraftQuestion[] }) => {
  const { selection } = useEditor()
  const total = useQuestionCount()
  const [asked, setAsked] = useState<Request>()
  const close = () => setAsked(undefined)
  const actions = useSelectedActions(selected, close)
  const isDownloadOffered = useIsOffered('exportQuestions')
  const offered = requests().filter(([what]) => what !== 'download' || isDownloadOffered)
  useSelectionKeys(selection)
  const count = selected.length
  return (
    <Bar role="toolbar" aria-label={say('Selected questions')} data-selection-bar data-bottom-bar>
      <span role="status">{say('{count} of {total} selected', { count, total })}</span>
      {offered.map(([what, words]) => (
        <Button
          key={what}
          size="sm"
          variant="ghost"
          disabled={what === 'move' && count === total}
          onClick={() => setAsked(what)}
        >
          {words}
        </Button>
      ))}
      {count < total && (
        <Button size="sm" variant="ghost" data-all onClick={actions.selectAll}>
          {say('Select all {total}', { total })}
        </Button>
      )}
      <IconButton
        size="sm"
        label={say('Clear the selection')}
        title={say('Clear the selection (Esc)')}
        icon={<X aria-hidden />}
        aria-keyshortcuts="Escape"
        onClick={actions.clear}
      />
      <AskOfSelected asked={asked} selected={selected} actions={actions} onClose={close} />
    </Bar>
  )
}

/** The actions for the selected questions; hidden if none is selected. */
export const SelectionBar = () => {
  const selected = useSelectedQuestions()
  return selected.length > 0 && <SelectedBar selected={selected} />
}

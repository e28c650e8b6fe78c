import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useEditor } from '../editor-context.ts'
import { useQuizFindings } from '../use-quiz.ts'

/** On a phone both buttons and the errors are in one row, and on a page at 200 % beside the tools. */
const narrow = { px: { base: '2', md: '4' }, h: { base: '8', md: '10' } }

/**
 * Saves the questions as published or as a draft. Questions with errors cannot be published; the button then
 * says why.
 */
export const SaveButtons = ({ busy, onSave }: { busy: boolean; onSave: (publish: boolean) => void }) => {
  const { quiz } = useEditor()
  const { errors } = useQuizFindings()
  // Ctrl+S leaves the quiz as published as it is.
  const keysOf = (publish: boolean) => (publish === quiz.is_published ? 'Control+S' : undefined)
  // While a save runs, a phone has its progress in their place.
  const look = busy ? { ...narrow, display: { base: 'none', sm: 'inline-flex' } } : narrow
  return (
    <>
      <Button {...look} disabled={busy} aria-keyshortcuts={keysOf(false)} onClick={() => onSave(false)}>
        {labels.saveUnpublish}
      </Button>
      <Button
        {...look}
        variant="solid"
        disabled={busy}
        aria-disabled={errors.length > 0 || undefined}
        aria-keyshortcuts={keysOf(true)}
        onClick={() => onSave(true)}
      >
        {labels.savePublish}
      </Button>
    </>
  )
}

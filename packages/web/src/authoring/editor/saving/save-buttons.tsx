import { labels } from '@quizwright/contracts/texts.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { useQuizFindings } from '../use-quiz.ts'

/** On a phone both buttons and the errors are in one row, and on a page at 200 % beside the tools. */
const narrow = { px: { base: '2', md: '4' }, h: { base: '8', md: '10' } }

/**
 * Saves the questions as published or as a draft. Questions with errors cannot be published; the button then
 * says why.
 */
export const SaveButtons = ({ busy, onSave }: { busy: boolean; onSave: (publish: boolean) => void }) => {
  const { errors } = useQuizFindings()
  return (
    <>
      <Button {...narrow} disabled={busy} onClick={() => onSave(false)}>
        {labels.saveUnpublish}
      </Button>
      <Button
        {...narrow}
        variant="solid"
        disabled={busy}
        aria-disabled={errors.length > 0 || undefined}
        onClick={() => onSave(true)}
      >
        {labels.savePublish}
      </Button>
    </>
  )
}
